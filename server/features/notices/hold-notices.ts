import { and, eq, inArray, like, or } from 'drizzle-orm';
import type { OwnerNames } from '#shared/domain/display-names.ts';
import { findReleaseSetting, findReleaseCondition } from '#shared/domain/release.ts';
import { isMailWithdrawn, withdrawMails } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mails, type triggerBytes } from '../../db/schema/index.ts';
import type { OwnerAccessFacts } from '../access/rules.ts';
import { notifyNewRecipients } from './notify-new-recipients.ts';
import { announceOpeningsNow } from './schedule-opening-notices.ts';

type LeavebitRow = typeof triggerBytes.$inferSelect;
type HeldNotices = NonNullable<LeavebitRow['heldNotices']>;

/** The dedupe key prefixes of all notices about a LeaveBit, by kind. */
const occasions = (id: number) => ({ shared: `share-notice/${id}/`, opened: `opening/${id}/` });

/**
 * Holds back the queued notices about a LeaveBit that is moved to the trash. Its scheduled openings stay, but `announceOpenings`
 * skips them.
 * @returns the recipients whom no notice has reached
 */
export async function holdBackNotices(tx: Database, id: number): Promise<HeldNotices> {
  const { shared, opened } = occasions(id);
  return { shared: await withdrawMails(tx, shared), opened: await withdrawMails(tx, opened) };
}

/**
 * Sends the notices that were held back while a LeaveBit was in the trash, except to recipients already notified. An opening
 * whose date has since passed is announced like any other. The heirs of an open estate weren't notified of this LeaveBit at the
 * release, because it was in the trash.
 * @param at when it was restored; the same for everything restored together
 */
export async function resumeHeldNotices(
  ctx: Context,
  tx: Database,
  {
    leavebit,
    held,
    names,
    owner,
    at,
  }: { leavebit: LeavebitRow; held: HeldNotices; names: OwnerNames; owner: OwnerAccessFacts; at: Date },
): Promise<void> {
  await removeHeld(tx, leavebit, held);
  const isUntold = (email: string) => held.shared.includes(email) && !Object.hasOwn(leavebit.leftBy, email);
  await notifyNewRecipients(ctx, tx, {
    leavebit,
    before: {
      ...leavebit,
      sharingEmails: leavebit.sharingEmails.filter((email) => !isUntold(email)),
    },
    names,
    owner,
  });
  const isEstateOpen = owner.estate.report === 'released';
  const untoldHeirs = isEstateOpen ? heirsIn(leavebit).filter((email) => !isUntold(email)) : [];
  const emails = [...new Set([...held.opened, ...untoldHeirs])];
  await announceOpeningsNow(ctx, tx, {
    leavebits: [{ id: leavebit.id, emails }],
    returnedAt: isEstateOpen ? at : null,
  });
}

function heirsIn({ sharingEmails, sharingConfig, leftBy }: LeavebitRow): string[] {
  return sharingEmails.filter(
    (email) =>
      !Object.hasOwn(leftBy, email) &&
      findReleaseCondition(findReleaseSetting(sharingConfig, email)) === 'report',
  );
}

/** Removes the emails that were held back. Otherwise, their dedupe keys would keep them from being queued again. */
async function removeHeld(
  tx: Database,
  { id, userId }: Pick<LeavebitRow, 'id' | 'userId'>,
  { shared, opened }: HeldNotices,
): Promise<void> {
  const people = [...shared, ...opened];
  if (people.length === 0) return;
  const ofLeavebit = Object.values(occasions(id)).map((occasion) => like(mails.dedupeKey, `${occasion}%`));
  await tx
    .delete(mails)
    .where(
      and(
        eq(mails.userId, userId),
        inArray(mails.recipient, people),
        eq(mails.state, 'failed'),
        isMailWithdrawn,
        or(...ofLeavebit),
      ),
    );
}
