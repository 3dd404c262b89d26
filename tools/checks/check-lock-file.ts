import { readFile, writeFile } from 'node:fs/promises';
import { unknownScripts } from './install-scripts.ts';
import { licenseFaults, licensesPage } from './licenses.ts';
import { faultsOf, type LockFile } from './lock-file.ts';

const PAGE = 'docs/licenses.md';

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
const page = licensesPage(lock);
if (process.argv.includes('--write')) await writeFile(PAGE, page);

const faults = [...faultsOf(lock), ...unknownScripts(lock), ...licenseFaults(lock)];
// A lock on its own, as the tests have it, has no page.
const written = await readFile(PAGE, 'utf8').catch(() => null);
if (written !== null && written !== page) {
  faults.push(`${PAGE} does not list the same packages. Run \`npm run licenses\`.`);
}
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
