import type { ReleaseTerms, ReporterAnswer } from '#shared/contracts/release.ts';
import type { ConfigurationUndoErrorReason, ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits, releaseLimits } from '#shared/domain/limits.ts';

/** The reporters added and removed by a new configuration. */
export function diffReporters(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((email) => !before.includes(email)),
    removed: before.filter((email) => !after.includes(email)),
  };
}

/** Whether a change could help someone other than the owner open the estate or have it destroyed unnoticed. */
export function isSensitiveTermChange(before: ReleaseTerms, after: ReleaseTerms): boolean {
  const { added, removed } = diffReporters(before.designatedReporters, after.designatedReporters);
  return (
    added.length > 0 ||
    removed.length > 0 ||
    after.requiredConfirmations < before.requiredConfirmations ||
    after.refuteTimeHours < before.refuteTimeHours ||
    (after.askReportersOnLapse === false && before.askReportersOnLapse !== false)
  );
}

/** The differences between two sets of terms. An unchanged number is null. */
export function diffReleaseTerms(
  before: ReleaseTerms,
  after: ReleaseTerms,
): Pick<
  ConfigurationUndoPreview,
  'added' | 'removed' | 'requiredConfirmations' | 'refuteTimeHours' | 'askReportersOnLapse'
> {
  const changed = <Value>(one: Value, other: Value) => (one === other ? null : { before: one, after: other });
  return {
    ...diffReporters(before.designatedReporters, after.designatedReporters),
    requiredConfirmations: changed(before.requiredConfirmations, after.requiredConfirmations),
    refuteTimeHours: changed(before.refuteTimeHours, after.refuteTimeHours),
    askReportersOnLapse:
      before.askReportersOnLapse === undefined || after.askReportersOnLapse === undefined
        ? null
        : changed(before.askReportersOnLapse, after.askReportersOnLapse),
  };
}

/**
 * Describes the same differences, one sentence each. Empty if the terms are unchanged.
 * @param called the name by which the reader knows a reporter
 */
export function describeTermChanges(
  before: ReleaseTerms,
  after: ReleaseTerms,
  called: (email: string) => string,
): string[] {
  const { added, removed, requiredConfirmations, refuteTimeHours, askReportersOnLapse } = diffReleaseTerms(
    before,
    after,
  );
  const numbers = [
    ['Confirmations required', requiredConfirmations],
    ['Hours to refute', refuteTimeHours],
  ] as const;
  return [
    ...(added.length > 0 ? [`New reporters: ${added.map(called).join(', ')}.`] : []),
    ...(removed.length > 0 ? [`No longer reporters: ${removed.map(called).join(', ')}.`] : []),
    ...numbers.flatMap(([what, number]) =>
      number ? [`${what}: ${number.after} (previously ${number.before}).`] : [],
    ),
    ...(askReportersOnLapse ? [askWords[askReportersOnLapse.after ? 'on' : 'off']] : []),
  ];
}

/** Whether a change chose reporters for an account that had none, so that the terms before it never applied to anything. */
export const isFirstSetup = (before: ReleaseTerms, after: ReleaseTerms): boolean =>
  before.designatedReporters.length === 0 && after.designatedReporters.length > 0;

const reporterList = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * Describes the terms of a first setup, one sentence each.
 * @param called the name by which the reader knows a reporter
 */
export function describeFirstTerms(after: ReleaseTerms, called: (email: string) => string): string[] {
  const { designatedReporters, requiredConfirmations, refuteTimeHours } = after;
  const others =
    requiredConfirmations === 1 ? 'one other reporter' : `${requiredConfirmations} other reporters`;
  return [
    `You chose ${reporterList.format(designatedReporters.map(called))} as your reporters.`,
    `After a report of your death, ${others} must confirm it, and you have ${refuteTimeHours === 1 ? '1 hour' : `${refuteTimeHours} hours`} to say that it isn’t true.`,
  ];
}

const askWords = {
  on: 'If your payments stop, we’ll ask your reporters whether something has happened.',
  off: 'If your payments stop, we’ll no longer ask your reporters whether something has happened.',
};

/** When the link that undoes a change expires. */
export function getChangeUndoDeadline(changedAt: Date): Date {
  return new Date(changedAt.getTime() + limits.undoHours * HOUR_MS);
}

/**
 * When the next email about changes may go out: immediately, but only three times an hour and twelve times a day. Otherwise,
 * removing and re-adding a reporter over and over could bury the email that matters. No change is ever without an undo link,
 * because the last email's link also undoes everything after it.
 * @param sentAt the last day's emails, newest first
 */
export function getNextConfigurationEmailTime(sentAt: readonly Date[], now: Date): Date {
  const after = (count: number, ms: number) => (sentAt[count - 1]?.getTime() ?? -Infinity) + ms;
  return new Date(
    Math.max(
      now.getTime(),
      after(limits.configurationNewsAtOnce, HOUR_MS),
      after(limits.configurationNewsPerDay, DAY_MS),
    ),
  );
}

/** Why the link can no longer undo a change. Null if it can. */
export function getConfigurationUndoErrorReason(
  { changedAt, undoneAt }: { changedAt: Date; undoneAt: Date | null },
  now: Date,
): Exclude<ConfigurationUndoErrorReason, 'unknown'> | null {
  if (undoneAt) return 'undone';
  return now < getChangeUndoDeadline(changedAt) ? null : 'expired';
}

/**
 * Finds the changes around the one being undone. Later ones are undone along with it, because everything reverts to the state
 * before it. Earlier ones stay, and their own links keep working.
 * @param changes of one owner
 */
export function findNeighboringChanges<
  Change extends { seqno: number; changedAt: Date; undoneAt: Date | null },
>(
  { seqno }: { seqno: number },
  changes: readonly Change[],
  now: Date,
): { later: Change[]; earlier: Change[] } {
  return {
    later: changes.filter((other) => other.seqno > seqno && other.undoneAt === null),
    earlier: changes.filter(
      (other) => other.seqno < seqno && getConfigurationUndoErrorReason(other, now) === null,
    ),
  };
}

/** After how many months we ask reporters again whether their address is still current. */
const ADDRESS_MONTHS = 6;

/**
 * Whether it's time to ask. A reporter who hasn't accepted is asked about that first.
 * @param last their answer, and when they last answered anything; null if never
 */
export function isAddressCheckDue(
  last: { answer: ReporterAnswer; heardAt: Date } | null,
  now: Date,
): boolean {
  return last?.answer === 'accept' && now >= addMonths(last.heardAt, ADDRESS_MONTHS);
}

/**
 * Whether a reporter is sent new links that were requested with their address. Anybody can request them, so they must not become a
 * nuisance. Where it says no, earlier ones are in the mailbox and work. Clocks may be set back, so the near future counts, too.
 * @param sentAt when such emails were queued
 */
export function canSendLostLinks(sentAt: readonly Date[], now: Date): boolean {
  const countWithin = (ms: number) =>
    sentAt.filter((at) => Math.abs(now.getTime() - at.getTime()) < ms).length;
  return (
    countWithin(releaseLimits.lostLinksMinutes * MINUTE_MS) === 0 &&
    countWithin(DAY_MS) < releaseLimits.lostLinksPerDay &&
    countWithin(30 * DAY_MS) < releaseLimits.lostLinksPerMonth
  );
}
