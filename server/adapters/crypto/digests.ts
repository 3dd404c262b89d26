import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** The digests that are stored instead of codes and tokens. */
export interface Digests {
  /**
   * For one-time codes. Keyed, because a plain hash of so few possible values can be brute-forced. `subject` names the code's
   * owner.
   */
  code(code: string, subject: string): Buffer;
  /**
   * For the subject of a counter: an address or an account. Keyed, because a plain hash could be checked against a list of
   * candidates.
   */
  holder(name: string): string;
  /** For 256-bit tokens. SHA-256 is enough, and needs no secret that could be lost during the tokens' lifetime. */
  token(token: string): Buffer;
}

export function createDigests(sessionSecret: string): Digests {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', sessionSecret, '', purpose, 32));
  const codeKey = keyFor('leavebits one-time codes');
  const holderKey = keyFor('leavebits counted holders');
  return {
    code: (code, subject) => createHmac('sha256', codeKey).update(`${subject}\0${code}`).digest(),
    holder: (name) => createHmac('sha256', holderKey).update(name).digest('base64url'),
    token: (token) => createHash('sha256').update(token).digest(),
  };
}
