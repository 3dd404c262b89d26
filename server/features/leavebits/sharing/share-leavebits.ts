import { and, asc, eq, inArray } from 'drizzle-orm';
import { TOO_MANY_RECIPIENTS } from '#shared/contracts/leavebits.ts';
import type { SharingSettings } from '#shared/domain/release.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { triggerBytes } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { shareSelectionEmail } from '../../notices/emails.ts';
import { canSendNotice, noticeKinds } from '../../notices/notice-allowance.ts';
import { assertEstateNotOpen } from '../../access/report-in-force.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { damagedError, withIntegrityCheck } from '../../access/integrity.ts';
import { isNotTrashed } from '../../access/shared-with.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { assertAccountLimits } from '../files/assert-account-limits.ts';
import { decryptActivitySubject } from '../record-leavebit-activity.ts';
import { recordSharingChanges } from '../change-digest/record-sharing-change.ts';
import { exceedsRecipientLimit, groupSelectionByRecipient, mergeSharing } from '../rules.ts';
import { assertVersionRoom } from '../versions/store-replaced-version.ts';
import { saveSharing } from './save-sharing.ts';

export interface SharingSelection {
  triggerByteIds: number[];
  emails: string[];
  sharingConfig: SharingSettings['sharingConfig'];
  shareWithPreConfigured: boolean;
}

/** Counts the people to notify about a selection, for the email limit. */
export async function countSelectionRecipients(
  ctx: Context,
  userId: number,
  selection: SharingSelection,
): Promise<number> {
  const rows = await ctx.db
    .select({
      id: triggerBytes.id,
      sharingEmails: triggerBytes.sharingEmails,
      leftBy: triggerBytes.leftBy,
    })
    .from(triggerBytes)
    .where(
      and(eq(triggerBytes.userId, userId), isNotTrashed, inArray(triggerBytes.id, selection.triggerByteIds)),
    );
  return groupSelectionByRecipient(rows, { ...selection, owner: '' }).size;
}

/**
 * Shares several LeaveBits at a time. `emails` become recipients of each, with their rules; existing recipients keep theirs.
 * Each recipient gets one email with a link to the LeaveBits that they may see. The daily limit on emails from one owner to one
 * address applies.
 * @returns the number of people notified
 * @throws DomainError `not-found` if a LeaveBit isn't the owner's, `invalid` if one would have too many recipients, `damaged`
 * if one can't be decrypted
 */
export async function shareLeavebits(
  ctx: Context,
  userId: number,
  selection: SharingSelection,
): Promise<number> {
  const ids = [...new Set(selection.triggerByteIds)];
  const emails = [...new Set(selection.emails)];
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    const rows = await tx
      .select()
      .from(triggerBytes)
      .where(and(eq(triggerBytes.userId, userId), isNotTrashed, inArray(triggerBytes.id, ids)))
      .orderBy(asc(triggerBytes.id))
      .for('update');
    if (!owner || rows.length !== ids.length) throw notFoundError();
    await assertEstateNotOpen(tx, userId);
    // Don't notify anyone about something that can't be read.
    if (rows.some((row) => withIntegrityCheck(ctx, row).isDamaged)) throw damagedError();
    const saves = rows.flatMap((row) => {
      const changes = mergeSharing(row, {
        sharingEmails: [...new Set([...row.sharingEmails, ...emails])],
        sharingConfig: Object.fromEntries(
          // Existing recipients keep their rules.
          Object.entries(selection.sharingConfig).filter(([email]) => !row.sharingEmails.includes(email)),
        ),
      });
      if (exceedsRecipientLimit(row.sharingEmails, changes.sharingEmails))
        throw new DomainError('invalid', TOO_MANY_RECIPIENTS);
      return changes.sharingEmails.length === row.sharingEmails.length
        ? []
        : [{ row, changes: { ...changes, lastUpdate: ctx.clock.now() } }];
    });
    await saveSharing(ctx, tx, saves, { facts: await loadOwnerAccessFacts(ctx, tx, userId) });
    await recordSharingChanges(ctx, tx, {
      owner,
      saves: saves.map(({ row, changes }) => ({ id: row.id, before: row, after: changes })),
    });
    if (saves.length > 0) await assertVersionRoom(tx, userId);
    await assertAccountLimits(ctx, tx, userId, { given: emails.filter((email) => email !== owner.email) });
    const toTell = groupSelectionByRecipient(rows, { ...selection, emails, owner: owner.email });
    const occasion = ctx.random.uuid();
    let told = 0;
    for (const [email, seen] of toTell) {
      if (!(await canSendNotice(tx, userId, email, ctx.clock.now()))) continue;
      told += 1;
      await queueMail(ctx, tx, {
        to: email,
        userId,
        kind: noticeKinds.selection,
        dedupeKey: `share-selection/${occasion}/${email}`,
        content: shareSelectionEmail({
          ...getOwnerNames(ctx, owner),
          link: `${ctx.config.appOrigin}/shared-multiple/${seen.join(',')}`,
        }),
      });
    }
    await recordActivity(ctx, tx, {
      userId,
      kind: 'leavebits-shared',
      subject: [...toTell.keys()].join(', '),
      detail: rows.map((row) => decryptActivitySubject(ctx, row)).join(', '),
    });
    return told;
  });
}
