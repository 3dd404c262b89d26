import type { PlanHealth, PlanProblem, PlanProblemCode } from '#shared/contracts/plan.ts';
import { countPeopleForReport } from '#shared/domain/reporters.ts';
import { formatCount } from '#client/lib/format-count.ts';
import { formatList } from '#client/lib/format-list.ts';
import { paths } from '#client/lib/paths.ts';
import { formatDay, listAvailableReporters, listUnansweredReporters } from './plan-messages.ts';

export interface ProblemMessage {
  text: string;
  /** The one-click fix, or null if there is none. */
  fix: { label: string; href: string } | { label: string; leavebitId: number } | null;
}

/** What the messages refer to. */
export interface ProblemContext {
  plan: Pick<PlanHealth, 'reporters' | 'requiredConfirmations' | 'problems' | 'subscriptionEndsAt'>;
  nameOf: (email: string) => string;
  /** Returns a LeaveBit's title by id. */
  titleOf: (id: number) => string;
  /** The page where the owner subscribes. Null until it is known. */
  paymentPath: string | null;
}

/** Describes a problem and how to fix it. */
export function describePlanProblem(
  { code, subject }: PlanProblem,
  { plan, nameOf, titleOf, paymentPath }: ProblemContext,
): ProblemMessage {
  const who = subject === null ? '' : nameOf(subject);
  const id = Number(subject);
  const what = () => `“${titleOf(id)}”`;
  const release = (label: string) => ({ label, href: paths.release() });
  const messages: Record<PlanProblemCode, () => ProblemMessage> = {
    'nobody-receives': () => ({ text: 'Nobody but you receives anything yet.', fix: null }),
    'no-reporters': () => ({
      text: 'You have no reporters yet, so nothing would open after your death.',
      fix: release('Choose reporters'),
    }),
    'too-few-reporters': () => ({
      text: 'Too few of your reporters can act to confirm a report.',
      fix: release('Choose reporters'),
    }),
    'reporters-unanswered': () => {
      const waiting = listUnansweredReporters(plan).map(({ email }) => nameOf(email));
      return {
        text: `We’re waiting for ${formatCount(waiting.length, 'answer')}: ${formatList(waiting, 'and')} ${waiting.length === 1 ? 'hasn’t' : 'haven’t'} said yet whether you can count on them.`,
        fix: release('Send the links again'),
      };
    },
    'reporter-unreachable': () => ({
      text: `Our last email to ${who} didn’t arrive, so they couldn’t confirm a report.`,
      fix: release('Correct the address'),
    }),
    'reporter-declined': () => ({
      text: `${who} declined, so don’t count on them to report or confirm.`,
      fix: release('Choose someone else'),
    }),
    'reporter-moved': () => ({
      text: `${who} wants to use a different address. Please ask them which one.`,
      fix: release('Change the address'),
    }),
    'reporter-unpracticed': () => ({
      text: `${who} has never opened the page for reporters. They may not find it when it counts.`,
      fix: release('Send the link again'),
    }),
    'subscription-ends': () => ({
      text: `Your free period ends on ${formatDay(plan.subscriptionEndsAt)}. If you haven’t subscribed by then, everything closes and nobody can read it.`,
      fix: paymentPath === null ? null : { label: 'Subscribe', href: paymentPath },
    }),
    'all-reporters-needed': () => describeNoSpareReporter(plan, nameOf),
    'reporters-are-recipients': () => ({
      text: 'Everyone who can report your death also receives something after it. That can be fine in a family. If you’re not sure, add someone who receives nothing.',
      fix: release('Add a reporter'),
    }),
    'recipient-unreachable': () => ({
      text: `Our last email to ${who} didn’t arrive.`,
      fix: { label: 'See the person', href: paths.people() },
    }),
    'leavebit-incomplete': () => ({
      text: `${what()} is incomplete.`,
      fix: { label: 'Open it', leavebitId: id },
    }),
    'nobody-reached': () => ({
      text: `We haven’t reached anyone who can read ${what()} yet.`,
      fix: { label: 'Open it', leavebitId: id },
    }),
    'no-recovery-codes': () => ({
      text: 'You have no recovery codes left. If you lose your phone or passkey, you won’t be able to sign in.',
      fix: { label: 'Create new codes', href: paths.account('sign-in') },
    }),
  };
  return messages[code]();
}

/** Nobody can be missing. If enough others only have to accept, asking them comes before choosing someone new. */
function describeNoSpareReporter(
  plan: ProblemContext['plan'],
  nameOf: ProblemContext['nameOf'],
): ProblemMessage {
  const namesOf = (reporters: readonly { email: string }[]) => reporters.map(({ email }) => nameOf(email));
  const available = listAvailableReporters(plan);
  const waiting = listUnansweredReporters(plan);
  const needed = countPeopleForReport(plan.requiredConfirmations);
  const all = needed === 2 ? 'both' : 'all';
  if (available.length > needed) {
    const agreed = namesOf(available.filter(({ answer }) => answer === 'accept'));
    return {
      text: `Only ${formatList(agreed, 'and')} have agreed, so they’re ${all} needed. Ask ${formatList(namesOf(waiting), 'or')} to accept.`,
      fix: { label: 'Send the links again', href: paths.release() },
    };
  }
  return {
    text: `${formatList(namesOf(available), 'and')} are ${all} needed for a report. If one of them can’t be reached, nothing will open. Add a reporter${plan.requiredConfirmations > 1 ? ', or require one fewer confirmation' : ''}.`,
    fix: { label: 'Add a reporter', href: paths.release() },
  };
}
