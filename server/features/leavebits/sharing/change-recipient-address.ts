import { and, arrayContains, asc, eq, sql } from 'drizzle-orm';
import type { AddressChange } from '#shared/contracts/address-change.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { matchesAnyId } from '#server/db/prepared-statements.ts';
import { scheduledOpenings, triggerBytes } from '#server/db/schema/index.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { databasePageLimits } from '#server/limits.ts';
import { withIntegrityCheck } from '../../access/integrity.ts';
import { loadOwnerAccessFacts } from '../../access/load-estate.ts';
import { replaceRecipient } from '../../access/replace-recipient.ts';
import { assertEstateNotOpen } from '../../access/report-in-force.ts';
import type { OwnerAccessFacts } from '../../access/rules.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { recipientMovedEmail, shareSelectionEmail } from '../../notices/emails.ts';
import { canSendMovedNotice, canSendNotice, noticeKinds } from '../../notices/notice-allowance.ts';
import { buildRecipientEmailLink } from '../../notices/recipient-link.ts';
import { copyPerson } from '../../people/set-person.ts';
import { copyCard } from '../../sealing/cards.ts';
import { moveSubstitutes } from '../../people/substitutes.ts';
import { restartUnopened } from '../../notices/request-unopened-check.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { recordSharingChanges, recordSubstituteChanges } from '../change-digest/record-sharing-change.ts';
import { assertAccountLimits } from '../files/assert-account-limits.ts';
import type { LeavebitRow } from '../leavebit-encryption.ts';
import { resetReturningRecipients } from '../rules.ts';
import { assertVersionRoom } from '../versions/store-replaced-version.ts';
import { saveSharing } from './save-sharing.ts';

type Owner = NonNullable<Awaited<ReturnType<typeof lockOwner>>>;

interface Move {
  from: string;
  to: string;
}

/** What a change of address did to one LeaveBit. */
interface Moved {
  isTrashed: boolean;
  /** Whether the new address is a new recipient of it, or had left it. */
  isNew: boolean;
}

/**
 * Replaces a recipient's address in all of an owner's LeaveBits, as a save of each. The trash is included, so that nothing
 * restored from it brings the old address back. What the old address has left stays as it is. The new address has to be verified
 * like any other. Both are notified, and the digest of changed recipients has the link that undoes it.
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
    const { ids, left } = await lockLeavebitsOf(tx, userId, from);
    if (ids.length + left === 0) throw notFoundError();
    await assertEstateNotOpen(tx, userId);
    await proof.assertRecentReauthentication(tx);
    const facts = await loadOwnerAccessFacts(ctx, tx, userId);
    const moved: Moved[] = [];
    for (let at = 0; at < ids.length; at += databasePageLimits.rows)
      moved.push(
        ...(await moveIn(ctx, tx, {
          owner,
          rows: await loadRows(tx, ids.slice(at, at + databasePageLimits.rows)),
          facts,
          move: { from, to },
        })),
      );
    const leavebits = moved.filter(({ isTrashed }) => !isTrashed).length;
    if (moved.length > 0) {
      await assertVersionRoom(tx, userId);
      await assertAccountLimits(ctx, tx, userId, { given: [to] });
      await copyPerson(ctx, tx, { userId, from, to });
      await copyCard(ctx, tx, { userId, from, to });
      await carrySubstitutes(ctx, tx, userId, { from, to });
      await notifyBoth(ctx, tx, { owner, move: { from, to }, moved });
      await recordActivity(ctx, tx, {
        userId,
        kind: 'recipient-address-changed',
        subject: to,
        detail: `Previously ${from}. LeaveBits: ${leavebits}.`,
      });
    }
    return {
      leavebits,
      damaged: ids.length - moved.length,
      left,
      isReporter: owner.designatedReporters.includes(from),
    };
  });
}

async function carrySubstitutes(ctx: Context, tx: Database, userId: number, move: Move): Promise<void> {
  const changes = await moveSubstitutes(ctx, tx, userId, move);
  await recordSubstituteChanges(
    ctx,
    tx,
    userId,
    changes.map(({ before, after }) => ({
      email: before.email,
      before: { email: before.substitute, afterDays: before.afterDays },
      after: after && { email: after.substitute, afterDays: after.afterDays },
    })),
  );
}

/** Locks the LeaveBits that a recipient hasn't left, and counts those that they have. */
async function lockLeavebitsOf(
  tx: Database,
  userId: number,
  email: string,
): Promise<{ ids: number[]; left: number }> {
  const rows = await tx
    .select({ id: triggerBytes.id, hasLeft: sql<boolean>`${triggerBytes.leftBy} ? ${email}` })
    .from(triggerBytes)
    .where(and(eq(triggerBytes.userId, userId), arrayContains(triggerBytes.sharingEmails, [email])))
    .orderBy(asc(triggerBytes.id))
    .for('update');
  const ids = rows.filter(({ hasLeft }) => !hasLeft).map(({ id }) => id);
  return { ids, left: rows.length - ids.length };
}

const loadRows = (tx: Database, ids: number[]): Promise<LeavebitRow[]> =>
  tx.select().from(triggerBytes).where(matchesAnyId(triggerBytes.id, ids)).orderBy(asc(triggerBytes.id));

async function moveIn(
  ctx: Context,
  tx: Database,
  { owner, rows, facts, move }: { owner: Owner; rows: LeavebitRow[]; facts: OwnerAccessFacts; move: Move },
): Promise<Moved[]> {
  const { to } = move;
  const saves = rows
    // No save can make a damaged LeaveBit valid, so it would only get in the way of the others.
    .filter((row) => !withIntegrityCheck(ctx, row).isDamaged)
    .map((row) => {
      // An address that had left and now takes over counts as new.
      const before = resetReturningRecipients(row, [to]);
      const isNew = !before.sharingEmails.includes(to);
      const { heldNotices: held } = row;
      return {
        row,
        before,
        isNew,
        rulesBefore: before.sharingConfig,
        // `lastUpdate` stays: nothing that a reader sees has changed, and the owner's list keeps its order.
        changes: {
          ...replaceRecipient(row, move),
          // A restoration then notifies the new recipient.
          ...(held && isNew && { heldNotices: { ...held, shared: [...new Set([...held.shared, to])] } }),
        },
      };
    });
  const trashed = saves.filter(({ row }) => row.trashedAt !== null).map(({ row }) => row.id);
  await saveSharing(ctx, tx, saves, { facts });
  if (trashed.length > 0) await copyScheduledOpenings(tx, trashed, move);
  await restartUnopened(
    ctx,
    tx,
    saves.filter(({ isNew }) => isNew).map(({ row }) => row.id),
    to,
  );
  await recordSharingChanges(ctx, tx, {
    owner,
    saves: saves.map(({ row: { id }, before, changes: after }) => ({ id, before, after })),
    move,
  });
  return saves.map(({ row, isNew }) => ({ isTrashed: row.trashedAt !== null, isNew }));
}

/** The scheduled openings of trashed LeaveBits wait for their restoration. Those of former recipients are skipped. */
async function copyScheduledOpenings(tx: Database, ids: number[], { from, to }: Move): Promise<void> {
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
        .where(and(matchesAnyId(triggerByteId, ids), eq(email, from))),
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
  // Also if everything is in the trash: a restoration would otherwise give it to the new address without the old one's knowledge.
  if (await canSendMovedNotice(tx, owner.id, from, now))
    await queueMail(ctx, tx, {
      to: from,
      userId: owner.id,
      kind: 'recipient-moved',
      dedupeKey: `recipient-moved/${ctx.random.uuid()}`,
      content: recipientMovedEmail(names),
    });
}
