import { expect, test } from 'vitest';
import { planProblemCodes } from '#shared/contracts/plan.ts';
import { checkupSteps } from './checkup-steps.ts';

test('a check-up shows every problem of the plan, in one of its steps', () => {
  const shown = checkupSteps.flatMap(({ problems }) => problems);
  expect(shown.toSorted()).toEqual([...planProblemCodes].sort());
});
