import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import { areSameNumbers, describeReportNumbers, getReportNumbers } from '#shared/domain/reporters.ts';
import { formatCount } from '#shared/domain/format-count.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { leavebitsQuery } from '../leavebits/api.ts';
import { useNameLookup } from '../people/api.ts';
import { NameAndAddress } from '../people/person-name.tsx';
import { addNamesToPlan, groupProblems } from '../plan/health/plan-messages.ts';
import { describePlanProblem } from '../plan/health/problem-messages.ts';
import { useProblemContext } from '../plan/health/use-problem-context.ts';
import { describeReceivedLeavebits } from '../plan/people/people-messages.ts';
import { SafetyList } from '../release/safety/safety-list.tsx';
import type { CheckupStep } from './checkup-steps.ts';

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
  if (people.length === 0) return null;
  return (
    <ul className="divide-y rounded-md border">
      {people.map((person) => (
        <li key={person.email} className="px-3 py-2.5">
          <Person {...person} />
          <p className="text-sm text-quiet">{describeReceivedLeavebits(person).join('. ')}.</p>
        </li>
      ))}
    </ul>
  );
}

function Reporters({ plan }: { plan: PlanHealth }) {
  const { reporters, requiredConfirmations, refuteTimeHours } = plan;
  const afterAccident = getReportNumbers(plan, 'incapacitation');
  if (reporters.length === 0) return <p className="text-quiet">You haven’t chosen anyone.</p>;
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
        {formatCount(requiredConfirmations, 'other reporter')} must confirm a report, and you have{' '}
        {formatCount(refuteTimeHours, 'hour')} to say that you’re well.
        {!areSameNumbers(afterAccident, plan) &&
          ` After an accident or a stroke, it takes ${describeReportNumbers(afterAccident)}.`}
      </p>
    </div>
  );
}

function Leavebits() {
  const { data: leavebits = [] } = useQuery(leavebitsQuery);
  if (leavebits.length === 0) return <p className="text-quiet">You have no LeaveBits yet.</p>;
  return (
    <ul
      className="max-h-96 divide-y overflow-y-auto rounded-md border"
      tabIndex={0}
      aria-label="Your LeaveBits"
    >
      {leavebits.map(({ id, description, sharingEmails }) => (
        <li key={id} className="px-3 py-2.5">
          <span className="wrap-anywhere">{description || 'No description yet'}</span>
          <p className="text-sm text-quiet">
            {sharingEmails.length === 0
              ? 'Not shared yet'
              : `For ${formatCount(sharingEmails.length, 'person', 'people')}`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Problems({ step, plan }: { step: CheckupStep; plan: PlanHealth }) {
  const { context } = useProblemContext(plan);
  const problems = groupProblems(
    plan.problems.filter(({ code }) => step.problems.includes(code)),
    ({ code, subject }) =>
      code === 'leavebit-incomplete' ? context.incompleteReasonOf(Number(subject)) : '',
  );
  if (problems.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3" aria-label="What wouldn’t work">
      {problems.map(([problem, ...others]) => {
        const { text, fix } = describePlanProblem(problem, context, others);
        return (
          <li key={`${problem.code} ${problem.subject}`} className="flex items-start gap-2">
            <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warning" />
            <div className="flex flex-col items-start gap-1">
              <p className="max-w-reading wrap-anywhere">{text}</p>
              {fix && (
                <ButtonLink variant="secondary" size="small" href={'href' in fix ? fix.href : paths.home()}>
                  {'href' in fix ? fix.label : 'Go to your LeaveBits'}
                </ButtonLink>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
