import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import { areSameNumbers, describeReportNumbers, getReportNumbers } from '#shared/domain/reporters.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { leavebitsQuery } from '../leavebits/api.ts';
import { useNameLookup } from '../people/api.ts';
import { NameAndAddress } from '../people/person-name.tsx';
import { addNamesToPlan, groupProblems } from '../plan/health/plan-messages.ts';
import { describePlanProblem } from '../plan/health/problem-messages.ts';
import { usePlanProblemMessages } from '../plan/health/use-plan-problem-messages.ts';
import { useProblemContext } from '../plan/health/use-problem-context.ts';
import { describeReceivedLeavebits } from '../plan/people/people-messages.ts';
import { usePlanPeopleMessages } from '../plan/people/use-plan-people-messages.ts';
import { SafetyList } from '../release/safety/safety-list.tsx';
import type { CheckupStep } from './checkup-steps.ts';
import { useCheckupMessages } from './use-checkup-messages.ts';

/** Shows what is set up and what wouldn’t work. */
export function CheckupStepContent({ step, plan: read }: { step: CheckupStep; plan: PlanHealth }) {
  const plan = addNamesToPlan(read, useNameLookup());
  return (
    <>
      {step.id === 'people' && <People plan={plan} />}
      {step.id === 'reporters' && <Reporters plan={plan} />}
      {step.id === 'reach' && <SafetyList from="check-up" />}
      {step.id === 'leavebits' && <Leavebits />}
      <Problems step={step} plan={plan} />
    </>
  );
}

function Person({ email, name }: { email: string; name: string | null }) {
  return (
    <span className="wrap-anywhere">
      {name === null ? email : <NameAndAddress name={name} email={email} />}
    </span>
  );
}

function People({ plan: { people } }: { plan: PlanHealth }) {
  const t = usePlanPeopleMessages();
  if (people.length === 0) return null;
  return (
    <ul className="divide-y rounded-md border">
      {people.map((person) => (
        <li key={person.email} className="px-3 py-2.5">
          <Person {...person} />
          <p className="text-sm text-quiet">{describeReceivedLeavebits(person, t).join('. ')}.</p>
        </li>
      ))}
    </ul>
  );
}

function Reporters({ plan }: { plan: PlanHealth }) {
  const t = useCheckupMessages();
  const { reporters, requiredConfirmations, refuteTimeHours } = plan;
  const afterAccident = getReportNumbers(plan, 'incapacitation');
  if (reporters.length === 0) return <p className="text-quiet">{t('noReporters')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y rounded-md border">
        {reporters.map((reporter) => (
          <li key={reporter.email} className="px-3 py-2.5">
            <Person {...reporter} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet">
        {t('reportNumbers', { count: requiredConfirmations, hours: refuteTimeHours })}
        {!areSameNumbers(afterAccident, plan) &&
          ` ${t('afterAccident', { numbers: describeReportNumbers(afterAccident) })}`}
      </p>
    </div>
  );
}

function Leavebits() {
  const t = useCheckupMessages();
  const common = useCommonMessages();
  const { data: leavebits = [] } = useQuery(leavebitsQuery);
  if (leavebits.length === 0) return <p className="text-quiet">{t('noLeavebits')}</p>;
  return (
    <ul
      className="max-h-96 divide-y overflow-y-auto rounded-md border"
      tabIndex={0}
      aria-label={t('leavebitsTitle')}
    >
      {leavebits.map(({ id, description, sharingEmails }) => (
        <li key={id} className="px-3 py-2.5">
          <span className="wrap-anywhere">{description || common('noDescription')}</span>
          <p className="text-sm text-quiet">
            {sharingEmails.length === 0 ? t('notShared') : t('sharedWith', { count: sharingEmails.length })}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Problems({ step, plan }: { step: CheckupStep; plan: PlanHealth }) {
  const t = useCheckupMessages();
  const problemMessages = usePlanProblemMessages();
  const { context } = useProblemContext(plan);
  const problems = groupProblems(
    plan.problems.filter(({ code }) => step.problems.includes(code)),
    ({ code, subject }) =>
      code === 'leavebit-incomplete' ? context.incompleteReasonOf(Number(subject)) : '',
  );
  if (problems.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3" aria-label={t('problems')}>
      {problems.map(([problem, ...others]) => {
        const { text, fix } = describePlanProblem(problem, context, others, problemMessages);
        return (
          <li key={`${problem.code} ${problem.subject}`} className="flex items-start gap-2">
            <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
            <div className="flex flex-col items-start gap-1">
              <p className="max-w-reading wrap-anywhere">{text}</p>
              {fix && (
                <ButtonLink variant="secondary" size="small" href={'href' in fix ? fix.href : paths.home()}>
                  {'href' in fix ? fix.label : t('toLeavebits')}
                </ButtonLink>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
