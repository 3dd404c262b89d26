import type { PlanProblem, PlanProblemCode } from '#shared/contracts/plan.ts';
import { paths } from '#client/lib/paths.ts';

export interface ProblemMessage {
  text: string;
  /** The one-click fix, or null if there is none. */
  mend: { label: string; href: string } | { label: string; leavebitId: number } | null;
}

interface Names {
  person: (email: string) => string;
  /** Returns a LeaveBit's title by id. */
  leavebit: (id: number) => string;
}

/** Describes a problem and how to fix it. */
export function describePlanProblem({ code, subject }: PlanProblem, names: Names): ProblemMessage {
  const who = subject === null ? '' : names.person(subject);
  const id = Number(subject);
  const what = () => `“${names.leavebit(id)}”`;
  const release = (label: string) => ({ label, href: paths.release() });
  const words: Record<PlanProblemCode, () => ProblemMessage> = {
    'nobody-receives': () => ({ text: 'Nobody but you receives anything yet.', mend: null }),
    'no-reporters': () => ({
      text: 'You have no reporters yet, so nothing would open.',
      mend: release('Choose reporters'),
    }),
    'too-few-reporters': () => ({
      text: 'Too few of your reporters can act to confirm a report.',
      mend: release('Choose reporters'),
    }),
    'reporter-unreachable': () => ({
      text: `Our last email to ${who} didn’t arrive, so they couldn’t confirm a report.`,
      mend: release('Correct the address'),
    }),
    'reporter-declined': () => ({
      text: `${who} declined, so don’t count on them to report or confirm.`,
      mend: release('Choose someone else'),
    }),
    'reporter-moved': () => ({
      text: `${who} wants to use a different address. Please ask them which one.`,
      mend: release('Change the address'),
    }),
    'reporter-unpracticed': () => ({
      text: `${who} has never visited the page for reporters. They may not find it when it counts.`,
      mend: release('Send the link again'),
    }),
    'reporters-are-recipients': () => ({
      text: 'Everyone who can report your death also receives something after it. That can be fine in a family. If you’re not sure, add someone who receives nothing.',
      mend: release('Add a reporter'),
    }),
    'recipient-unreachable': () => ({
      text: `Our last email to ${who} didn’t arrive.`,
      mend: { label: 'See the person', href: paths.people() },
    }),
    'leavebit-incomplete': () => ({
      text: `${what()} is incomplete.`,
      mend: { label: 'Open it', leavebitId: id },
    }),
    'date-after-subscription': () => ({
      text: `${what()} opens on a date after your free or paid period ends. Without a subscription, nobody could read it then.`,
      mend: { label: 'Change the date', leavebitId: id },
    }),
    'no-recovery-codes': () => ({
      text: 'You have no recovery codes left. If you lose your phone or passkey, you won’t be able to sign in.',
      mend: { label: 'Create new codes', href: paths.account('sign-in') },
    }),
  };
  return words[code]();
}
