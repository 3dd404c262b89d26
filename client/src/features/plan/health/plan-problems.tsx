import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { PlanProblem } from '#shared/contracts/plan.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { leavebitsQuery } from '../../leavebits/api.ts';
import { useNameLookup } from '../../people/api.ts';
import { describePlanProblem } from './problem-messages.ts';

interface PlanProblemsProps {
  problems: readonly PlanProblem[];
  /** Opens a LeaveBit for editing. */
  onOpen: (leavebit: Leavebit) => void;
}

/** The maximum shown without collapsing. There may be a problem for each LeaveBit. */
const FEW = 10;

/** Lists what would go wrong, with a one-click fix for each problem. */
export function PlanProblems({ problems, onOpen }: PlanProblemsProps) {
  const nameOf = useNameLookup();
  // The list on the home page loads these and reports errors, so don't retry silently here.
  const { data: leavebits } = useQuery({ ...leavebitsQuery, enabled: false });
  const byId = useMemo(() => new Map(leavebits?.map((one) => [one.id, one])), [leavebits]);
  const [isWhole, setIsWhole] = useState(false);
  const found = (id: number) => byId.get(id);
  const names = {
    person: (email: string) => nameOf(email) ?? email,
    leavebit: (id: number) => found(id)?.description || 'A LeaveBit without a description',
  };
  const listed = isWhole ? problems : problems.slice(0, FEW);
  return (
    <>
      <ul className="flex flex-col divide-y rounded-md border">
        {listed.map((problem) => {
          const { text, mend } = describePlanProblem(problem, names);
          const leavebit = mend && 'leavebitId' in mend ? found(mend.leavebitId) : undefined;
          return (
            <li
              key={`${problem.code} ${problem.subject}`}
              className="flex flex-col items-start gap-2 px-3 py-2.5 sm:flex-row sm:items-center sm:justify-between"
            >
              <p className="max-w-reading wrap-anywhere">{text}</p>
              {mend && 'href' in mend && (
                <ButtonLink variant="secondary" size="small" href={mend.href} className="shrink-0">
                  {mend.label}
                </ButtonLink>
              )}
              {mend && leavebit && (
                <Button
                  variant="secondary"
                  size="small"
                  className="shrink-0"
                  onClick={() => onOpen(leavebit)}
                >
                  {mend.label}
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
          {isWhole ? 'Show fewer' : `Show all ${problems.length}`}
        </Button>
      )}
    </>
  );
}
