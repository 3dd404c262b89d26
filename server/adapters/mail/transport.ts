/** One mail, ready to leave. */
export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that a mail that arrives twice shows once. */
  messageId: string;
  /** Where the mail servers on the way send it back to when it fails; null: to the sender. */
  returnPath: string | null;
  /** Further headers, for the provider's eyes. */
  headers: Record<string, string>;
}

/** Thrown when the mail server refuses for good (5xx): trying again will not help. */
export class MailRefusedError extends Error {}

/**
 * Thrown when it refuses in words that sound final, but may mean us and not the mailbox: a refusal only once it has been
 * the answer for days.
 */
export class MailDoubtfulError extends Error {}

/** Where mail goes: an SMTP server, or the local mailbox. */
export interface MailTransport {
  /** Resolves once the other side has accepted the mail. Throws `MailRefusedError`, `MailDoubtfulError`, or anything else for "try later". */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
