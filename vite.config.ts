import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { takePlace, underWay } from './server/launch/builds.js';

export default defineConfig(({ command, isSsrBuild }) => {
  // People get the production build, even if a development server starts the build.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: 'client',
    plugins: [react(), tailwindcss(), wholeBuild()],
    // The router brings its own copy for older versions of React, which have no such hook.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      outDir: underWay('client'),
      emptyOutDir: true,
      target: 'es2022',
      // The server reads there which scripts a page needs.
      manifest: true,
      // Fonts and pictures stay files of their own, cached by their hashed names.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // On a slow machine each first start would print which plugin took how long.
      rolldownOptions: { output: isSsrBuild ? {} : inFewFiles, checks: { bundlerTimings: false } },
    },
  };
});

/** An index of all icons leads to each of them, and one of queries to those of long lists. They stay with the pages that use them. */
const ofFewPages =
  /lucide-react.+\/icons\/|@tanstack.+\/(useInfiniteQuery|infiniteQueryObserver|infiniteQueryOptions)\.js/;

/** The icons of the start page, which other pages have, too. Here they weigh less than as files of their own. */
const ofStartPage = /lucide-react.+\/icons\/(calendar-clock|lock-keyhole|paperclip)\.m?js/;

interface Imports {
  importedIds: string[];
  dynamicallyImportedIds: string[];
}
interface Graph {
  getModuleInfo: (id: string) => Imports | null;
}

/** All modules that files of the client lead to, by imports that this follows. It does not enter the pages of an owner. */
function reachedFrom(graph: Graph, roots: string[], follow: (imports: Imports) => string[]): Set<string> {
  const reached = new Set<string>();
  const atRoots = inClient(roots);
  const waiting = [...atRoots];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const isElsewhere = ofOwners.includes(next) && !atRoots.includes(next);
    if (reached.has(next) || ofFewPages.test(next) || isElsewhere) continue;
    reached.add(next);
    const imports = graph.getModuleInfo(next);
    if (imports) waiting.push(...follow(imports));
  }
  return reached;
}

const inClient = (files: string[]) => files.map((file) => resolve('client/src', file));
const atOnce = ({ importedIds }: Imports) => importedIds;
const everLoaded = ({ importedIds, dynamicallyImportedIds }: Imports) => [
  ...importedIds,
  ...dynamicallyImportedIds,
];

/** Each page names the files that it may load. Names do not compress, so most have none. The manifest says what is in a file. */
const fileName = ({ name }: { name: string }) =>
  name === 'start' ? 'assets/start-[hash:7].js' : 'assets/[hash:7].js';

const inFewFiles: Rolldown.OutputOptions = {
  chunkFileNames: fileName,
  entryFileNames: fileName,
  codeSplitting: {
    groups: [
      { name: nameIf('start'), debugName: 'start', priority: 1 },
      // What it shares with other pages stays outside.
      { name: nameIf('home'), debugName: 'home', includeDependenciesRecursively: false },
    ],
  },
};

/** Every page has the same frame, although pages load late. Nearly every page needs the last of these. */
const FRAME = ['main.tsx', 'features/site/site-page.tsx', 'lib/billing.ts'];
const HOME = 'pages/home.tsx';
const ofOwners = inClient([HOME, 'pages/account.tsx']);

let fileOfModule: Map<string, string> | undefined;

/**
 * What every page needs comes in one file, and so does the rest of what the home needs at once. Split by who shares it, each would
 * come in a dozen. No other visitor ever loads the home's.
 */
function fileOf(id: string, graph: Graph): string | undefined {
  if (!fileOfModule) {
    fileOfModule = new Map();
    const elsewhere = reachedFrom(graph, FRAME, everLoaded);
    for (const one of reachedFrom(graph, [HOME], atOnce))
      // Not the page itself. A late part that shares something with the home loads this file, too, and a file that is loaded in
      // both ways loses its exports.
      if (!elsewhere.has(one) && !ofOwners.includes(one)) fileOfModule.set(one, 'home');
    for (const one of reachedFrom(graph, FRAME, atOnce)) fileOfModule.set(one, 'start');
  }
  return ofStartPage.test(id) ? 'start' : fileOfModule.get(id);
}

function nameIf(file: 'start' | 'home') {
  return (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null);
}

/** Adds what the server needs beside the files. Then the build takes its place. */
function wholeBuild(): Plugin {
  return {
    name: 'whole-build',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }, bundle) {
      try {
        await Promise.all([writeCompressedCopies(dir, bundle), writePages(dir)]);
      } catch (error) {
        await rm(dir, { recursive: true, force: true });
        throw error;
      }
      await takePlace('client');
    },
  };
}

/** Writes compressed copies beside each file that shrinks: once here, not at every visit. */
async function writeCompressedCopies(dir: string, bundle: Rolldown.OutputBundle): Promise<void> {
  await Promise.all(
    Object.entries(bundle).map(async ([name, file]) => {
      const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
      if (bytes.length < 128 || !/\.(js|mjs|css|svg|wasm|ttf)$/.test(name)) return;
      const path = join(dir, name);
      // The last percent of the largest files, which few visitors ask for, would take half a minute.
      const params = { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 300_000 ? 9 : 11 };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** Writes the pages for everyone as HTML to `.pages`. The server sends them, so they show before any script runs. */
async function writePages(dir: string): Promise<void> {
  const outDir = join(dir, '.prerender');
  await build({
    configFile: import.meta.filename,
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir, manifest: false },
  });
  const { prerenderPages } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
    prerenderPages: () => Promise<Record<string, string>>;
  };
  await mkdir(join(dir, '.pages'), { recursive: true });
  for (const [name, html] of Object.entries(await prerenderPages())) {
    await writeFile(join(dir, '.pages', `${name}.html`), html);
  }
  await rm(outDir, { recursive: true });
}
