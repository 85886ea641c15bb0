import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The animals of For Northwood!, by character: silhouettes of game-icons.net (CC BY 3.0, credited on the About page). */
const ANIMALS: Record<string, string> = {
  JC: 'fox', QC: 'lynx-head', KC: 'bear-head', PC: 'wolf-head', LC: 'feline', BC: 'badger',
  JF: 'seated-mouse', QF: 'rabbit', KF: 'ram-profile', PF: 'hummingbird', LF: 'bee', BF: 'mole',
  JL: 'squirrel', QL: 'gecko', KL: 'deer-head', PL: 'frog-prince', LL: 'finch', BL: 'beaver',
  JE: 'raven', QE: 'owl', KE: 'eagle-head', PE: 'snake', LE: 'heron', BE: 'turtle',
}; // prettier-ignore

/** The emblems of the bots, by level, from the same collection. */
const EMBLEMS: Record<string, string> = {
  thrall: 'empty-wood-bucket-handle', karl: 'battle-axe', jarl: 'drakkar', skald: 'lyre', vala: 'wizard-staff', norn: 'sewing-string',
}; // prettier-ignore

/** A module `virtual:NAME` with the path data of icons. */
function icons(name: string, wanted: Record<string, string>): Plugin {
  const module = `virtual:${name}`;
  return {
    name: module,
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load(id) {
      if (id !== `\0${module}`) return undefined;
      const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
      const { icons } = JSON.parse(readFileSync(file, 'utf-8')) as { icons: Record<string, { body: string }> };
      const paths = Object.entries(wanted).map(([who, icon]) => [who, / d="([^"]+)"/.exec(icons[icon]!.body)![1]]);
      return `export const ${name.toUpperCase()} = ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}

/** The fonts that are preloaded. */
const FIRST_FONTS = /(crimson-pro-latin-700|source-sans-3-latin-400)-normal-.*\.woff2$/;
/** The licence files of the packages that parts of the app are made of. */
const LICENCES = [
  '@fontsource/crimson-pro/LICENSE',
  '@fontsource/source-sans-3/LICENSE',
  'gifenc/LICENSE.md',
  'mediabunny/LICENSE',
];

function shipped(): Plugin {
  return {
    name: 'fonts-and-licences',
    apply: 'build',
    generateBundle() {
      for (const licence of LICENCES) {
        const source = readFileSync(new URL(`node_modules/${licence}`, import.meta.url), 'utf-8');
        this.emitFile({ type: 'asset', fileName: `licences/${licence.split('/').at(-2)}.txt`, source });
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
            injectTo: 'head',
          })),
    },
  };
}

/** Files that the app can do without when there is no connection: licences, and what makes films. */
const NOT_OFFLINE = /^licences\/|^assets\/(src|gifenc|dist)-/;

/** Builds the service worker (`src/sw.ts`), with the list of all files that it keeps. */
function serviceWorker(): Plugin {
  let outDir = '';
  let files: { url: string; revision: string | null }[] = [];
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => void (outDir = config.build.outDir),
    writeBundle(_, bundle) {
      const kept = Object.values(bundle).filter(({ fileName }) => !NOT_OFFLINE.test(fileName));
      files = kept.map((file) => {
        const content = file.type === 'chunk' ? file.code : file.source;
        const named = file.fileName.startsWith('assets/'); // by a hash of the content
        return { url: file.fileName, revision: named ? null : createHash('sha256').update(content).digest('hex') };
      });
    },
    async closeBundle() {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { PRECACHED: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: 'src/sw.ts', formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
        },
      });
    },
  };
}

const SERVER = process.env.LONGHOUSE_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  base: './',
  plugins: [svelte(), icons('animals', ANIMALS), icons('emblems', EMBLEMS), shipped(), serviceWorker()],
  build: {
    outDir: '../src/longhouse/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // a slow machine is nothing to warn of
      // what every visit needs comes in one file, however many pages that are loaded later share parts of it
      output: { codeSplitting: { groups: [{ name: 'main', tags: ['$initial'] }] } },
    },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } } },
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
