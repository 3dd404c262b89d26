interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every attempt, so that mail clients show a resent message only once. */
  messageId: string;
  /** The return path to which mail servers send bounces. Null for the sender address. */
  returnPath: string | null;
  /** Additional headers for the provider. */
  headers: Record<string, string>;
}

/** Thrown on a permanent rejection (5xx): retrying will not help. */
export class MailRejectedError extends Error {}

/**
 * Thrown when a rejection looks permanent but may concern us rather than the mailbox. Treated as a rejection only after days of
 * the same response.
 */
export class UncertainMailRejectionError extends Error {}

/** Sends mail to an SMTP server or into the local mailbox. */
export interface MailTransport {
  /**
   * Resolves once the other side has accepted the email. Throws `MailRejectedError` or `UncertainMailRejectionError`; any other
   * error means "try again later".
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
