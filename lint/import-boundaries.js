import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featureOrder } from '../features.js';

const inside = (directory) => (file) => file.startsWith(`${directory}/`);
const isTest = (file) => inside('tests')(file) || /\.test\.tsx?$/.test(file);

/** A file's feature and its index in `features.js`, or -1 if it isn't listed. Null outside features. */
function featureOf(file) {
  const found = /^(server|client\/src)\/features\/([^/]+)\//.exec(file);
  if (!found) return null;
  const side = found[1] === 'server' ? 'server' : 'client';
  const name = found[2];
  return { side, name, place: featureOrder[side].indexOf(name) };
}

const isSameFeature = (one, other) => one.side === other.side && one.name === other.name;

const isRules = (file) => /(^|\/)rules\.ts$|^server\/.*-rules\.ts$/.test(file);
/** Parts of the server that any other product could use. */
const isFoundation = (file) => /^server\/(adapters|db|http|context\.ts$)/.test(file);

/** Forbidden imports. Paths are relative to the project root; for a package import, `target` is null. */
const EDGES = [
  {
    sentence: 'The client never imports the server: share through shared/.',
    isBroken: (file, target) => inside('client')(file) && target !== null && inside('server')(target),
  },
  {
    sentence: 'The server never imports the client: share through shared/.',
    isBroken: (file, target) => inside('server')(file) && target !== null && inside('client')(target),
  },
  {
    sentence: 'shared/ imports neither client nor server.',
    isBroken: (file, target) =>
      inside('shared')(file) && target !== null && /^(client|server)\//.test(target),
  },
  {
    sentence: 'The product never imports tools/, which are in no build.',
    isBroken: (file, target) =>
      /^(client|server|shared)\//.test(file) && target !== null && inside('tools')(target),
  },
  {
    sentence: 'Pages load zod/mini: plain zod would make each of them 13 kB larger.',
    isBroken: (file, _target, specifier) =>
      /^(client|shared)\//.test(file) && /^zod(\/(?!mini$)|$)/.test(specifier),
  },
  {
    sentence: 'rules.ts is pure: it imports only shared/ and other rules of its feature.',
    isBroken(file, target) {
      if (!isRules(file)) return false;
      if (target === null) return true;
      const [from, to] = [featureOf(file), featureOf(target)];
      const isOwnRules = isRules(target) && from !== null && to !== null && isSameFeature(from, to);
      return !inside('shared')(target) && !isOwnRules;
    },
  },
  {
    sentence:
      'adapters/, db/, http/ and context.ts know no feature: it registers itself, or passes in what they need.',
    isBroken: (file, target) =>
      target !== null && isFoundation(file) && !isTest(file) && inside('server/features')(target),
  },
  {
    sentence: 'A feature’s queries.ts is private: use one of its use cases or rules instead.',
    isBroken(file, target) {
      if (target === null || !/(^|\/)queries\.ts$/.test(target)) return false;
      const [from, to] = [featureOf(file), featureOf(target)];
      return from !== null && to !== null && !isSameFeature(from, to);
    },
  },
  {
    sentence: 'A feature imports only itself and the features before it: features.js has the order.',
    isBroken(file, target) {
      if (target === null || isTest(file)) return false;
      const [from, to] = [featureOf(file), featureOf(target)];
      if (from === null || to === null || from.side !== to.side || isSameFeature(from, to)) return false;
      return from.place === -1 || to.place === -1 || to.place > from.place;
    },
  },
  {
    sentence: 'Import what is three or more folders up by its alias, such as #server/.',
    isBroken: (_file, target, specifier) =>
      specifier.startsWith('../../../') && ALIASES.some(([, folder]) => target?.startsWith(folder)),
  },
  {
    sentence: 'Only server/serve.ts and tests import server/dev, which must not reach production.',
    isBroken: (file, target) =>
      target !== null &&
      inside('server/dev')(target) &&
      !inside('server/dev')(file) &&
      !isTest(file) &&
      file !== 'server/serve.ts',
  },
];

/** The prefix of each alias in package.json, and the folder it maps to. */
const ALIASES = Object.entries(
  /** @type {Record<string, string>} */ (
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).imports
  ),
).map(([alias, target]) => [alias.replace('*', ''), target.replace(/^\.\/|\*$/g, '')]);

/** The project path of an import, or null for a package. Imports include their extension, so no resolution is needed. */
function targetOf(file, specifier) {
  const bare = specifier.replace(/\?.*$/, '');
  const alias = ALIASES.find(([start]) => bare.startsWith(start));
  if (alias) return alias[1] + bare.slice(alias[0].length);
  return bare.startsWith('.') ? path.posix.join(path.posix.dirname(file), bare) : null;
}

const rule = {
  meta: { type: 'problem', docs: { description: 'keeps the import edges of the project' }, schema: [] },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const target = targetOf(file, node.source.value);
      for (const edge of EDGES) {
        if (edge.isBroken(file, target, node.source.value))
          context.report({ node: node.source, message: edge.sentence });
      }
    };
    return {
      Program(node) {
        const feature = featureOf(file);
        if (feature?.place !== -1) return;
        context.report({ node, message: `features.js does not name the feature ${feature.name}.` });
      },
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      // `import('…').Type` in type positions.
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'project' }, rules: { edges: rule } };
