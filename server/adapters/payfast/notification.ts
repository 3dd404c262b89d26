import { isSameSignature, signNotification, type OrderedPairs } from './signatures.ts';

const MOST_FIELDS = 100;

/** A notification (ITN) as posted, not yet verified. */
export interface PayfastNotification {
  /** Every field before `signature`, in the posted order, all of which the signature covers, as the bytes that were signed. */
  signed: OrderedPairs<Buffer>;
  signature: string;
  /** A field's value; empty if it is absent. */
  value: (name: string) => string;
}

/**
 * Parses a form body, preserving its order, which an object or a framework's parser would lose. Null if it is not an ITN.
 * @param body one character per byte, because a payer's bank may send a name in another encoding than UTF-8
 */
export function parsePayfastNotification(body: string): PayfastNotification | null {
  const parts = body.split('&');
  if (parts.length > MOST_FIELDS || /%(?![\da-f]{2})/i.test(body)) return null;
  const pairs = parts.map((part): [string, Buffer] => {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    return [decodeText(decodeForm(name)), decodeForm(value)];
  });
  const names = pairs.map(([name]) => name);
  // If a field were repeated, we might check one value and read the other.
  if (new Set(names).size !== names.length) return null;
  const end = names.indexOf('signature');
  // Fields after the signature are unsigned, so there must be none.
  if (end === -1 || end !== pairs.length - 1) return null;
  const values = new Map(pairs.map(([name, value]) => [name, decodeText(value)]));
  // PostgreSQL cannot store this character, and PayFast never sends it.
  if (body.includes('\0') || [...values].flat().some((text) => text.includes('\0'))) return null;
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

const decodeForm = (text: string) =>
  Buffer.from(
    text
      .replaceAll('+', ' ')
      .replace(/%([\da-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Reads UTF-8, and anything else as Latin-1, for display only. */
function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}
