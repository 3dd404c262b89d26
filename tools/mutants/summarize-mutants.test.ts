import { expect, it } from 'vitest';
import { summarizeMutants } from './summarize-mutants.ts';

it('counts killed mutants and names survivors by line', () => {
  const mutant = (status: string) => ({
    status,
    mutatorName: 'ConditionalExpression',
    replacement: 'true',
    location: { start: { line: 7 } },
  });
  const mutants = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'].map(mutant);
  expect(summarizeMutants({ files: { 'a/rules.ts': { mutants } } })).toEqual({
    'a/rules.ts': {
      mutants: 4,
      killed: 2,
      survivors: ['line 7: ConditionalExpression → true', 'line 7: ConditionalExpression → true'],
    },
  });
});
