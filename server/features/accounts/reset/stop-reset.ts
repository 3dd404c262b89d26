import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { waitingResets } from '#server/db/schema/index.ts';
import { DomainError } from '#server/http/domain-error.ts';
import { findUserById } from '../queries.ts';
import { stopResetAndNotify, type PendingResetRow } from './pending-reset.ts';

/**
 * The pending reset that the link in an email stops. Read-only.
 * @throws DomainError `not-found`
 */
export async function loadResetByLink(ctx: Context, token: string): Promise<PendingResetRow> {
  return findByLink(ctx, ctx.db, token);
}

/** @throws DomainError `not-found` if it has been stopped or the password has changed */
export async function stopResetByLink(ctx: Context, token: string): Promise<void> {
  const { userId } = await findByLink(ctx, ctx.db, token);
  await stopReset(ctx, userId);
}

/** @throws DomainError `not-found` if no reset is pending */
export async function stopReset(ctx: Context, userId: number): Promise<void> {
  const isStopped = await ctx.db.transaction(async (tx) => {
    const user = await findUserById(tx, userId);
    return user !== null && (await stopResetAndNotify(ctx, tx, user));
  });
  if (!isStopped) throw nothingWaits();
}

async function findByLink(ctx: Context, db: Database, token: string): Promise<PendingResetRow> {
  const id = ctx.resetLinks.parseMailId(token);
  if (id === null) throw nothingWaits();
  const [reset] = await db.select().from(waitingResets).where(eq(waitingResets.id, id));
  if (!reset) throw nothingWaits();
  return reset;
}

const nothingWaits = () =>
  new DomainError(
    'not-found',
    'No password change is pending. It was already cancelled or has taken effect, or the link is incomplete.',
  );
