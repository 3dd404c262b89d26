import type { Request } from 'express';
import { signedOutInAnotherTabEvent } from '#shared/domain/live-events.ts';
import { limits } from '#shared/domain/limits.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { endSession } from '../events/end-sessions.ts';
import { markSessionSuspended, markSessionResumed } from './queries.ts';

/** Ends the browser's session, if any, in all of its tabs. */
export async function signOut(ctx: Context, req: Request): Promise<void> {
  if (req.session.userId === undefined) return;
  await endSession(ctx.db, req.sessionID, signedOutInAnotherTabEvent);
}

const digest = (ctx: Context, key: string) => ctx.digests.token(key).toString('hex');

/**
 * Signs the session out as soon as one of its pages is left. Since a reload looks the same as leaving, the tab that holds the
 * key may resume the session for a short time.
 */
export async function suspendSession(ctx: Context, req: Request, returnKey: string): Promise<void> {
  if (req.session.userId === undefined) return;
  const left = { at: ctx.clock.now().getTime(), key: digest(ctx, returnKey) };
  await markSessionSuspended(ctx.db, req.sessionID, left);
}

/**
 * Resumes the session if the tab returns in time.
 * @throws DomainError `not-signed-in` if the session has ended or the key belongs to another tab
 */
export async function resumeSession(ctx: Context, req: Request, returnKey: string): Promise<void> {
  const earliest = ctx.clock.now().getTime() - limits.ownerReturnSeconds * 1000;
  const isBack =
    req.session.userId !== undefined &&
    (await markSessionResumed(ctx.db, req.sessionID, digest(ctx, returnKey), earliest));
  if (!isBack) throw new DomainError('not-signed-in', 'Your session has expired, please login again');
}
