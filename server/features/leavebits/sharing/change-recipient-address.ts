import { and, arrayContains, asc, eq, inArray, sql } from 'drizzle-orm';
import type { AddressChange } from '#shared/contracts/address-change.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { scheduledOpenings, triggerBytes } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { databasePageLimits } from '#server/limits.ts';
import { updateLeavebitRow, withIntegrityCheck } from '../../access/integrity.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { replaceRecipient } from '../../access/replace-recipient.ts';
import { assertEstateNotOpen } from '../../access/report-in-force.ts';
import type { OwnerAccessFacts } from '../../access/rules.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { recipientMovedEmail, shareSelectionEmail } from '../../notices/emails.ts';
import { canSendNotice, noticeKinds } from '../../notices/notice-allowance.ts';
import { buildRecipientEmailLink } from '../../notices/recipient-link.ts';
import { scheduleOpeningNotices } from '../../notices/schedule-opening-notices.ts';
import { copyPersonName } from '../../people/set-person-name.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { recordSharingChange } from '../change-digest/record-sharing-change.ts';
import { assertAccountLimits } from '../files/assert-account-limits.ts';
import type { LeavebitRow } from '../leavebit-encryption.ts';
import { storeReplacedVersion } from '../versions/store-replaced-version.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

interface Move {
  from: string;
  to: string;
}

/** What a change of address did to one LeaveBit. */
interface Moved {
  isTrashed: boolean;
  /** Whether the old address could still see it. */
  wasSeen: boolean;
  /** Whether the new address is a new recipient of it. */
  isNew: boolean;
}

/**
 * Replaces a recipient's address in all of an owner's LeaveBits, as a save of each. The trash is included, so that nothing
 * restored from it brings the old address back. The new address has to be verified like any other. Both are notified, and the
 * digest of changed recipients has the link that undoes it.
 * @throws DomainError `invalid`; `not-found` if the old address isn't a recipient; `estate-open`; `too-large` without room for
 * the versions; `ReauthenticationNeeded`
 */
export async function changeRecipientAddress(
  ctx: Context,
  { userId, from, to }: Move & { userId: number },
  proof: ReauthenticationCheck,
): Promise<AddressChange> {
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (!owner || from === owner.email) throw notFoundError();
    if (to === owner.email) throw new DomainError('invalid', 'This is your own address');
    if (to === from) throw new DomainError('invalid', 'This is the address they already have');
    const ids = await lockLeavebitsOf(tx, userId, from);
    if (ids.length === 0) throw notFoundError();
    await assertEstateNotOpen(tx, userId);
    await proof.assertRecentReauthentication(tx);
    const facts = await loadOwnerAccessFacts(ctx, tx, userId);
    const moved: Moved[] = [];
    for (let at = 0; at < ids.length; at += databasePageLimits.rows) {
      for (const row of await loadRows(tx, ids.slice(at, at + databasePageLimits.rows))) {
        // No save can make a damaged LeaveBit valid, so it would only get in the way of the others.
        if (withIntegrityCheck(ctx, row).isDamaged) continue;
        moved.push(await moveIn(ctx, tx, { owner, row, facts, move: { from, to } }));
      }
    }
    await assertAccountLimits(ctx, tx, userId, { given: [to] });
    await copyPersonName(ctx, tx, { userId, from, to });
    await notifyBoth(ctx, tx, { owner, move: { from, to }, moved });
    const leavebits = moved.filter(({ isTrashed }) => !isTrashed).length;
    await recordActivity(ctx, tx, {
      userId,
      kind: 'recipient-address-changed',
      subject: to,
      detail: `Previously ${from}. LeaveBits: ${leavebits}.`,
    });
    return {
      leavebits,
      damaged: ids.length - moved.length,
      isReporter: owner.designatedReporters.includes(from),
    };
  });
}

/** Locks a recipient's LeaveBits in a fixed order, to avoid deadlocks with other transactions that lock several. */
async function lockLeavebitsOf(tx: Database, userId: number, email: string): Promise<number[]> {
  const rows = await tx
    .select({ id: triggerBytes.id })
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), arrayContains(triggerBytes.sharingEmails, [email])))
    .orderBy(asc(triggerBytes.id))
    .for('update');
  return rows.map(({ id }) => id);
}

const loadRows = (tx: Database, ids: number[]): Promise<LeavebitRow[]> =>
  tx.select().from(triggerBytes).where(inArray(triggerBytes.id, ids)).orderBy(asc(triggerBytes.id));

async function moveIn(
  ctx: Context,
  tx: Database,
  { owner, row, facts, move }: { owner: Owner; row: LeavebitRow; facts: OwnerAccessFacts; move: Move },
): Promise<Moved> {
  const { from, to } = move;
  const hasLeft = Object.hasOwn(row.leftBy, from);
  const isNew = !row.sharingEmails.includes(to) && !hasLeft;
  const isTrashed = row.trashedAt !== null;
  const { heldNotices: held } = row;
  // `lastUpdate` stays: nothing that a reader sees has changed, and the owner's list keeps its order.
  const saved = await updateLeavebitRow(ctx, tx, row, {
    ...replaceRecipient(row, move),
    seqno: row.seqno + 1,
    // A restoration then notifies the new recipient.
    ...(held && isNew && { heldNotices: { ...held, shared: [...new Set([...held.shared, to])] } }),
  });
  await storeReplacedVersion(ctx, tx, { before: row, saved });
  if (isTrashed) await copyScheduledOpening(tx, row.id, move);
  else await scheduleOpeningNotices(ctx, tx, saved, row.sharingConfig, facts);
  await recordSharingChange(ctx, tx, { owner, id: row.id, before: row, after: saved });
  return { isTrashed, wasSeen: !hasLeft, isNew };
}

/** The scheduled openings of a trashed LeaveBit wait for its restoration. Those of former recipients are skipped. */
async function copyScheduledOpening(tx: Database, id: number, { from, to }: Move): Promise<void> {
  const { triggerByteId, email, opensAt } = scheduledOpenings;
  await tx
    .insert(scheduledOpenings)
    .select(
      tx
        .select({
          triggerByteId,
          email: sql<string>`${to}::text`.as('email'),
          opensAt,
          returnedAt: sql`null::timestamptz`.as('returned_at'),
        })
        .from(scheduledOpenings)
        .where(and(eq(triggerByteId, id), eq(email, from))),
    )
    .onConflictDoNothing();
}

async function notifyBoth(
  ctx: Context,
  tx: Database,
  { owner, move: { from, to }, moved }: { owner: Owner; move: Move; moved: readonly Moved[] },
): Promise<void> {
  const now = ctx.clock.now();
  const visible = moved.filter(({ isTrashed }) => !isTrashed);
  const names = getOwnerNames(ctx, owner);
  if (visible.some(({ isNew }) => isNew) && (await canSendNotice(tx, owner.id, to, now)))
    await queueMail(ctx, tx, {
      to,
      userId: owner.id,
      kind: noticeKinds.selection,
      dedupeKey: `share-selection/${ctx.random.uuid()}/${to}`,
      content: shareSelectionEmail({ ...names, link: buildRecipientEmailLink(ctx, to) }),
    });
  if (visible.some(({ wasSeen }) => wasSeen))
    await queueMail(ctx, tx, {
      to: from,
      userId: owner.id,
      kind: 'recipient-moved',
      // Once a day, so that changes back and forth can't flood a mailbox.
      dedupeKey: `recipient-moved/${owner.id}/${now.toISOString().slice(0, 10)}/${from}`,
      content: recipientMovedEmail(names),
    });
}
