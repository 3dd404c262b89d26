import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

// Plain JavaScript, because it runs before anything has been built.

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The builds in `dist`: their Vite configuration, their sources, and a file that every build contains. */
const builds = {
  // package.json names the oldest browsers that the client is built for.
  client: { config: 'vite.config.ts', sources: ['client', 'shared', 'package.json'], file: 'index.html' },
  server: { config: 'vite.server.config.ts', sources: ['server', 'shared'], file: 'main.js' },
};
/** @typedef {keyof typeof builds} Name */

/** @param {Name} name */
export const getBuildDir = (name) => join(PROJECT, 'dist', name);

/** Where a build is assembled. Several may be in progress. @param {Name} name */
export const getTempBuildDir = (name) => `${getBuildDir(name)}-${process.pid}`;

/**
 * Moves a complete build into place and keeps the previous one next to it, because running servers and open pages still need its
 * files. If another process published the same build first, that one stays, because its server may be starting from it.
 * @param {Name} name
 */
export async function publishBuild(name) {
  const place = getBuildDir(name);
  for (let isPlaced = false; !isPlaced;) {
    await rm(`${place}-before`, { recursive: true, force: true });
    if (isFresh(name) && madeAt(name) > performance.timeOrigin) {
      await rm(getTempBuildDir(name), { recursive: true });
      return;
    }
    await rename(place, `${place}-before`).catch(() => undefined);
    isPlaced = await rename(getTempBuildDir(name), place).then(
      () => true,
      (/** @type {NodeJS.ErrnoException} */ error) => {
        // Another process published its build between our two steps.
        if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false;
        throw error;
      },
    );
  }
}

/**
 * Builds each of these unless it is newer than all its sources. Throws if one fails.
 * @param {Name[]} names
 */
export async function ensureBuilt(names) {
  await Promise.all(names.filter((name) => !isFresh(name)).map(build));
}

/** @param {Name} name */
function isFresh(name) {
  const { config, sources } = builds[name];
  const made = madeAt(name);
  const all = [config, 'package-lock.json', ...sources].map((source) => join(PROJECT, source));
  return made > 0 && all.every((source) => newestIn(source) <= made);
}

/** The time of a build in ms; 0 if there is none. @param {Name} name */
const madeAt = (name) => changeOf(join(getBuildDir(name), builds[name].file));

/** @param {Name} name */
async function build(name) {
  // A separate process, so that it can set NODE_ENV.
  const vite = join(PROJECT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', builds[name].config, '--logLevel', 'warn'];
  const child = spawn(process.execPath, args, { cwd: PROJECT, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The ${name} could not be built.`);
}

/** The latest modification of a file, or of anything in a folder. @param {string} path */
function newestIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return Math.max(stat.mtimeMs, ...files.map((file) => changeOf(join(path, file))));
}

/** When a file was last modified, in ms; 0 if there is none. @param {string} path */
function changeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
