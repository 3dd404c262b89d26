import {
  reportTypes,
  type ReleaseConfig,
  type ReleaseTerms,
  type ReporterAnswer,
  type ReportType,
  type SilenceMonths,
  type VerifiedChannel,
} from '#shared/contracts/release.ts';
import type { ConfigurationUndoErrorReason } from '#shared/contracts/undo-links.ts';
import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { limits, releaseLimits } from '#shared/domain/limits.ts';
import { parsePhoneNumber } from '#shared/domain/phone-number.ts';
import { getReportNumbers, type ReportNumbers } from '#shared/domain/reporters.ts';

/** The reporters added and removed by a new configuration. */
export function diffReporters(before: readonly string[], after: readonly string[]) {
  return {
    added: after.filter((email) => !before.includes(email)),
    removed: before.filter((email) => !after.includes(email)),
  };
}

/** The columns of an account that its terms come from. */
type TermColumns = Pick<
  Required<ReleaseTerms>,
  'designatedReporters' | 'requiredConfirmations' | 'refuteTimeHours'
> &
  WayColumns & {
    incapacitationRequiredConfirmations: number | null;
    incapacitationRefuteTimeHours: number | null;
    askReportersOnLapse: boolean;
    awayUntil: Date | null;
    silenceMonths: SilenceMonths;
    coolDownDays: number;
  };

/** An account's second ways to be warned, and when they were verified. */
export interface WayColumns {
  secondEmail: string | null;
  secondEmailVerifiedAt: Date | null;
  phoneNumber: string | null;
  phoneNumberVerifiedAt: Date | null;
}

const presentDate = (date: Date | null) => date?.toISOString() ?? null;

type NumberColumns = Pick<
  TermColumns,
  | 'requiredConfirmations'
  | 'refuteTimeHours'
  | 'incapacitationRequiredConfirmations'
  | 'incapacitationRefuteTimeHours'
>;

/** Null if a report of incapacity has the numbers of a death. */
function getIncapacitationNumbers({
  incapacitationRequiredConfirmations: requiredConfirmations,
  incapacitationRefuteTimeHours: refuteTimeHours,
}: NumberColumns): ReportNumbers | null {
  return requiredConfirmations === null || refuteTimeHours === null
    ? null
    : { requiredConfirmations, refuteTimeHours };
}

/** The numbers of an account, with those for an incapacity. */
export const getConfiguredNumbers = (owner: NumberColumns) => ({
  requiredConfirmations: owner.requiredConfirmations,
  refuteTimeHours: owner.refuteTimeHours,
  incapacitation: getIncapacitationNumbers(owner),
});

/** How many hours an owner has to refute a report of each type. */
export const getRefuteTimes = (owner: NumberColumns): RefuteTimes => ({
  death: owner.refuteTimeHours,
  incapacitation: owner.incapacitationRefuteTimeHours ?? owner.refuteTimeHours,
});
export type RefuteTimes = Record<ReportType, number>;

/** The columns for the numbers of an incapacity. */
export const toIncapacitationColumns = (numbers: ReportNumbers | null) => ({
  incapacitationRequiredConfirmations: numbers?.requiredConfirmations ?? null,
  incapacitationRefuteTimeHours: numbers?.refuteTimeHours ?? null,
});

/** The numbers for an incapacity that a save asks for. Null: those for a death. */
export function getRequestedIncapacitation(
  owner: NumberColumns,
  { incapacitation }: Pick<ReleaseConfig, 'incapacitation'>,
): ReportNumbers | null {
  if (incapacitation === undefined) return getIncapacitationNumbers(owner);
  if (incapacitation === null || incapacitation.asForDeath) return null;
  const { requiredConfirmations, refuteTimeHours } = incapacitation;
  return { requiredConfirmations, refuteTimeHours };
}

