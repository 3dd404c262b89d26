import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, getBuildDir } from './builds.js';

// `node server/launch/run.js main` runs `server/main.ts` from its build, in this process, building it first if it is missing or
// stale. Likewise for `doctor`, `recovery`, `backup`, `restore`, `roles`, `rotate-keys`, `move-files` and `verify-activity`,
// which need no client.
const [node = '', , program, ...args] = process.argv;
await ensureBuilt(program === 'main' ? ['client', 'server'] : ['server']);
const file = join(getBuildDir('server'), `${program}.js`);
process.argv = [node, file, ...args];
// Makes stack traces refer to source lines.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(file).href);
