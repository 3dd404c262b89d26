import type { Request } from 'express';
import type { Context } from '../../context.ts';
import { renewSession, saveSession } from '../../http/session.ts';
import { deleteSessionsOf } from './queries.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Signs the browser in, under a new session id, and ends the owner's session anywhere else. A unique index
 * keeps it to one session an owner; of two sign-ins at the same moment the later one stays.
 */
export async function startOwnerSession(ctx: Context, req: Request, userId: number): Promise<void> {
  await renewSession(req);
  req.session.userId = userId;
  for (let tries = 1; ; tries += 1) {
    await deleteSessionsOf(ctx.db, userId);
    try {
      await saveSession(req);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== UNIQUE_VIOLATION || tries === 5) throw error;
    }
  }
}
