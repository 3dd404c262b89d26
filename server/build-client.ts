import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CLIENT_DIST, isClientBuilt } from './http/client-files.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['client', 'shared', 'vite.config.ts', 'package-lock.json'];

/** Builds the browser's part unless it is there already and newer than all it is made from. */
export async function ensureClientBuilt(): Promise<void> {
  if (isClientBuilt() && newestChange(SOURCES) <= statSync(join(CLIENT_DIST, 'index.html')).mtimeMs) return;
  const { build } = await import('vite');
  await build({ configFile: join(PROJECT, 'vite.config.ts'), logLevel: 'warn' });
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
