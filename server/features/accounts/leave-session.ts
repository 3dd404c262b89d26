import type { Request } from 'express';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { markSessionLeft, markSessionReturned } from './queries.ts';

const digest = (ctx: Context, key: string) => ctx.digests.token(key).toString('hex');

/**
 * A page of the session went away: the session is no longer signed in, at once. The tab that holds the key may come back
 * for a moment, because a reload looks the same.
 */
export async function leaveSession(ctx: Context, req: Request, returnKey: string): Promise<void> {
  if (req.session.userId === undefined) return;
  const left = { at: ctx.clock.now().getTime(), key: digest(ctx, returnKey) };
  await markSessionLeft(ctx.db, req.sessionID, left);
}

/**
 * The tab is back in time: the session goes on.
 * @throws DomainError `not-signed-in` when the session is over, or the key is another tab's.
 */
export async function returnToSession(ctx: Context, req: Request, returnKey: string): Promise<void> {
  const earliest = ctx.clock.now().getTime() - limits.ownerReturnSeconds * 1000;
  const isBack =
    req.session.userId !== undefined &&
    (await markSessionReturned(ctx.db, req.sessionID, digest(ctx, returnKey), earliest));
  if (!isBack) throw new DomainError('not-signed-in', 'Your session has expired, please login again');
}
