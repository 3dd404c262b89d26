import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { preloadableComponent, preloadAfterPaint } from '#client/lib/lazy/preloadable-component.tsx';
import { formatMoment } from '#client/lib/dates.ts';
import { paths } from '#client/lib/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { mailStatusQuery } from '../../leavebits/api.ts';
import { useNameLookup } from '../../people/api.ts';
import { planHealthQuery } from '../api.ts';
import {
  addNamesToPlan,
  describeDeathOutcome,
  describeWarningWays,
  hasTooFewReporters,
  summarizePlan,
} from './plan-messages.ts';
import { usePlanHealthMessages } from './use-plan-health-messages.ts';

const PlanProblems = preloadableComponent(() => import('./plan-problems.tsx'), 'PlanProblems');
const DrawerNoteButton = preloadableComponent(() => import('../drawer-note.tsx'), 'DrawerNoteButton');
preloadAfterPaint(PlanProblems);

interface PlanPanelProps {
  /** Opens a LeaveBit for editing. */
  onOpen: (leavebit: Leavebit) => void;
}

/** Shows what would happen if the owner died today, and what would go wrong. Usually collapsed to one line. */
export function PlanPanel({ onOpen }: PlanPanelProps) {
  const t = usePlanHealthMessages();
  const nameOf = useNameLookup();
  const { data, refetch } = useQuery(planHealthQuery);
  useRefetchOnDelivery(refetch);
  const plan = data && addNamesToPlan(data, nameOf);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Until someone receives something, the first steps say what to do.
  if (!plan || plan.people.length === 0) return null;
  const status = summarizePlan(plan, t);
  const warningWays = describeWarningWays(plan, t);
  // Expanded by default if LeaveBits that depend on a report would stay locked because there are too few reporters.
  const isOpen = chosen ?? hasTooFewReporters(plan);
  return (
    <details
      open={isOpen}
      className="group rounded-md border bg-surface"
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <summary className="flex min-h-12.5 cursor-pointer list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="flex grow flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-sans text-base font-medium">{t('title')}</h2>
          <Badge tone={status.tone}>{status.label}</Badge>
          {plan.isCheckupDue && <Badge>{t('checkupDue')}</Badge>}
          {plan.awayUntil && (
            <span className="text-sm text-quiet">{t('away', { date: formatMoment(plan.awayUntil) })}</span>
          )}
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-quiet group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-4 border-t px-4 py-4">
        <p className="max-w-reading">
          <span>{describeDeathOutcome(plan, t).join(' ')}</span>{' '}
          <Link href={paths.timeline()} className="text-primary underline">
            {t('whatOpensWhen')}
          </Link>
        </p>
        {warningWays !== null && (
          <p className="max-w-reading text-sm text-quiet">
            {warningWays}{' '}
            <Link href={paths.release({ question: 'warnings' })} className="text-primary underline">
              {t(plan.failingWarningWays.length > 0 ? 'checkWarnings' : 'addSecondWay')}
            </Link>
          </p>
        )}
        {plan.isCheckupDue && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={paths.account('check-up')}
            className="self-start"
          >
            {t('review')}
          </ButtonLink>
        )}
        {isOpen && plan.problems.length > 0 && <PlanProblems plan={plan} onOpen={onOpen} />}
        {isOpen && (
          <div className="self-start">
            <DrawerNoteButton />
          </div>
        )}
      </div>
    </details>
  );
}

/** Reloads the plan when an email that was still pending has been delivered or has failed, since the plan counts on it. */
function useRefetchOnDelivery(refetch: () => unknown): void {
  // The list of LeaveBits loads these.
  const { data: mails } = useQuery({ ...mailStatusQuery, enabled: false });
  const pending = mails?.filter(({ state }) => state === 'queued').length ?? 0;
  const latest = useRef(pending);
  useEffect(() => {
    if (pending < latest.current) void refetch();
    latest.current = pending;
  }, [pending, refetch]);
}
