import { Secret, TOTP, URI } from 'otpauth';
import { SECOND_MS } from '#shared/domain/durations.ts';

/**
 * The code of a TOTP key (RFC 6238) at a time, and the seconds until the next one. Null if the key is invalid.
 * @param secret an `otpauth://totp/` URL, or a key in base32 with the defaults that almost every service uses
 * @param at in milliseconds since 1970
 */
export function computeOneTimeCode(secret: string, at: number): { code: string; secondsLeft: number } | null {
  try {
    const totp = /^otpauth:/i.test(secret)
      ? URI.parse(secret)
      : new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '').toUpperCase()) });
    if (!(totp instanceof TOTP) || totp.secret.hex === '') return null;
    const { period } = totp;
    return {
      code: totp.generate({ timestamp: at }),
      secondsLeft: period - (Math.floor(at / SECOND_MS) % period),
    };
  } catch {
    return null;
  }
}
