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

const PREFIX = 'AGE-SECRET-KEY-1';
const CHARACTERS = 74;

/**
 * Reads a secret key as scanned, pasted or typed: from a link's fragment or from among other words, in lower case, with spaces or
 * line breaks anywhere.
 * @returns null if there is none, or if a character is wrong
 */
export async function readSecretKey(typed: string): Promise<SecretKey | null> {
  // Nobody types more, and a pasted document shouldn't stall the page.
  const text = typed
    .slice(0, 10_000)
    .toUpperCase()
    .replace(/[\s\u00ad\u200b\ufeff]/g, '');
  const start = text.indexOf(PREFIX);
  if (start === -1) return null;
  const identity = text.slice(start, start + CHARACTERS);
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
export function assertOwnKey(publicKey: string | null, key: SecretKey): void {
  if (publicKey !== key.publicKey)
    throw new ApiError(
      'damaged',
      'The key that our server sent isn’t the one that your passphrase opens. Please don’t save anything that is sealed, and write to the people who run this service.',
    );
}

/** A secret key in groups that are easy to type. */
export function formatSecretKey(identity: string): string {
  const groups = Array.from({ length: Math.ceil((CHARACTERS - PREFIX.length) / 6) }, (_, index) =>
    identity.slice(PREFIX.length + index * 6, PREFIX.length + (index + 1) * 6),
  );
  return [PREFIX, ...groups].join(' ');
}
