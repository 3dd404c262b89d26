import { parseDeliveryFailure } from '../../adapters/mail/delivery-failure.ts';

/**
 * Identifies an event's email by its return path or by its Message-ID in angle brackets. `codeMessageId` finds only emails with
 * codes.
 */
export type MailReference = { mailId: string } | { messageId: string } | { codeMessageId: string };

/**
 * An event about an email. `delay`: a server is still trying or has passed it on. `auto-reply`: a program replied. `unknown`:
 * the event can't be interpreted. These three change nothing.
 */
export type MailEvent =
  | { kind: 'hard' | 'soft'; reason: string }
  | { kind: 'complaint'; reason: null }
  | { kind: 'auto-reply' | 'delay' | 'unknown' };

export const complaintEvent: MailEvent = { kind: 'complaint', reason: null };

/** A provider that suppresses an email never tried the mailbox. The cause is on our side, so this isn't a rejection. */
export const suppressedEvent: MailEvent = {
  kind: 'soft',
  reason: 'Our mail provider is suppressing email to this address',
};

/** One recipient of a delivery report (RFC 3464). */
export interface DeliveryStatus {
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string;
  status: string;
  diagnostic: string;
}

/**
 * The event in a delivery report. Our emails have a single recipient, so several recipients mean that the email was forwarded.
 * It counts as delivered if it reached any of them, and as permanently rejected only if every failed recipient rejected it.
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
