import { and, eq, or } from 'drizzle-orm';
import type { SenderPreference } from '#shared/contracts/recipients.ts';
import type { Context } from '#server/context.ts';
import { senderChoices, triggerBytes, users } from '#server/db/schema/index.ts';
import { notFoundError } from '#server/http/domain-error.ts';
import { isSharedWith } from '../../access/shared-with.ts';
import { namedOwnerColumns } from '../../names/owner-name.ts';
import { presentSender } from '../presenter.ts';
import { storeSenderChoice } from './store-sender-choice.ts';

/** A recipient's choices about senders, ordered by sender name. */
export async function listSenderChoices(ctx: Context, email: string): Promise<SenderPreference[]> {
  const rows = await ctx.db
    .select({
      sender: namedOwnerColumns,
      isHidden: senderChoices.isHidden,
      mailsStopped: senderChoices.stopped,
    })
    .from(senderChoices)
    .innerJoin(users, eq(users.id, senderChoices.userId))
    .where(and(eq(senderChoices.email, email), hasChosen))
    .orderBy(users.username);
  return rows.map(({ sender, ...choice }) => ({ ...presentSender(ctx, sender), ...choice }));
}

const hasChosen = or(
  eq(senderChoices.isHidden, true),
  eq(senderChoices.stopped, 'news'),
  eq(senderChoices.stopped, 'all'),
);

/**
 * Hides or unhides a sender, and stops or resumes their emails. The owner is not notified.
 * @throws DomainError `not-found` if the sender shares nothing with the address and no choice about them is stored, so that the
 * response does not reveal who has an account
 */
export async function updateSenderChoice(
  ctx: Context,
  email: string,
  { username, isHidden, mailsStopped }: { username: string; isHidden?: boolean; mailsStopped?: boolean },
): Promise<SenderPreference> {
  return ctx.db.transaction(async (tx) => {
    const [sender] = await tx
      .selectDistinct(namedOwnerColumns)
      .from(users)
      .leftJoin(senderChoices, and(eq(senderChoices.userId, users.id), eq(senderChoices.email, email)))
      .leftJoin(triggerBytes, and(eq(triggerBytes.userId, users.id), isSharedWith(email)))
      .where(
        and(eq(users.email, username), or(eq(senderChoices.email, email), eq(triggerBytes.userId, users.id))),
      );
    if (!sender) throw notFoundError();
    const choice = await storeSenderChoice(
      ctx,
      tx,
      { userId: sender.id, email },
      {
        isHidden,
        stopped: mailsStopped === undefined ? undefined : mailsStopped ? 'all' : null,
      },
    );
    return { ...presentSender(ctx, sender), isHidden: choice.isHidden, mailsStopped: choice.stopped };
  });
}
