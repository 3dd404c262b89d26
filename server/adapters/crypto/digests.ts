import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** How codes and tokens are kept. */
export interface Digests {
  /** For six-digit codes: keyed, since a bare hash of so few possibilities can be reversed. `subject` is whose code it is. */
  code(code: string, subject: string): Buffer;
  /** For 256-bit tokens: SHA-256 suffices, and needs no secret that could be lost in the decades they live. */
  token(token: string): Buffer;
}

export function createDigests(sessionSecret: string): Digests {
  const codeKey = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'leavebits one-time codes', 32));
  return {
    code: (code, subject) => createHmac('sha256', codeKey).update(`${subject}\0${code}`).digest(),
    token: (token) => createHash('sha256').update(token).digest(),
  };
}
