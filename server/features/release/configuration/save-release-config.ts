import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import {
  OWN_REPORTER_MESSAGE,
  PHONE_NUMBER_MESSAGE,
  TOO_FEW_FOR_INCAPACITATION_MESSAGE,
} from '#shared/contracts/release.ts';
import type { PartialReleaseConfig, ReleaseConfig, ReleaseConfigChange } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import { isReporterCountValid, type ReportNumbers } from '#shared/domain/reporters.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { users } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { assertSubscriptionNotBlocked } from '../../subscriptions/assert-subscription-not-blocked.ts';
import { findReportRowInForce, type OwnerRow } from '../queries.ts';
import { recordConfigurationChange } from './record-configuration-change.ts';
import { notifyRemovedWays } from './ways/notify-removed-ways.ts';
import { warnOfLowerProtection } from './ways/warn-of-lower-protection.ts';
import { sendWayCode } from './ways/send-way-code.ts';
import { applyReporterChanges } from './apply-reporter-changes.ts';
import { queueReporterLinkEmails } from './queue-reporter-links.ts';
import {
  diffReporters,
  getReleaseTerms,
  getRequestedIncapacitation,
  getRequestedWays,
  isSensitiveTermChange,
  isTimeAwayInRange,
  presentTimeAway,
  toIncapacitationColumns,
} from './rules.ts';
import { describeTermChanges } from './term-changes.ts';

/** What an owner submits, without the reauthentication code. */
type ConfigToSave = Omit<ReleaseConfigChange, 'code'>;

/**
 * Saves the reporters and their terms. New reporters are emailed their links. A removed reporter's links stop working
 * immediately, and their confirmation of a pending report is discarded. A pending report keeps the terms under which it was
 * submitted. An added reporter is asked to confirm it, again if need be, only if they already were a reporter when it was
 * submitted.
 * A new second way to be warned is sent a code.
 * @param asker the browser that may enter the codes
 * @throws DomainError `invalid`, `subscription-blocked`, `too-many-requests`; `conflict` if another configuration was saved in
 * the meantime; `ReauthenticationNeeded` before a change that requires recent reauthentication
 */
export async function saveReleaseConfig(
  ctx: Context,
  userId: number,
  change: ConfigToSave,
  proof: ReauthenticationCheck,
  asker: string,
): Promise<OwnerRow> {
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFoundError();
    await proof.assertSignedIn(tx);
    return saveLockedReleaseConfig(ctx, tx, { owner, change, proof, asker });
  });
}

/**
 * Like `saveReleaseConfig`, in a transaction.
 * @param save.owner locked, and known to be signed in
 */
export async function saveLockedReleaseConfig(
  ctx: Context,
  tx: Database,
  {
    owner,
    change: { replaces, ...change },
    proof,
    asker,
  }: { owner: OwnerRow; change: ConfigToSave; proof: ReauthenticationCheck; asker: string },
): Promise<OwnerRow> {
  const userId = owner.id;
  const config = withStoredNumbers(owner, change);
  await assertSubscriptionNotBlocked(ctx, tx, userId);
  const now = ctx.clock.now();
  const ways = getRequestedWays(owner, config);
  const incapacitation = getRequestedIncapacitation(owner, config);
  assertSound(owner, { ...config, incapacitation }, ways, now);
  // A client may retry a save whose response was lost.
  if (replaces && !isSame(owner, replaces, now) && !isSame(owner, config, now)) throw changedElsewhere();
  await assertWaysStayDuringReport(tx, owner, ways);
  const terms = getReleaseTerms(owner, now);
  if (isSensitiveTermChange(terms, { ...config, ...ways, incapacitation }))
    await proof.assertRecentReauthentication(tx);
  const { added, removed } = diffReporters(owner.designatedReporters, config.designatedReporters);
  const [saved] = await tx
    .update(users)
    .set({
      secondEmail: ways.secondEmail,
      phoneNumber: ways.phoneNumber,
      // Another address or number has yet to be verified.
      ...(ways.secondEmail !== owner.secondEmail && { secondEmailVerifiedAt: null }),
      ...(ways.phoneNumber !== owner.phoneNumber && { phoneNumberVerifiedAt: null }),
      designatedReporters: config.designatedReporters,
      requiredConfirmations: config.requiredConfirmations,
      refuteTimeHours: config.refuteTimeHours,
      ...toIncapacitationColumns(incapacitation),
      askReportersOnLapse: config.askReportersOnLapse,
      awayUntil: toDate(config.awayUntil),
      silenceMonths: config.silenceMonths,
      coolDownDays: config.coolDownDays,
      seqno: owner.seqno + 1,
      lastUpdate: now,
    })
    .where(eq(users.id, userId))
    .returning();
  if (!saved) throw notFoundError();
  const called = await loadPersonFormatter(ctx, tx, userId);
  const detail = describeTermChanges(terms, getReleaseTerms(saved, now), called).join(' ') || 'No change.';
  await recordActivity(ctx, tx, { userId, kind: 'configuration-changed', detail });
  const changeId = await recordConfigurationChange(ctx, tx, { before: owner, saved });
  await applyReporterChanges(ctx, tx, { owner: saved, added, removed, changeId });
  await queueReporterLinkEmails(ctx, tx, saved, added);
  await notifyRemovedWays(ctx, tx, { before: owner, saved });
  await warnOfLowerProtection(ctx, tx, { before: owner, saved });
  if (saved.secondEmail !== owner.secondEmail)
    await sendWayCode(ctx, tx, { owner: saved, channel: 'email', asker });
  if (saved.phoneNumber !== owner.phoneNumber)
    await sendWayCode(ctx, tx, { owner: saved, channel: 'phone', asker });
  return saved;
}

