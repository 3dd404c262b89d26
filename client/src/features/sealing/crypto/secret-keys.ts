import type { TextMessages } from '#shared/messages/catalog.ts';
import { ApiError } from '#client/lib/http/api-error.ts';
import { age } from './load-age.ts';

/** An age identity and its public key. The identity never leaves the browser unencrypted, except on paper. */
export interface SecretKey {
  /** `AGE-SECRET-KEY-1…` */
  identity: string;
  /** `age1…` */
  publicKey: string;
}

export async function createSecretKey(): Promise<SecretKey> {
  const { generateX25519Identity, identityToRecipient } = await age.load();
  const identity = await generateX25519Identity();
  return { identity, publicKey: await identityToRecipient(identity) };
}

/** How every key begins. */
export const KEY_PREFIX = 'AGE-SECRET-KEY-1';
/** How many characters follow the prefix. */
export const KEY_BODY_LENGTH = 58;

/**
 * What follows the prefix in a text that contains a key, in capitals and without spaces and dashes. It may be too long, too short
 * or wrong. The prefix may be typed without its hyphens, or left out, because it is the same on every card. Null if there is no key.
 */
export function findKeyBody(typed: string): string | null {
  // Nobody types more, and a pasted document shouldn't stall the page.
  const text = typed
    .slice(0, 10_000)
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212\u00ad\u200b\ufeff]/gu, '');
  const prefix = /AGESECRETKEY[1IL|]/.exec(text);
  if (prefix) return text.slice(prefix.index + prefix[0].length);
  return /^(?!AGE)[\dA-Z]{54,62}$/.test(text) ? text : null;
}

/**
 * Reads a secret key as scanned, pasted or typed: from a link's fragment or from among other words, in lower case, with spaces,
 * dashes or line breaks anywhere.
 * @returns null if there is none, or if a character is wrong
 */
export async function readSecretKey(typed: string): Promise<SecretKey | null> {
  const body = findKeyBody(typed);
  if (body === null) return null;
  const identity = KEY_PREFIX + body.slice(0, KEY_BODY_LENGTH);
  const { identityToRecipient } = await age.load();
  try {
    return { identity, publicKey: await identityToRecipient(identity) };
  } catch {
    return null;
  }
}

/**
 * Rejects a public key that doesn't belong to the owner's secret key. A server that sends one would have everything sealed for it.
 * @throws ApiError `damaged`
 */
export function assertOwnKey(
  publicKey: string | null,
  key: SecretKey,
  t: TextMessages<'owner-sealing'>,
): void {
  if (publicKey !== key.publicKey) throw new ApiError('damaged', t('keyOfOthers'));
}

/** A secret key in groups that are easy to type. */
export function formatSecretKey(identity: string): string {
  const groups = Array.from({ length: Math.ceil(KEY_BODY_LENGTH / 6) }, (_, index) =>
    identity.slice(KEY_PREFIX.length + index * 6, KEY_PREFIX.length + (index + 1) * 6),
  );
  return [KEY_PREFIX, ...groups].join(' ');
}
