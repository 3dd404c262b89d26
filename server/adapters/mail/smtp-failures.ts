import { blamesMailbox } from './delivery-failure.ts';

/** How a mail server's response affects a single message. */
export type SmtpFailureKind =
  /** The mailbox will never accept it. */
  | 'refused'
  /** Looks permanent, but the cause may be the mailbox or our own reputation. Retried for days. */
  | 'doubtful'
  /** The cause is on our side, or temporary. */
  | 'later';

export interface SmtpFailure {
  /** The command that was responded to, as nodemailer names it: `CONN`, `EHLO`, `MAIL FROM`, `RCPT TO`, `DATA` … */
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Distinguishes a rejection by the mailbox from a problem on our side. Only responses to the recipient or the content concern the
 * mailbox. Their enhanced code (RFC 3463) names the cause: x.1 the address, x.2 the mailbox. Other codes blame the systems, the
 * routes or our reputation.
 */
export function classifySmtpFailure({
  command,
  responseCode = 0,
  response = '',
}: SmtpFailure): SmtpFailureKind {
  if (command !== 'RCPT TO' && command !== 'DATA') return 'later';
  const [, kind, subject = '', detail = ''] = /^\d{3}[ -]([45])\.(\d{1,3})\.(\d{1,3})/.exec(response) ?? [];
  const isPermanent = responseCode >= 500 && responseCode < 600;
  if (isPermanent && kind === undefined) return PLAIN_REFUSALS.has(responseCode) ? 'refused' : 'doubtful';
  if (isPermanent) return blamesMailbox(subject, detail) ? 'refused' : 'doubtful';
  // Such as 452 4.2.2, a full mailbox: nominally temporary, but it may stay full forever.
  return subject === '2' ? 'doubtful' : 'later';
}

/** RFC 5321: no such mailbox, not local, over quota, a disallowed name. 510 and 556 mean the same. */
const PLAIN_REFUSALS = new Set([510, 550, 551, 552, 553, 556]);
