import { createHash, createHmac, hkdfSync } from 'node:crypto';

/** How codes and tokens are kept. */
export interface Digests {
  /** For six-digit codes. It is keyed, because a bare hash of so few values can be reversed. `subject` names the code's owner. */
  code(code: string, subject: string): Buffer;
  /** For 256-bit tokens. SHA-256 is enough, and needs no secret that could be lost while the tokens live. */
  token(token: string): Buffer;
}

export function createDigests(sessionSecret: string): Digests {
  const codeKey = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'leavebits one-time codes', 32));
  return {
    code: (code, subject) => createHmac('sha256', codeKey).update(`${subject}\0${code}`).digest(),
    token: (token) => createHash('sha256').update(token).digest(),
  };
}
