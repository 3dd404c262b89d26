import { isSameSignature, itnSignature, type Pairs } from './signatures.ts';

const MOST_FIELDS = 100;

/** A notification (ITN) as it was posted. Nothing in it is proved before the checks. */
export interface Notification {
  /** Every field before `signature`, in the posted order: what the signature covers. */
  signed: Pairs;
  signature: string;
  /** A field's value; empty when it is absent. */
  value: (name: string) => string;
}

/** Reads a form body in its order, which an object or a framework's parser would lose. Null for what is no ITN. */
export function parseNotification(body: string): Notification | null {
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
  // A field that came twice would be checked as one value and read as the other.
  if (new Set(names).size !== names.length) return null;
  const end = names.indexOf('signature');
  // What follows the signature would be read and is signed by nobody.
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

/** Whether PayFast, or whoever else knows the passphrase, has written it. */
export function isSigned({ signed, signature }: Notification, passphrase: string): boolean {
  return isSameSignature(itnSignature(signed, passphrase), signature);
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
