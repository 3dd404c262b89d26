import { SECOND_MS } from '#shared/domain/durations.ts';
import { MailRejectedError, UncertainMailRejectionError } from '../mail/transport.ts';

interface OutgoingText {
  /** The same for every attempt, so that a gateway sends a repeated text only once. */
  id: string;
  /** In E.164. */
  to: string;
  text: string;
}

/** Sends text messages through a gateway or into the local mailbox. */
export interface SmsTransport {
  /**
   * Resolves once the other side has accepted the text. Throws `MailRejectedError` or `UncertainMailRejectionError`; any other error
   * means "try again later".
   */
  send(text: OutgoingText): Promise<void>;
}

const TIMEOUT_MS = 10 * SECOND_MS;

/** A timeout, a limit on requests: says nothing about the number. */
const RETRIED_STATUSES = [408, 429];
/** A wrong or expired token: as long as it may be replaced, it says nothing about the number either. */
const CREDENTIAL_STATUSES = [401, 403];

/**
 * Any gateway that takes `{id, to, text}` as JSON with a bearer token: 2xx is accepted, 4xx rejected, and everything else, also a
 * redirect or no answer, is tried again. The body of an answer isn't read.
 */
export function createSmsGateway({
  url,
  token,
  timeoutMs = TIMEOUT_MS,
}: {
  url: string;
  token: string;
  timeoutMs?: number;
}): SmsTransport {
  return {
    async send(text) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify(text),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel().catch(() => undefined);
      if (response.ok) return;
      const { status } = response;
      const problem = `The text message gateway responded with status ${status}`;
      if (CREDENTIAL_STATUSES.includes(status)) throw new UncertainMailRejectionError(problem);
      if (status >= 400 && status < 500 && !RETRIED_STATUSES.includes(status))
        throw new MailRejectedError(problem);
      throw new Error(problem);
    },
  };
}
