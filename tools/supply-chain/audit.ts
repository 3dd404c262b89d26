import { spawnSync } from 'node:child_process';
import { evaluateAudit } from './evaluate-audit.ts';

/*
 * npm run audit
 *
 * Asks the registry for known vulnerabilities in the product's packages. Exit code 0: none known. 1: some known. 2: no response,
 * so the result is unknown.
 */

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--audit=true'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const { exitCode, words } = evaluateAudit(stdout);
(exitCode === 0 ? console.log : console.error)(words);
process.exitCode = exitCode;
