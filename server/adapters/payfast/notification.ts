import { isSameSignature, signNotification, type OrderedPairs } from './signatures.ts';

const MOST_FIELDS = 100;

/** A notification (ITN) as it was posted. The checks have not proved it yet. */
export interface PayfastNotification {
  /** Every field before `signature`, in the posted order: what the signature covers. */
  signed: OrderedPairs;
  signature: string;
  /** A field's value; empty when it is absent. */
  value: (name: string) => string;
}

/**
 * Reads a form body and keeps its order. An object or a framework's parser would lose the order. Null if it is not an
 * ITN.
 */
export function parsePayfastNotification(body: string): PayfastNotification | null {
  const parts = body.split('&');
  if (parts.length > MOST_FIELDS) return null;
  const pairs: [string, string][] = [];
  try {
    for (const part of parts) {
      const [name = '', value = ''] = part.split(/=(.*)/s);
      pairs.push([decode(name), decode(value)]);
    }
  } catch {
    return null;
  }
  const names = pairs.map(([name]) => name);
  // If a field came twice, we might check one value and read the other.
  if (new Set(names).size !== names.length) return null;
  const end = names.indexOf('signature');
  // Nobody signs the fields after the signature, so there must be none.
  if (end === -1 || end !== pairs.length - 1) return null;
  const values = new Map(pairs);
  // PostgreSQL cannot keep this character, and PayFast never sends it.
  if (pairs.some(([name, value]) => `${name}${value}`.includes('\0'))) return null;
  return {
    signed: pairs.slice(0, end),
    signature: values.get('signature')!,
    value: (name) => values.get(name) ?? '',
  };
}

/** Whether it was written by somebody who knows the passphrase, such as PayFast. */
export function hasValidSignature({ signed, signature }: PayfastNotification, passphrase: string): boolean {
  return isSameSignature(signNotification(signed, passphrase), signature);
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
