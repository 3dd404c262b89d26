import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { DomainError } from '../../../http/domain-error.ts';
import type { MailName, MailNews } from '../news.ts';

/** What a provider posted. */
export interface Posted {
  header(name: string): string | undefined;
  body: string;
  now: Date;
}

/** What it says, once it is certain that the provider says it. */
export interface ProviderReport {
  /** What no second message shares: the same one again is taken in once. Null where the provider has nothing of the kind. */
  receipt: string | null;
  /** Null when it tells nothing of a mail of ours. */
  about: { mail: MailName; news: MailNews } | null;
}

/** Says nothing of why: who is the provider knows, and nobody else should. */
export const notFromProvider = () =>
  new DomainError('forbidden', 'This is not a message of our mail provider.');

/** The body as the provider documents it. Throws `invalid` otherwise. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) throw new DomainError('invalid', 'This message has not the form we know.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Compares secrets in a time that does not depend on where they differ. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export function hmacHex(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether a moment is near enough to now, on either side: our clocks may differ. */
export function isRecent(at: Date, now: Date, withinMs: number): boolean {
  return Math.abs(now.getTime() - at.getTime()) <= withinMs;
}

/** The return path names a mail best: it is ours alone. Some providers tell only the Message-ID, some without brackets. */
export function nameOf(
  returnPaths: { mailIdOf(address: string): string | null },
  { sender, messageId }: { sender?: string | null; messageId?: string | null },
): MailName | null {
  const mailId = sender ? returnPaths.mailIdOf(sender.trim().replace(/^<|>$/g, '')) : null;
  if (mailId) return { mailId };
  const bare = messageId?.trim().replace(/^<|>$/g, '');
  return bare ? { messageId: `<${bare}>` } : null;
}
