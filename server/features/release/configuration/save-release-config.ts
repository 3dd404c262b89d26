import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { OWN_REPORTER_MESSAGE } from '#shared/contracts/release.ts';
import type { ReleaseConfig, ReleaseConfigChange } from '#shared/contracts/release.ts';
import { isReporterCountValid } from '#shared/domain/reporters.ts';
import type { Context } from '#server/context.ts';
import { users } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { loadPersonFormatter } from '../../people/load-person-names.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { assertSubscriptionNotBlocked } from '../../subscriptions/assert-subscription-not-blocked.ts';
import type { OwnerRow } from '../queries.ts';
import { presentReleaseConfig } from '../presenter.ts';
import { recordConfigurationChange } from './record-configuration-change.ts';
import { applyReporterChanges } from './apply-reporter-changes.ts';
import { queueReporterLinkEmails } from './queue-reporter-links.ts';
import { describeTermChanges, isSensitiveTermChange, diffReporters } from './rules.ts';

/** What an owner submits, without the reauthentication code. */
type ConfigToSave = Omit<ReleaseConfigChange, 'code'>;

/**
 * Saves the reporters and their terms. New reporters are emailed their links. A removed reporter's links stop working
 * immediately, and their confirmation of a pending report is discarded. A pending report keeps the terms under which it was
 * submitted. An added reporter is asked to confirm it, again if need be, only if they already were a reporter when it was
 * submitted.
 * @throws DomainError `invalid`, `subscription-blocked`, `too-many-requests`; `conflict` if another configuration was saved in
 * the meantime; `ReauthenticationNeeded` before a change that requires recent reauthentication
 */
export async function saveReleaseConfig(
  ctx: Context,
  userId: number,
  { replaces, ...config }: ConfigToSave,
  proof: ReauthenticationCheck,
): Promise<OwnerRow> {
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner) throw notFoundError();
    await proof.assertSignedIn(tx);
    await assertSubscriptionNotBlocked(ctx, tx, userId);
    assertSound(owner, config);
    // A client may retry a save whose response was lost.
    if (replaces && !isSame(owner, replaces) && !isSame(owner, config)) throw changedElsewhere();
    if (isSensitiveTermChange(owner, config)) await proof.assertRecentReauthentication(tx);
    const { added, removed } = diffReporters(owner.designatedReporters, config.designatedReporters);
    const [saved] = await tx
      .update(users)
      .set({
        phoneNumber: config.phoneNumber || null,
        designatedReporters: config.designatedReporters,
        requiredConfirmations: config.requiredConfirmations,
        refuteTimeHours: config.refuteTimeHours,
        askReportersOnLapse: config.askReportersOnLapse,
        seqno: owner.seqno + 1,
        lastUpdate: ctx.clock.now(),
      })
      .where(eq(users.id, userId))
      .returning();
    if (!saved) throw notFoundError();
    const called = await loadPersonFormatter(ctx, tx, userId);
    const detail = describeTermChanges(owner, saved, called).join(' ') || 'Phone number.';
    await recordActivity(ctx, tx, { userId, kind: 'configuration-changed', detail });
    const changeId = await recordConfigurationChange(ctx, tx, { before: owner, saved });
    await applyReporterChanges(ctx, tx, { owner: saved, added, removed, changeId });
    await queueReporterLinkEmails(ctx, tx, saved, added);
    return saved;
  });
}

function isSame(owner: OwnerRow, config: ReleaseConfig): boolean {
  return isDeepStrictEqual(presentReleaseConfig(owner), {
    ...config,
    phoneNumber: config.phoneNumber || null,
    // An omitted setting stays unchanged.
    askReportersOnLapse: config.askReportersOnLapse ?? owner.askReportersOnLapse,
  });
}

function changedElsewhere(): DomainError {
  return new DomainError(
    'conflict',
    'These settings were changed in another window. You’re now seeing the latest version. Please make your change again.',
  );
}

function assertSound(owner: OwnerRow, config: ReleaseConfig): void {
  if (!isReporterCountValid(config.designatedReporters.length, config.requiredConfirmations)) {
    throw new DomainError(
      'invalid',
      'Please ensure you have at least 1 more designated reporters as set confirmations required',
    );
  }
  if (config.designatedReporters.includes(owner.email)) {
    throw new DomainError('invalid', OWN_REPORTER_MESSAGE);
  }
}
