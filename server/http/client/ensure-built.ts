import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLIENT_DIST, isClientBuilt } from './files.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const SOURCES = ['client', 'shared', 'vite.config.ts', 'package-lock.json'];

/** Builds the client unless the build is newer than all its sources. Throws when the build fails. */
export async function ensureClientBuilt(): Promise<void> {
  if (isClientBuilt() && newestChange(SOURCES) <= statSync(join(CLIENT_DIST, 'index.html')).mtimeMs) return;
  // The build has its own process, so it can set NODE_ENV for itself.
  const args = [join(PROJECT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, { cwd: PROJECT, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The browser’s part could not be built.');
}

function newestChange(names: string[]): number {
  return Math.max(
    ...names.flatMap((name) => {
      const path = join(PROJECT, name);
      const stat = statSync(path, { throwIfNoEntry: false });
      if (!stat?.isDirectory()) return [stat?.mtimeMs ?? 0];
      return readdirSync(path, { recursive: true, encoding: 'utf8' }).map(
        (file) => statSync(join(path, file)).mtimeMs,
      );
    }),
  );
}
