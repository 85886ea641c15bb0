/** Which page is open: the part of the address after `#/`. */

let path = $state(here());
addEventListener('hashchange', () => {
  path = here();
  scrollTo(0, 0);
});

function here(): readonly string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean);
}

export function route(): readonly string[] {
  return path;
}

export function go(to: string): void {
  location.hash = `/${to}`;
}
