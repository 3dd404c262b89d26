import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { DomainError } from '#server/http/domain-error.ts';
import type { MailReference, MailEvent } from '../mail-event.ts';

export interface WebhookRequest {
  header(name: string): string | undefined;
  body: string;
  now: Date;
}

/** The content of a message that was verified to come from the provider. */
export interface ProviderReport {
  /** Unique per message, so that a repeat is processed only once. Null if the provider has no such value. */
  receipt: string | null;
  /** Null if the message isn't about one of our emails. */
  about: { mail: MailReference; news: MailEvent } | null;
}

/** Gives no reason: the provider knows it, and nobody else needs to. */
export const unverifiedWebhookError = () =>
  new DomainError('forbidden', 'This message didn’t come from our mail provider.');

/**
 * Parses a body in the provider's documented format.
 * @throws DomainError `invalid` for any other format
 */
export function parseWebhookBody<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) throw new DomainError('invalid', 'This message doesn’t have the documented format.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Compares secrets in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export function hmacHex(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether a time is close enough to now, in either direction, to allow for clock skew. */
export function isTimestampRecent(at: Date, now: Date, withinMs: number): boolean {
  return Math.abs(now.getTime() - at.getTime()) <= withinMs;
}

/** Prefers the return path because only we set it. Some providers report only the Message-ID, and some omit its brackets. */
export function parseMailReference(
  returnPaths: { mailIdOf(address: string): string | null },
  { sender, messageId }: { sender?: string | null; messageId?: string | null },
): MailReference | null {
  const mailId = sender ? returnPaths.mailIdOf(sender.trim().replace(/^<|>$/g, '')) : null;
  if (mailId) return { mailId };
  const bare = messageId?.trim().replace(/^<|>$/g, '');
  return bare ? { messageId: `<${bare}>` } : null;
}
