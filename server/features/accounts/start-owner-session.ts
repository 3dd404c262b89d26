import type { Request } from 'express';
import type { Context } from '../../context.ts';
import { renewSession, saveSession } from '../../http/session.ts';
import type { SessionEnd } from '#shared/contracts/events.ts';
import { endSession, endSessionsOf } from '../events/end-sessions.ts';

const UNIQUE_VIOLATION = '23505';

const ELSEWHERE: SessionEnd = {
  type: 'session_logout',
  message: 'Someone signed in to your account somewhere else, so you were signed out here.',
};

/**
 * Signs the browser in under a new session id, and ends the owner's session anywhere else. A unique index allows one
 * session per owner. Of two sign-ins at the same moment, the later one stays.
 */
export async function startOwnerSession(ctx: Context, req: Request, userId: number): Promise<void> {
  // Signs out the owner who was signed in here before, in the other tabs too.
  if (req.session.userId !== undefined) await endSession(ctx.db, req.sessionID, ELSEWHERE);
  await renewSession(req);
  req.session.userId = userId;
  for (let tries = 1; ; tries += 1) {
    await endSessionsOf(ctx.db, userId, ELSEWHERE);
    try {
      await saveSession(req);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION || tries === 5) throw error;
    }
  }
}
