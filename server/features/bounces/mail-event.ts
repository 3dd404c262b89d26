import { parseDeliveryFailure } from '../../adapters/mail/delivery-failure.ts';

/** Names the mail that news is about: by its return path, or by its Message-ID with angle brackets. */
export type MailReference = { mailId: string } | { messageId: string };

/**
 * News about a mail. `delay`: a server still tries it, or passed it on. `auto-reply`: a program answered it. `unknown`:
 * we cannot tell what the news means. None of these three changes anything.
 */
export type MailEvent =
  | { kind: 'hard' | 'soft'; reason: string }
  | { kind: 'complaint'; reason: null }
  | { kind: 'auto-reply' | 'delay' | 'unknown' };

export const complaintEvent: MailEvent = { kind: 'complaint', reason: null };

/** A provider that holds mail back never tried the mailbox. The cause is on our side, so this is not a refusal. */
export const suppressedEvent: MailEvent = {
  kind: 'soft',
  reason: 'Our mail provider holds back mail to this address',
};

/** One recipient of a delivery report (RFC 3464). */
export interface DeliveryStatus {
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string;
  status: string;
  diagnostic: string;
}

/**
 * The news in a delivery report. Our mails have one recipient. More recipients mean that the mail was forwarded to them.
 * The mail counts as delivered if it reached one of them. It is refused for good only if each failed recipient refuses.
 */
export function summarizeDeliveries(deliveries: readonly DeliveryStatus[]): MailEvent {
  const actions = deliveries.map(({ action }) => action.trim().toLowerCase());
  if (actions.includes('delivered')) return { kind: 'delay' };
  const failures = deliveries
    .filter((_delivery, index) => actions[index] === 'failed')
    .map(({ status, diagnostic }) => parseDeliveryFailure(status, diagnostic));
  const [first] = failures;
  if (!first) return { kind: deliveries.length > 0 ? 'delay' : 'unknown' };
  return failures.find(({ kind }) => kind === 'soft') ?? first;
}
