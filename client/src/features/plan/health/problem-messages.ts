import type { PlanHealth, PlanProblem, PlanProblemCode } from '#shared/contracts/plan.ts';
import { countPeopleForReport, getMaxRequiredConfirmations } from '#shared/domain/reporters.ts';
import { formatCount } from '#shared/domain/format-count.ts';
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
  plan: Pick<
    PlanHealth,
    | 'reporters'
    | 'requiredConfirmations'
    | 'refuteTimeHours'
    | 'incapacitation'
    | 'problems'
    | 'subscriptionEndsAt'
  >;
  nameOf: (email: string) => string;
  /** Returns a LeaveBit's title by id. */
  titleOf: (id: number) => string;
  /** Returns why a LeaveBit is incomplete by id, in a sentence. Empty until that is known. */
  incompleteReasonOf: (id: number) => string;
}

/** How many LeaveBits to name before counting the rest. */
const NAMED = 3;

function nameSome(titles: readonly string[]): string {
  const more = titles.length - NAMED;
  return formatList(more > 0 ? [...titles.slice(0, NAMED), `${more} more`] : titles, 'and');
}

function describeIncomplete(what: string, reason: string, areSeveral: boolean): string {
  if (!areSeveral) return `${what} is incomplete. ${reason}`.trim();
  const why = reason && `, each for the same reason: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
  return why ? `${what} are incomplete${why}` : `${what} are incomplete.`;
}

/** Describes a problem and how to fix it. @param sameCause other problems with the same cause */
export function describePlanProblem(
  { code, subject, leavebitId }: PlanProblem,
  { plan, nameOf, titleOf, incompleteReasonOf }: ProblemContext,
  sameCause: readonly PlanProblem[] = [],
): ProblemMessage {
  const who = subject === null ? '' : nameOf(subject);
  const id = Number(subject);
  const titles = () =>
    [id, ...sameCause.map((problem) => Number(problem.subject))].map((one) => `“${titleOf(one)}”`);
  const what = () => nameSome(titles());
  const sealed = leavebitId === undefined ? 'something that you’ve sealed' : `“${titleOf(leavebitId)}”`;
  const sealedFix = leavebitId === undefined ? null : { label: 'Open it', leavebitId };
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
    'reporter-suspended': () => ({
      text: `You refuted a report by ${who}. Until you decide whether they stay your reporter, they can neither report nor confirm.`,
      fix: { label: 'Decide', href: paths.home() },
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
      fix: { label: 'Subscribe', href: paths.ownerPayment() },
    }),
    'sealed-without-card': () => ({
      text: `${who} has no card for sealed LeaveBits, so they couldn’t read what you’ve sealed for them. Open it and make their card.`,
      fix: sealedFix,
    }),
    'sealed-before-card': () => ({
      text: `${who}’s card doesn’t open ${sealed} yet, because it was sealed without that card. If you made the card, open it and save it again. If you didn’t, replace the card first.`,
      fix: sealedFix,
    }),
    'card-never-checked': () => ({
      text: `Nobody has tried ${who}’s card yet. Ask them to check that it works.`,
      fix: { label: 'See the person', href: paths.people() },
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
    'substitute-unreachable': () => ({
      text: `Our last email to the person who would receive what ${who} doesn’t open didn’t arrive.`,
      fix: { label: 'See the person', href: paths.people() },
    }),
    'leavebit-incomplete': () => ({
      text: describeIncomplete(what(), incompleteReasonOf(id), sameCause.length > 0),
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
  const mostNeeded = getMaxRequiredConfirmations(plan);
  const needed = countPeopleForReport(mostNeeded);
  const report =
    mostNeeded > plan.requiredConfirmations ? 'a report after an accident or a stroke' : 'a report';
  const all = needed === 2 ? 'both' : 'all';
  if (available.length > needed) {
    const agreed = namesOf(available.filter(({ answer }) => answer === 'accept'));
    return {
      text: `Only ${formatList(agreed, 'and')} have agreed, so they’re ${all} needed. Ask ${formatList(namesOf(waiting), 'or')} to accept.`,
      fix: { label: 'Send the links again', href: paths.release() },
    };
  }
  return {
    text: `${formatList(namesOf(available), 'and')} are ${all} needed for ${report}. If one of them can’t be reached, nothing will open. Add a reporter${mostNeeded > 1 ? ', or require one fewer confirmation' : ''}.`,
    fix: { label: 'Add a reporter', href: paths.release() },
  };
}
