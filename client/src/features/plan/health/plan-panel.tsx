import { useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import { count } from '../../../lib/count.ts';
import { cx } from '../../../lib/class-names.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { leavebitsQuery } from '../../leavebits/api.ts';
import { useNames } from '../../people/api.ts';
import { healthQuery } from '../api.ts';
import { hasTooFewReporters, ifYouDied, problemWords, withNames } from './plan-words.ts';

interface PlanPanelProps {
  /** Opens a LeaveBit to edit it. */
  onOpen: (leavebit: Leavebit) => void;
  className?: string;
}

/** What would happen if the owner died today, and what would go wrong. One line until it is opened. */
export function PlanPanel({ onOpen, className }: PlanPanelProps) {
  const nameOf = useNames();
  const { data } = useQuery(healthQuery);
  const plan = data && withNames(data, nameOf);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Before somebody receives something, the first steps say what to do.
  if (!plan || plan.people.length === 0) return null;
  // What waits for a death would stay shut, although there are reporters. That is not left folded.
  const isOpen = chosen ?? hasTooFewReporters(plan);
  return (
    <details
      open={isOpen}
      className={cx('group rounded-md border bg-surface', className)}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <summary className="flex min-h-12.5 cursor-pointer list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base font-medium">If you died today</h2>
          <Standing plan={plan} />
          {plan.isCheckupDue && <Badge>Check-up is due</Badge>}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 border-t px-4 py-4">
        <p className="max-w-reading">
          {ifYouDied(plan).join(' ')}{' '}
          <Link href={paths.timeline()} className="text-primary underline">
            What opens when
          </Link>
        </p>
        {plan.isCheckupDue && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={paths.account('check-up')}
            className="self-start"
          >
            Look through it all: it is time again
          </ButtonLink>
        )}
        {isOpen && <Problems plan={plan} onOpen={onOpen} />}
      </div>
    </details>
  );
}

/** So many are no list yet. There may be one for each LeaveBit. */
const FEW = 10;

function Standing({ plan }: { plan: PlanHealth }) {
  const { problems } = plan;
  if (hasTooFewReporters(plan)) return <Badge tone="warning">Nothing would open after your death</Badge>;
  return problems.length === 0 ? (
    <Badge tone="success">Your plan would work</Badge>
  ) : (
    <Badge tone="warning">{count(problems.length, 'thing')} to look at</Badge>
  );
}

function Problems({ plan: { problems }, onOpen }: { plan: PlanHealth } & Pick<PlanPanelProps, 'onOpen'>) {
  const nameOf = useNames();
  // The home's list reads them. If that fails, it says so, and this must not try again behind its back.
  const { data: leavebits } = useQuery({ ...leavebitsQuery, enabled: false });
  const byId = useMemo(() => new Map(leavebits?.map((one) => [one.id, one])), [leavebits]);
  const [isWhole, setIsWhole] = useState(false);
  const found = (id: number) => byId.get(id);
  const names = {
    person: (email: string) => nameOf(email) ?? email,
    leavebit: (id: number) => found(id)?.description || 'A LeaveBit without a description',
  };
  if (problems.length === 0) return null;
  const listed = isWhole ? problems : problems.slice(0, FEW);
  return (
    <>
      <ul className="flex flex-col divide-y rounded-md border">
        {listed.map((problem) => {
          const { text, mend } = problemWords(problem, names);
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
