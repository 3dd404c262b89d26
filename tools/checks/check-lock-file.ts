import { readFile } from 'node:fs/promises';
import { faultsOf, type LockFile } from './lock-file.ts';

const faults = faultsOf(JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile);
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
