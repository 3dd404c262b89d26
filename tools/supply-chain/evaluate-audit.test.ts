import { expect, it } from 'vitest';
import { evaluateAudit } from './evaluate-audit.ts';

it.each([
  ['no vulnerability', { vulnerabilities: {} }, 0, /knows of no vulnerabilities/],
  ['a vulnerability', { vulnerabilities: { qs: { severity: 'high' } } }, 1, /high: qs/],
  ['a registry that rejects the request', { message: '405 Method Not Allowed' }, 2, /nothing is known.*405/],
  ['an error', { error: { summary: 'ENOTFOUND' } }, 2, /nothing is known.*ENOTFOUND/],
])('%s', (_name, report, exitCode, words) => {
  const verdict = evaluateAudit(JSON.stringify(report));
  expect(verdict.exitCode).toBe(exitCode);
  expect(verdict.words).toMatch(words);
});

it('no response is not a pass', () => {
  expect(evaluateAudit('').exitCode).toBe(2);
});
