import { isSameSignature, signNotification, type OrderedPairs } from './signatures.ts';

const MOST_FIELDS = 100;

/** A notification (ITN) as posted, not yet verified. */
export interface PayfastNotification {
  /** Every field before `signature`, in the posted order, all of which the signature covers. */
  signed: OrderedPairs;
  signature: string;
  /** A field's value; empty if it is absent. */
  value: (name: string) => string;
}

/** Parses a form body, preserving its order, which an object or a framework's parser would lose. Null if it is not an ITN. */
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
  // If a field were repeated, we might check one value and read the other.
  if (new Set(names).size !== names.length) return null;
  const end = names.indexOf('signature');
  // Fields after the signature are unsigned, so there must be none.
  if (end === -1 || end !== pairs.length - 1) return null;
  const values = new Map(pairs);
  // PostgreSQL cannot store this character, and PayFast never sends it.
  if (pairs.some(([name, value]) => `${name}${value}`.includes('\0'))) return null;
  return {
    signed: pairs.slice(0, end),
    signature: values.get('signature')!,
    value: (name) => values.get(name) ?? '',
  };
}

/** Whether its sender knows the passphrase, as PayFast does. */
export function hasValidSignature({ signed, signature }: PayfastNotification, passphrase: string): boolean {
  return isSameSignature(signNotification(signed, passphrase), signature);
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