/** The terms of an account. A time away that has passed is none. */
export function getReleaseTerms(owner: TermColumns, now: Date) {
  return {
    designatedReporters: owner.designatedReporters,
    ...getConfiguredNumbers(owner),
    askReportersOnLapse: owner.askReportersOnLapse,
    awayUntil: presentTimeAway(owner.awayUntil, now),
    silenceMonths: owner.silenceMonths,
    coolDownDays: owner.coolDownDays,
    secondEmail: owner.secondEmail,
    secondEmailVerifiedAt: presentDate(owner.secondEmailVerifiedAt),
    phoneNumber: owner.phoneNumber,
    phoneNumberVerifiedAt: presentDate(owner.phoneNumberVerifiedAt),
  } satisfies ReleaseTerms;
}

/**
 * The columns that put earlier terms back. Terms from earlier versions lack some, which stay, except that an incapacity had the numbers
 * of a death then. A second way that stays the same stays verified.
 * @param isReportPending then verified second ways stay, as they do in a save: nobody can silence the warnings with an undo link
 */
export function restoreReleaseTerms(
  {
    incapacitation = null,
    awayUntil,
    secondEmail,
    secondEmailVerifiedAt,
    phoneNumber,
    phoneNumberVerifiedAt,
    ...terms
  }: ReleaseTerms,
  owner: WayColumns,
  isReportPending: boolean,
) {
  const isReporter = (email: string | null) => email !== null && terms.designatedReporters.includes(email);
  const toDate = (date: string | null | undefined) => (typeof date === 'string' ? new Date(date) : null);
  return {
    ...terms,
    ...toIncapacitationColumns(incapacitation),
    ...(awayUntil !== undefined && { awayUntil: toDate(awayUntil) }),
    ...(secondEmail !== undefined &&
      secondEmail !== owner.secondEmail &&
      // A reporter's address is never a second way: it would get the link that refutes their own report.
      !(isReportPending && owner.secondEmailVerifiedAt && !isReporter(owner.secondEmail)) && {
        secondEmail,
        secondEmailVerifiedAt: toDate(secondEmailVerifiedAt),
      }),
    ...(phoneNumber !== undefined &&
      phoneNumber !== owner.phoneNumber &&
      !(isReportPending && owner.phoneNumberVerifiedAt) && {
        phoneNumber,
        phoneNumberVerifiedAt: toDate(phoneNumberVerifiedAt),
      }),
  };
}

/** The verified second ways that an undo leaves alone, although they were different before. */
export const listWaysKept = (
  terms: Pick<ReleaseTerms, 'secondEmail' | 'phoneNumber'>,
  saved: Pick<WayColumns, 'secondEmail' | 'phoneNumber'>,
): string[] =>
  (['secondEmail', 'phoneNumber'] as const).flatMap((way) =>
    saved[way] !== null && isChanged(saved[way], terms[way]) ? [saved[way]] : [],
  );

/** The second ways that a save asks for. A phone number that can't be parsed is null, unless it is an older one that stays. */
export function getRequestedWays(
  owner: Pick<WayColumns, 'secondEmail' | 'phoneNumber'>,
  { secondEmail, phoneNumber }: Pick<ReleaseConfig, 'secondEmail' | 'phoneNumber'>,
): Pick<WayColumns, 'secondEmail' | 'phoneNumber'> & { isPhoneNumberValid: boolean } {
  const typed = phoneNumber?.trim();
  const keepsNumber = phoneNumber === undefined || typed === (owner.phoneNumber ?? '');
  const number = keepsNumber ? owner.phoneNumber : typed ? parsePhoneNumber(typed) : null;
  return {
    secondEmail: secondEmail === undefined ? owner.secondEmail : secondEmail || null,
    phoneNumber: number,
    isPhoneNumberValid: keepsNumber || !typed || number !== null,
  };
}

/** A second way that still needs its code. Null if there is none. */
export function getUnverifiedWay(owner: WayColumns, channel: VerifiedChannel): string | null {
  return channel === 'email'
    ? owner.secondEmailVerifiedAt === null
      ? owner.secondEmail
      : null
    : owner.phoneNumberVerifiedAt === null
      ? owner.phoneNumber
      : null;
}

/**
 * When another code may be sent to a second way. Otherwise codes could annoy a stranger, or cost a fortune in text messages.
 * @param sent when codes were sent during the last day: by this account on this channel, and to this address or number by anyone
 */
