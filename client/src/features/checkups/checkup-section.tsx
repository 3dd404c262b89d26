import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Check, Pencil } from 'lucide-react';
import { checkupIntervals, type Checkup, type CheckupInterval } from '#shared/contracts/checkups.ts';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import { describeActivity } from '#shared/domain/activity.ts';
import type { MessageId } from '#shared/messages/catalog.ts';
import { tabStorage } from '../../lib/browser-storage.ts';
import { formatMoment } from '../../lib/dates.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { paths } from '../../lib/paths.ts';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field, Select } from '../../ui/fields/field.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { planHealthQuery } from '../plan/api.ts';
import { describeWarningWays } from '../plan/health/plan-messages.ts';
import { usePlanHealthMessages } from '../plan/health/use-plan-health-messages.ts';
import { checkupQuery, useFinishCheckup, useSetCheckupInterval } from './api.ts';
import { CheckupStepContent } from './checkup-step-content.tsx';
import { checkupSteps } from './checkup-steps.ts';
import { useCheckupMessages } from './use-checkup-messages.ts';

/**
 * The owner's regular review of their plan: people, reporters and LeaveBits. Owners can interrupt it at any time and resume
 * later.
 */
export function CheckupSection() {
  const t = useCheckupMessages();
  const common = useCommonMessages();
  const checkup = useQuery(checkupQuery);
  const plan = useQuery(planHealthQuery);
  const failed = [checkup, plan].find(({ error, data }) => error && !data);
  if (failed)
    return (
      <Banner
        tone="danger"
        role="alert"
        title={common('notLoaded')}
        action={
          <Button
            variant="secondary"
            size="small"
            isBusy={failed.isFetching}
            onClick={() => void Promise.all([checkup.refetch(), plan.refetch()])}
          >
            {common('tryAgain')}
          </Button>
        }
      >
        {getErrorMessage(failed.error, common('nothingChanged'))}
      </Banner>
    );
  if (!checkup.data || !plan.data)
    return (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-4">
        <Skeleton className="h-24 w-full rounded-md" />
        <Skeleton className="h-60 w-full rounded-md" />
      </SkeletonGroup>
    );
  return (
    <>
      <Standing checkup={checkup.data} />
      <Steps plan={plan.data} />
      <HowOften checkup={checkup.data} />
    </>
  );
}

