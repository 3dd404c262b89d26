import type { Request } from 'express';
import { signedOutInAnotherTabEvent } from '#shared/domain/live-events.ts';
import type { Context } from '../../context.ts';
import { endSession } from '../events/end-sessions.ts';

/** Ends the browser's session, if any, in all of its tabs. */
export async function signOut(ctx: Context, req: Request): Promise<void> {
  if (req.session.userId === undefined) return;
  await endSession(ctx.db, req.sessionID, signedOutInAnotherTabEvent);
}
