import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { buildTargets } from './client/build/browser-floor.ts';
import { compileMessages } from './client/build/compile-messages.ts';
import { ICON_MODULES, createManualChunks, START_CHUNK } from './client/build/manual-chunks.ts';
import { publishBuild, getTempBuildDir } from './server/launch/builds.js';

export default defineConfig(({ command, isSsrBuild }) => {
  // People get the production build, even if a development server starts the build.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    root: 'client',
    plugins: [react(), tailwindcss(), compileMessages(), wholeBuild()],
    // The router brings its own copy for older versions of React, which have no such hook.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    build: {
      outDir: getTempBuildDir('client'),
      emptyOutDir: true,
      target: buildTargets,
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

/** Each page names the files that it may load. Names do not compress, so most have none. The manifest says what is in a file. */
const fileName = ({ name }: { name: string }) =>
  name === START_CHUNK ? `assets/${START_CHUNK}-[hash:7].js` : 'assets/[hash:7].js';

const fileOf = createManualChunks(normalizePath(resolve('client/src')));

const inFewFiles: Rolldown.OutputOptions = {
  chunkFileNames: fileName,
  entryFileNames: fileName,
  codeSplitting: {
    groups: [
      {
        name: (id, graph) => (fileOf(id, graph) === START_CHUNK ? START_CHUNK : null),
        debugName: 'start',
        priority: 2,
      },
      { name: fileOf, debugName: 'shared', priority: 1, includeDependenciesRecursively: false },
      // Icons that the same parts show. The smallest come together with others.
      { test: ICON_MODULES, name: 'icons', entriesAware: true, entriesAwareMergeThreshold: 1000 },
    ],
  },
};

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
      await publishBuild('client');
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
