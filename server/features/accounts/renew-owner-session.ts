import type { Request } from 'express';
import { DomainError } from '../../http/domain-error.ts';
import { detachSession, regenerateSession, saveSession } from '../../http/session.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Moves the signed-in owner to a new session id after a change that signs out everyone else, which makes a copied cookie
 * useless. No page is notified: this browser's pages continue with the new cookie, and the others notice that their session
 * has ended. The change does not count as reauthentication, because a session thief may know the old password; the session
 * keeps its `provedAt`.
 * @param provedAt as read by the change, in ms since 1970.
 * @throws DomainError `not-signed-in` when the owner concurrently signs in elsewhere
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