/** Numbers that a change omits stay as they are. */
const withStoredNumbers = (owner: OwnerRow, change: PartialReleaseConfig): ReleaseConfig => ({
  ...change,
  requiredConfirmations: change.requiredConfirmations ?? owner.requiredConfirmations,
  refuteTimeHours: change.refuteTimeHours ?? owner.refuteTimeHours,
});

/**
 * A thief could otherwise silence the warnings of a report that they had made. Whoever no longer wants to get them there can refute
 * the report first.
 */
async function assertWaysStayDuringReport(
  tx: Database,
  owner: OwnerRow,
  ways: ReturnType<typeof getRequestedWays>,
): Promise<void> {
  const isRemoved =
    (owner.secondEmailVerifiedAt !== null && ways.secondEmail !== owner.secondEmail) ||
    (owner.phoneNumberVerifiedAt !== null && ways.phoneNumber !== owner.phoneNumber);
  if (!isRemoved || (await findReportRowInForce(tx, owner.id))?.status !== 'pending') return;
  throw new DomainError(
    'conflict',
    'There’s a pending report about you. You can’t change or remove a second address or phone number that warns you about it until the report has ended.',
  );
}

/** Undefined leaves the column unchanged. */
const toDate = (date: string | null | undefined) => (typeof date === 'string' ? new Date(date) : date);

/** Whether a configuration is the saved one. What it omits counts as the same. */
function isSame(owner: OwnerRow, sent: PartialReleaseConfig, now: Date): boolean {
  const config = withStoredNumbers(owner, sent);
  const saved = getReleaseTerms(owner, now);
  const ways = getRequestedWays(owner, config);
  const { awayUntil } = config;
  return isDeepStrictEqual(
    {
      ...saved,
      designatedReporters: config.designatedReporters,
      requiredConfirmations: config.requiredConfirmations,
      refuteTimeHours: config.refuteTimeHours,
      incapacitation: getRequestedIncapacitation(owner, config),
      askReportersOnLapse: config.askReportersOnLapse ?? saved.askReportersOnLapse,
      awayUntil: awayUntil === undefined ? saved.awayUntil : presentTimeAway(toDate(awayUntil) ?? null, now),
      silenceMonths: config.silenceMonths ?? saved.silenceMonths,
      coolDownDays: config.coolDownDays ?? saved.coolDownDays,
      secondEmail: ways.secondEmail,
      phoneNumber: ways.phoneNumber,
    },
    saved,
  );
}

function changedElsewhere(): DomainError {
  return new DomainError(
    'conflict',
    'These settings were changed in another window. You’re now seeing the latest version. Please make your change again.',
  );
}

function assertSound(
  owner: OwnerRow,
  config: ReleaseConfig & { incapacitation: ReportNumbers | null },
  { secondEmail, isPhoneNumberValid }: ReturnType<typeof getRequestedWays>,
  now: Date,
): void {
  if (!isPhoneNumberValid) throw new DomainError('invalid', PHONE_NUMBER_MESSAGE);
  if (secondEmail === owner.email) {
    throw new DomainError('invalid', 'That’s already your main address. Please enter another one.');
  }
  if (secondEmail !== null && config.designatedReporters.includes(secondEmail)) {
    throw new DomainError(
      'invalid',
      'A reporter’s address can’t be your second address. They would get the link that refutes their own report.',
    );
  }
  if (!isReporterCountValid(config.designatedReporters.length, config.requiredConfirmations)) {
    throw new DomainError(
      'invalid',
      'Please ensure you have at least 1 more designated reporters as set confirmations required',
    );
  }
  const { incapacitation } = config;
  if (
    incapacitation &&
    !isReporterCountValid(config.designatedReporters.length, incapacitation.requiredConfirmations)
  ) {
    throw new DomainError('invalid', TOO_FEW_FOR_INCAPACITATION_MESSAGE);
  }
  if (config.designatedReporters.includes(owner.email)) {
    throw new DomainError('invalid', OWN_REPORTER_MESSAGE);
  }
  const awayUntil = toDate(config.awayUntil);
  if (awayUntil && !isTimeAwayInRange(awayUntil, now)) {
    throw new DomainError(
      'invalid',
      `You can be away for up to ${limits.awayMaxDays} days. Please choose an earlier date.`,
    );
  }
}
