import type { Request } from 'express';
import { DomainError } from '../../http/domain-error.ts';
import { detachSession, regenerateSession, saveSession } from '../../http/session.ts';

const UNIQUE_VIOLATION = '23505';

/**
 * Moves the signed-in owner to a new session id after a change that signs out everyone else, so that a copied cookie becomes
 * useless. No page is notified: this browser's pages continue with the new cookie, and all others find that their session has
 * ended. Because a session thief may know the old password, the change isn't a reauthentication, and `provedAt` stays the same.
 * @param provedAt as read by the change; Unix time in ms
 * @throws DomainError `not-signed-in` if the owner concurrently signs in elsewhere
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
