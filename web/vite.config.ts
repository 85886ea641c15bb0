import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The animals of For Northwood!, by character: silhouettes of game-icons.net (CC BY 3.0, credited on the About page). */
const ANIMALS: Record<string, string> = {
  JC: 'fox', QC: 'lynx-head', KC: 'bear-head', PC: 'wolf-head', LC: 'feline', BC: 'badger',
  JF: 'seated-mouse', QF: 'rabbit', KF: 'ram-profile', PF: 'hummingbird', LF: 'bee', BF: 'mole',
  JL: 'squirrel', QL: 'gecko', KL: 'deer-head', PL: 'frog-prince', LL: 'finch', BL: 'beaver',
  JE: 'raven', QE: 'owl', KE: 'eagle-head', PE: 'snake', LE: 'heron', BE: 'turtle',
}; // prettier-ignore

function animals(): Plugin {
  const name = 'virtual:animals';
  return {
    name,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      const file = fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json'));
      const { icons } = JSON.parse(readFileSync(file, 'utf-8')) as { icons: Record<string, { body: string }> };
      const paths = Object.entries(ANIMALS).map(([who, icon]) => [who, / d="([^"]+)"/.exec(icons[icon]!.body)![1]]);
      return `export const ANIMALS = ${JSON.stringify(Object.fromEntries(paths))};`;
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), animals()],
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
    proxy: { '/api': { target: process.env.LONGHOUSE_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
});
