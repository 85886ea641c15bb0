/** Texts of lists and headings as parts of a longer text. */

/** These texts, each with a full stop unless it has an end of its own; empty ones are left out. */
export function sentences(...texts: readonly (string | null | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
