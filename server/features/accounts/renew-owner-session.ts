import type { Request } from 'express';
import type { Context } from '../../context.ts';
import { DomainError } from '../../http/domain-error.ts';
import { detachSession, renewSession, saveSession } from '../../http/session.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Gives the signed-in owner of this browser a session with a new id, after a change that signs out everyone else: a copied cookie
 * is worth nothing then. No page is told, because the browser's own pages go on with the new cookie. The others find out.
 * @throws DomainError `not-signed-in` when the owner signs in elsewhere at this moment
 */
export async function renewOwnerSession(ctx: Context, req: Request, userId: number): Promise<void> {
  await renewSession(req);
  req.session.userId = userId;
  req.session.provedAt = ctx.clock.now().getTime();
  try {
    await saveSession(req);
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    detachSession(req);
    throw new DomainError('not-signed-in', 'Your session has expired, please login again');
  }
}
