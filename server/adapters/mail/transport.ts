/** One mail, ready to leave. */
interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that mail programs show a repeated mail once. */
  messageId: string;
  /** Mail servers return a failed mail to this address. Null: to the sender. */
  returnPath: string | null;
  /** More headers, for the provider. */
  headers: Record<string, string>;
}

/** Thrown when the mail server refuses for good (5xx): trying again will not help. */
export class MailRejectedError extends Error {}

/**
 * Thrown when a rejection looks permanent but may concern us rather than the mailbox. It counts as a rejection only after days of the same response.
 */
export class UncertainMailRejectionError extends Error {}

/** Sends mail: to an SMTP server, or into the local mailbox. */
export interface MailTransport {
  /** Resolves once the other side has accepted the mail. Throws `MailRejectedError`, `UncertainMailRejectionError`, or anything else for "try later". */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
