import type { Request } from 'express';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { changeSession } from './queries.ts';

const digest = (ctx: Context, key: string) => ctx.digests.token(key).toString('hex');

/**
 * A page of the session went away: at once nobody is signed in with it any more. For a moment the tab that holds
 * the key may come back, for a reload goes away just so.
 */
export async function leaveSession(ctx: Context, req: Request, returnKey: string): Promise<void> {
  const { userId, returnedWith, left } = req.session;
  const key = digest(ctx, returnKey);
  // Overtaken by the reloaded page, which is back already; or a second tab of those that are closing.
  if (userId === undefined || returnedWith === key || left !== undefined) return;
  await changeSession(ctx.db, req.sessionID, { left: { at: ctx.clock.now().getTime(), key } });
}

/**
 * The tab is back in time: the session goes on.
 * @throws DomainError `not-signed-in` when it is over, or the key is another tab's.
 */
export async function returnToSession(ctx: Context, req: Request, returnKey: string): Promise<void> {
  const { userId, left } = req.session;
  const key = digest(ctx, returnKey);
  const isBack = left === undefined || (left.key === key && isInTime(ctx, left.at));
  if (userId === undefined || !isBack) {
    throw new DomainError('not-signed-in', 'Your session has expired, please login again');
  }
  await changeSession(ctx.db, req.sessionID, { left: null, returnedWith: key });
}

const isInTime = (ctx: Context, at: number) =>
  ctx.clock.now().getTime() - at <= limits.ownerReturnSeconds * 1000;
