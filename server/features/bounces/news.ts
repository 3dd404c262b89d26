import { readDeliveryFailure } from '../../adapters/mail/delivery-failure.ts';

/** Which mail news is about: by its return path, or by its Message-ID with its angle brackets. */
export type MailName = { mailId: string } | { messageId: string };

/**
 * What somebody tells about a mail. `delay`: it is still tried, or it went on. `auto-reply`: a program answered it.
 * `unknown`: we cannot tell what it means. None of these three changes anything.
 */
export type MailNews =
  | { kind: 'hard' | 'soft'; reason: string }
  | { kind: 'complaint'; reason: null }
  | { kind: 'auto-reply' | 'delay' | 'unknown' };

export const complaint: MailNews = { kind: 'complaint', reason: null };

/** A provider that holds mail back never tried the mailbox: that is our side, and no refusal. */
export const heldBack: MailNews = {
  kind: 'soft',
  reason: 'Our mail provider holds back mail to this address',
};

/** One recipient of a delivery report (RFC 3464). */
export interface Delivery {
  /** `failed`, `delayed`, `delivered`, `relayed` or `expanded`. */
  action: string;
  status: string;
  diagnostic: string;
}

/**
 * What a delivery report tells. A mail of ours has one recipient; more are those it was passed on to. What reached one of
 * them was delivered; else it is refused for good only if each of those that failed refuses.
 */
export function newsOfDeliveries(deliveries: readonly Delivery[]): MailNews {
  const actions = deliveries.map(({ action }) => action.trim().toLowerCase());
  if (actions.includes('delivered')) return { kind: 'delay' };
  const failures = deliveries
    .filter((_delivery, index) => actions[index] === 'failed')
    .map(({ status, diagnostic }) => readDeliveryFailure(status, diagnostic));
  const [first] = failures;
  if (!first) return { kind: deliveries.length > 0 ? 'delay' : 'unknown' };
  return failures.find(({ kind }) => kind === 'soft') ?? first;
}
