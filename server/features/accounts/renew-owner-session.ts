import type { Request } from 'express';
import { DomainError } from '../../http/domain-error.ts';
import { detachSession, regenerateSession, saveSession } from '../../http/session.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Gives the signed-in owner of this browser a session with a new id, after a change that signs out everyone else: a copied cookie
 * is worth nothing then. No page is told, because the browser's own pages go on with the new cookie. The others find out.
 * The change itself proves nothing: a thief of the session may know the old password. So the session keeps the age of its proof.
 * @param provedAt as the change read it, in ms since 1970.
 * @throws DomainError `not-signed-in` when the owner signs in elsewhere at this moment
 */
export async function renewOwnerSession(
  req: Request,
  { userId, provedAt }: { userId: number; provedAt: number | null },
): Promise<void> {
  await regenerateSession(req);
  req.session.userId = userId;
  if (provedAt !== null) req.session.provedAt = provedAt;
  try {
    await saveSession(req);
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    detachSession(req);
    throw new DomainError('not-signed-in', 'Your session has expired, please login again');
  }
}
