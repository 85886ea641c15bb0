/** The app's font of numbers for SVG files, which have no style sheet and may load nothing. */
import font from '@fontsource/crimson-pro/files/crimson-pro-latin-700-normal.woff2?url';
import { dataUrl } from './images';

/** A style element for `class="numeral"` that holds the font itself. */
export async function numeralStyle(): Promise<string> {
  const response = await fetch(font);
  const face = `@font-face{font-family:Numerals;src:url(${await dataUrl(await response.blob())})}`;
  return `<style>${face}.numeral{font-family:Numerals,Georgia,serif;font-weight:700;text-anchor:middle}</style>`;
}
