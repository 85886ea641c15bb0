/** The types of all that goes over HTTP and sockets, from the server's JSON Schema: node types.mjs SCHEMA OUT */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const BANNER = '/** Generated from the schema of the server by `python web/webapp.py types`; do not edit. */';
const ROOT = 'Everything';

/** The schema in the words that the generator knows. */
function understood(schema) {
  if (Array.isArray(schema)) return schema.map(understood);
  if (schema === null || typeof schema !== 'object') return schema;
  const { prefixItems, discriminator: _, ...rest } = schema;
  if (prefixItems) {
    const items = understood(prefixItems);
    return { ...rest, items, minItems: items.length, maxItems: items.length };
  }
  if (Object.keys(rest).every((key) => key === 'description')) return { ...rest, tsType: 'unknown' };
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, understood(inner)]));
}

const [schemaFile, outFile] = process.argv.slice(2);
const schema = understood(JSON.parse(readFileSync(schemaFile, 'utf-8')));
const options = {
  additionalProperties: false,
  bannerComment: BANNER,
  format: false,
  maxItems: -1,
  unreachableDefinitions: true,
};
const compiled = (await compile({ ...schema, title: ROOT }, ROOT, options))
  .replaceAll(/\n *\* (This \w+ was referenced by [^]*?(?=\n *\*\/)|@m\w+Items \d+)/g, '')
  .replaceAll(/(\n *\* *)+(?=\n *\*\/)/g, '')
  .replaceAll(/\/\*\*\n *\*\/\n/g, '')
  .replaceAll(/\/\*\*\n *\* (.*)\n *\*\//g, '/** $1 */')
  .replace(new RegExp(`export interface ${ROOT} {[^}]*}\n`), '');
const style = await resolveConfig(fileURLToPath(import.meta.url));
writeFileSync(outFile, await format(compiled, { ...style, parser: 'typescript' }));
