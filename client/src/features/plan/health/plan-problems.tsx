import { useState } from 'react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { groupProblems } from './plan-messages.ts';
import { describePlanProblem } from './problem-messages.ts';
import { usePlanProblemMessages } from './use-plan-problem-messages.ts';
import { useProblemContext } from './use-problem-context.ts';

interface PlanProblemsProps {
  plan: PlanHealth;
  /** Opens a LeaveBit for editing. */
  onOpen: (leavebit: Leavebit) => void;
}

/** The maximum shown without collapsing. There may be a problem for each LeaveBit. */
const FEW = 10;

/** Lists what would go wrong, with a one-click fix for each problem. */
export function PlanProblems({ plan, onOpen }: PlanProblemsProps) {
  const t = usePlanProblemMessages();
  const { context, findLeavebit } = useProblemContext(plan);
  const [isWhole, setIsWhole] = useState(false);
  const problems = groupProblems(plan.problems, ({ code, subject }) =>
    code === 'leavebit-incomplete' ? context.incompleteReasonOf(Number(subject)) : '',
  );
  const listed = isWhole ? problems : problems.slice(0, FEW);
  return (
    <>
      <ul className="flex flex-col divide-y rounded-md border">
        {listed.map(([problem, ...others]) => {
          const { text, fix } = describePlanProblem(problem, context, others, t);
          const leavebit = fix && 'leavebitId' in fix ? findLeavebit(fix.leavebitId) : undefined;
          return (
            <li
              key={`${problem.code} ${problem.subject}`}
              className="flex flex-col items-start gap-2 px-3 py-2.5 sm:flex-row sm:items-center sm:justify-between"
            >
              <p className="max-w-reading wrap-anywhere">{text}</p>
              {fix && 'href' in fix && (
                <ButtonLink variant="secondary" size="small" href={fix.href} className="shrink-0">
                  {fix.label}
                </ButtonLink>
              )}
              {fix && leavebit && (
                <Button
                  variant="secondary"
                  size="small"
                  className="shrink-0"
                  onClick={() => onOpen(leavebit)}
                >
                  {fix.label}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {problems.length > FEW && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.25 self-start"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('showFewer') : t('showAll', { count: problems.length })}
        </Button>
      )}
    </>
  );
}
