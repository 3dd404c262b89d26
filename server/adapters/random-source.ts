import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** The only source of randomness. */
export interface RandomSource {
  /** An unguessable primary key: 1 … 2^53 − 1. */
  id(): number;
  uuid(): string;
  /** A one-time code, with leading zeros. */
  code(digits: number): string;
  /** A secret for a link or a session: 256 bits, URL-safe. */
  token(): string;
}

export const systemRandomSource: RandomSource = {
  id: () => {
    const value = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    return value === 0 ? systemRandomSource.id() : value;
  },
  uuid: () => randomUUID(),
  code: (digits) => String(randomInt(10 ** digits)).padStart(digits, '0'),
  token: () => randomBytes(32).toString('base64url'),
};
