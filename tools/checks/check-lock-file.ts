import { readFile, writeFile } from 'node:fs/promises';
import { listUnreviewedScripts } from './install-scripts.ts';
import { listLicenseProblems, renderLicensesPage } from './licenses.ts';
import { listLockFileProblems, type LockFile } from './lock-file.ts';

const PAGE = 'docs/licenses.md';

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
const page = renderLicensesPage(lock);
if (process.argv.includes('--write')) await writeFile(PAGE, page);

const faults = [...listLockFileProblems(lock), ...listUnreviewedScripts(lock), ...listLicenseProblems(lock)];
// A lock file on its own, as in the tests, has no licenses page.
const written = await readFile(PAGE, 'utf8').catch(() => null);
if (written !== null && written !== page) {
  faults.push(`${PAGE} does not list the same packages. Run \`npm run licenses\`.`);
}
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
