import { blamesMailbox } from './delivery-failure.ts';

/** What a mail server's answer means for one mail. */
export type Refusal =
  /** The mailbox will never take it. */
  | 'refused'
  /** It sounds final and may be the mailbox or our own standing: worth days of trying. */
  | 'doubtful'
  /** Our side, or only for now. */
  | 'later';

export interface SmtpFailure {
  /** The command that was answered, as nodemailer names it: `CONN`, `EHLO`, `MAIL FROM`, `RCPT TO`, `DATA` … */
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Tells the recipient's mailbox from our own troubles: an outage on our side is no refusal. Only answers to the
 * recipient or the letter speak of the mailbox; of those the enhanced code (RFC 3463) says whom it blames: x.1 the
 * address, x.2 the mailbox, the others the systems, the routes and our standing.
 */
export function refusalOf({ command, responseCode = 0, response = '' }: SmtpFailure): Refusal {
  if (command !== 'RCPT TO' && command !== 'DATA') return 'later';
  const [, kind, subject = '', detail = ''] = /^\d{3}[ -]([45])\.(\d{1,3})\.(\d{1,3})/.exec(response) ?? [];
  const isPermanent = responseCode >= 500 && responseCode < 600;
  if (isPermanent && kind === undefined) return PLAIN_REFUSALS.has(responseCode) ? 'refused' : 'doubtful';
  if (isPermanent) return blamesMailbox(subject, detail) ? 'refused' : 'doubtful';
  // Such as 452 4.2.2, a full mailbox: for now, they say, and it may stay so for good.
  return subject === '2' ? 'doubtful' : 'later';
}

/** RFC 5321: no such mailbox, not here, out of room, a name that is not allowed; 510 and 556 say the like. */
const PLAIN_REFUSALS = new Set([510, 550, 551, 552, 553, 556]);
