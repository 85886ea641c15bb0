/** What modules of the app ask a browser for as soon as they are loaded, and Node.js does not have. */
const nothing = (): void => undefined;

globalThis.document ??= { documentElement: {}, addEventListener: nothing } as unknown as Document;
globalThis.location ??= { href: 'http://house/', hash: '' } as Location;
globalThis.localStorage ??= { getItem: () => null, setItem: nothing } as unknown as Storage;
globalThis.matchMedia ??= () => ({ matches: false, addEventListener: nothing }) as unknown as MediaQueryList;
globalThis.addEventListener ??= nothing;
globalThis.window ??= globalThis as unknown as Window & typeof globalThis;