export function getNextWayCodeTime(
  sent: { byAccount: readonly Date[]; toWay: readonly Date[] },
  now: Date,
): Date {
  const after = (times: readonly Date[], max: number) => {
    const latestFirst = times.map((at) => at.getTime()).sort((one, other) => other - one);
    return (latestFirst[max - 1] ?? -Infinity) + DAY_MS;
  };
  return new Date(
    Math.max(
      now.getTime(),
      after(sent.byAccount, limits.wayCodesPerAccountDay),
      after(sent.toWay, limits.wayCodesPerWayDay),
    ),
  );
}

export const presentTimeAway = (awayUntil: Date | null, now: Date): string | null =>
  awayUntil && awayUntil > now ? awayUntil.toISOString() : null;

/** Whether a change makes the owner away for longer. @param after undefined: unchanged */
const isAwayLonger = (before: string | null | undefined, after: string | null | undefined): boolean =>
  typeof after === 'string' && (typeof before !== 'string' || Date.parse(after) > Date.parse(before));

/** @param after undefined: unchanged */
const isChanged = (before: string | null | undefined, after: string | null | undefined) =>
  after !== undefined && (after || null) !== (before || null);

/** Whether an owner can say now that they are away until this time. */
export const isTimeAwayInRange = (awayUntil: Date, now: Date): boolean =>
  awayUntil.getTime() <= now.getTime() + limits.awayMaxDays * DAY_MS;

/**
 * Whether a change could help someone other than the owner open the estate or have it destroyed unnoticed, or delay its release.
 */
export function isSensitiveTermChange(before: ReleaseTerms, after: ReleaseTerms): boolean {
  const { added, removed } = diffReporters(before.designatedReporters, after.designatedReporters);
  return (
    added.length > 0 ||
    removed.length > 0 ||
    reportTypes.some((type) => isEasierToRelease(before, after, type)) ||
    (after.askReportersOnLapse === false && before.askReportersOnLapse !== false) ||
    isAwayLonger(before.awayUntil, after.awayUntil) ||
    isLessProtected(before, after) ||
    isSilenceAllowedLonger(before.silenceMonths, after.silenceMonths) ||
    (after.coolDownDays ?? 0) > (before.coolDownDays ?? 0) ||
    // A way of the thief's would count as delivered, and carries refute links. Without one, the owner is easier to miss.
    isChanged(before.secondEmail, after.secondEmail) ||
    isChanged(before.phoneNumber, after.phoneNumber)
  );
}

/**
 * Whether a change takes away a protection from false reports that applies between them: time away, or a part of the pause after a
 * refutation. What `after` omits is unchanged.
 */
export function isLessProtected(before: ReleaseTerms, after: ReleaseTerms): boolean {
  return (
    (after.awayUntil !== undefined && isAwayLonger(after.awayUntil, before.awayUntil)) ||
    (after.coolDownDays !== undefined && after.coolDownDays < (before.coolDownDays ?? 0))
  );
}

/** Whether a report of this type would need fewer confirmations, or leave the owner less time. */
function isEasierToRelease(before: ReleaseTerms, after: ReleaseTerms, type: ReportType): boolean {
  const [earlier, later] = [getReportNumbers(before, type), getReportNumbers(after, type)];
  return (
    later.requiredConfirmations < earlier.requiredConfirmations ||
    later.refuteTimeHours < earlier.refuteTimeHours
  );
}

/** Whether reporters would be asked later than before, or never. */
function isSilenceAllowedLonger(
  before: ReleaseTerms['silenceMonths'],
  after: ReleaseTerms['silenceMonths'],
): boolean {
  const months = (setting: number | undefined) => setting || Infinity;
  return after !== undefined && months(after) > months(before);
}

/** When the link that undoes a change expires. */
export function getChangeUndoDeadline(changedAt: Date): Date {
  return new Date(changedAt.getTime() + limits.undoHours * HOUR_MS);
}

/**
 * When the next email about changes that aren't sensitive may go out: immediately, but only three times an hour and twelve times a
 * day. A sensitive change is never held back, because a report under the new terms could open everything before the owner reads of
 * it. No change is ever without an undo link, because the last email's link also undoes everything after it.
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
