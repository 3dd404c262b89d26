import { rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** Makes one file of the server for tests that start many processes: it starts in a third of the processor time. */
export async function bundleServer(): Promise<{ file: string; remove(): Promise<void> }> {
  // Two folders below the project, as the server's modules are, so that it finds the migrations.
  const outDir = `dist/test-server-${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'tests/support/processes/server-entry.ts', outDir, target: 'node20', minify: false },
  });
  return {
    file: path.resolve(outDir, 'server-entry.js'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
