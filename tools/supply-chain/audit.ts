import { spawnSync } from 'node:child_process';
import { evaluateAudit } from './evaluate-audit.ts';

/*
 * npm run audit
 *
 * Asks the registry about known weaknesses in the packages of the product. Exit code 0: it knows none. 1: it knows some.
 * 2: it gave no answer, so nothing is known.
 */

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--audit=true'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { exitCode, words } = evaluateAudit(stdout);
(exitCode === 0 ? console.log : console.error)(words);
process.exitCode = exitCode;
