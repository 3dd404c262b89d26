import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';

// Removes every package that the built server does not import from package.json, so that `npm prune` removes it from
// `node_modules`. Runs while the image is built (see the Dockerfile), which is why it is plain JavaScript.

const BUILD = 'dist/server';

/** Only `npm run dev` loads it. */
const OUTSIDE_PRODUCTION = ['vite'];

/** Every text in the built server. An import is one, and so is the path of a file in a package. */
const texts = new Set();
for (const file of readdirSync(BUILD, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.js')) collect(parseAst(readFileSync(join(BUILD, file), 'utf8')));
}

/** @param {unknown} node */
function collect(node) {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'Literal' && 'value' in node) texts.add(node.value);
  else Object.values(node).forEach(collect);
}

/** @param {string} name */
function isNeeded(name) {
  if (OUTSIDE_PRODUCTION.includes(name)) return false;
  return [...texts].some(
    (text) => typeof text === 'string' && (text === name || text.startsWith(`${name}/`)),
  );
}

const description = JSON.parse(readFileSync('package.json', 'utf8'));
const needed = Object.entries(description.dependencies).filter(([name]) => isNeeded(name));
// A build in another format would name none, and the image would be empty.
if (needed.length === 0) throw new Error(`No package is named in ${BUILD}.`);
writeFileSync(
  'package.json',
  JSON.stringify(
    { ...description, scripts: {}, dependencies: Object.fromEntries(needed), devDependencies: {} },
    null,
    2,
  ),
);
process.stdout.write(`The server needs ${needed.map(([name]) => name).join(', ')}.\n`);
