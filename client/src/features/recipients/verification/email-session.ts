import { viewSessionEndpoints } from '#shared/contracts/view-session.ts';
import { sendBeacon } from '#client/lib/http/beacon.ts';
import type { RecipientAddress } from './address.ts';
import type { OpenedLeavebit } from './verification-api.ts';

/** The key prefix of all queries in this address's sessions. */
export const sharedLeavebitsKey = (encodedEmail: string) => ['shared-leavebits', encodedEmail] as const;

const STORAGE_KEY = 'leavebits.emailSessionId';

/** A session for a verified address. `opened` is the LeaveBit unlocked by the code, if the code was for a single one. */
export interface ViewSession extends RecipientAddress {
  emailSessionId: string;
  opened: OpenedLeavebit | null;
}

/** The recipient's session in this tab. If the browser denies access to storage, the visitor has to verify again. */
export function findEmailSessionId(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function storeEmailSessionId(emailSessionId: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, emailSessionId);
  } catch {
    // The session then ends with the page, which is fine.
  }
}

export function clearEmailSessionId(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing could have been stored either.
  }
}

/** Ends the session on the server too, even while the page is unloading. */
export function endEmailSession({ encodedEmail, emailSessionId }: ViewSession): void {
  clearEmailSessionId();
  sendBeacon(viewSessionEndpoints.logout, { encodedEmail, emailSessionId });
}