/** When the last check-up was completed, and what has changed since then. */
function Standing({ checkup: { lastAt, dueAt, isDue, changes } }: { checkup: Checkup }) {
  const t = useCheckupMessages();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p>
          <span>{lastAt ? t('lastDone', { date: formatMoment(lastAt) }) : t('neverDone')}</span>
          {!isDue && dueAt && (
            <span>{` ${t(lastAt ? 'nextAgain' : 'next', { date: formatMoment(dueAt) })}`}</span>
          )}
        </p>
        {isDue && <Badge tone="warning">{t('due')}</Badge>}
      </div>
      {changes.length > 0 && (
        <details className="rounded-md border bg-surface px-4 py-2.5">
          <summary className="min-h-8 cursor-pointer font-medium">
            {t(lastAt ? 'changedSince' : 'changedSinceStart')}
          </summary>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
            {changes.map(({ kind, count }) => (
              <li key={kind}>
                {count > 1
                  ? t('changeTimes', { change: describeActivity(kind), count })
                  : describeActivity(kind)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const KEY = 'leavebits.checkup';

/** The step at which this tab left off, or the first one. */
function firstStep(): number {
  const at = checkupSteps.findIndex(({ id }) => id === tabStorage.get(KEY));
  return at === -1 ? 0 : at;
}

function Steps({ plan }: { plan: PlanHealth }) {
  const t = useCheckupMessages();
  const common = useCommonMessages();
  const planMessages = usePlanHealthMessages();
  const [at, setAt] = useState(firstStep);
  const finish = useFinishCheckup();
  const step = checkupSteps[at];

  function go(to: number) {
    const next = checkupSteps[to];
    if (next) tabStorage.set(KEY, next.id);
    else tabStorage.remove(KEY);
    setAt(to);
  }
  if (!step) return <Finished warningWays={describeWarningWays(plan, planMessages)} />;
  const isLast = at === checkupSteps.length - 1;
  const pass = () => (isLast ? finish.mutate(undefined, { onSuccess: () => go(at + 1) }) : go(at + 1));
  return (
    <Card as="section" aria-labelledby="checkup-step" className="flex flex-col gap-5">
      <div>
        <p className="text-sm font-medium text-quiet">
          {t('step', { step: at + 1, count: checkupSteps.length })}
        </p>
        {/* Moves focus to each step's heading, so that it is announced. */}
        <h2
          id="checkup-step"
          key={step.id}
          tabIndex={-1}
          ref={at > 0 ? focusOn : undefined}
          className="text-xl"
        >
          {t(step.title)}
        </h2>
        <p className="mt-1 max-w-reading">{t(step.question)}</p>
      </div>
      <CheckupStepContent step={step} plan={plan} />
      {finish.error && (
        <Banner tone="danger" role="alert" title={t('notSaved')}>
          {getErrorMessage(finish.error, common('nothingChanged'))}
        </Banner>
      )}
      <div className="flex flex-wrap gap-3">
        <Button icon={Check} isBusy={finish.isPending} onClick={pass}>
          {t(isLast ? 'stillCorrectLast' : 'stillCorrect')}
        </Button>
        <ButtonLink variant="secondary" icon={Pencil} href={step.change.href}>
          {t(step.change.label)}
        </ButtonLink>
        {at > 0 && (
          <Button variant="quiet" onClick={() => go(at - 1)}>
            {common('back')}
          </Button>
        )}
      </div>
    </Card>
  );
}

/**
 * The end of a check-up, which doesn't look better than the plan is.
 * @param warningWays what is wrong with the ways to warn the owner. Null if nothing is
 */
function Finished({ warningWays }: { warningWays: string | null }) {
  const t = useCheckupMessages();
  if (warningWays === null)
    return (
      <Banner tone="success" role="status" title={t('doneTitle')}>
        {t('done')}
      </Banner>
    );
  return (
    <Banner
      tone="info"
      role="status"
      title={t('doneTitle')}
      action={
        <ButtonLink
          variant="secondary"
          size="small"
          href={paths.release({ from: 'check-up', question: 'warnings' })}
        >
          {t('checkWarnings')}
        </ButtonLink>
      }
    >
      {warningWays}
    </Banner>
  );
}

const focusOn = (heading: HTMLElement | null) => heading?.focus();

const intervalLabels = {
  yearly: 'yearly',
  'half-yearly': 'halfYearly',
  never: 'never',
} as const satisfies Record<CheckupInterval, MessageId<'owner-checkups'>>;

function HowOften({ checkup: { every } }: { checkup: Checkup }) {
  const t = useCheckupMessages();
  const common = useCommonMessages();
  const set = useSetCheckupInterval();
  return (
    <Card as="section" aria-label={t('howOften')} className="flex flex-col gap-4">
      <Field label={t('interval')} hint={t('intervalHint')}>
        <Select
          value={set.isPending ? set.variables : every}
          disabled={set.isPending}
          onChange={({ target }) => set.mutate(target.value as CheckupInterval)}
        >
          {checkupIntervals.map((interval) => (
            <option key={interval} value={interval}>
              {t(intervalLabels[interval])}
            </option>
          ))}
        </Select>
      </Field>
      {set.error && (
        <Banner tone="danger" role="alert" title={t('notSaved')}>
          {getErrorMessage(set.error, common('nothingChanged'))}
        </Banner>
      )}
      {set.isSuccess && <p role="status">{t('saved')}</p>}
    </Card>
  );
}
