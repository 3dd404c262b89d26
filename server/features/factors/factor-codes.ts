import { Secret, TOTP } from 'otpauth';
import { SECOND_MS } from '#shared/domain/durations.ts';

/** Parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30;
/** Codes are accepted one step early or late, because phone clocks drift and people type slowly. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const ISSUER = 'LeaveBits';

/**
 * @param random at least twenty random bytes
 * @returns base32
 */
export const encodeTotpSecret = (random: Uint8Array): string =>
  new Secret({ buffer: Uint8Array.from(random.subarray(0, SECRET_BYTES)).buffer }).base32;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  });

/** The URL in the QR code for authenticator apps. */
export const buildOtpauthUrl = (secret: string, username: string): string =>
  totpOf(secret, username).toString();

/**
 * The time step of a code if it is currently valid and newer than the last one used. Used and older codes are rejected, because
 * someone may have looked over the owner's shoulder.
 * @param lastStep the newest step used so far, or 0 if there is none
 */
export function findAcceptedTotpStep(
  secret: string,
  code: string,
  now: Date,
  lastStep: number,
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(timestamp / (STEP_SECONDS * SECOND_MS)) + delta;
  return step > lastStep ? step : null;
}

/** Digits and letters, without the easily confused i, l, o and u. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_LENGTH = 16;
export const RECOVERY_CODE_COUNT = 10;

/** A recovery code of 80 random bits, in groups that are easy to copy by hand. */
export function encodeRecoveryCode(random: Uint8Array): string {
  const signs = [...random.subarray(0, CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** Normalizes a recovery code as typed. Returns null if it can't be one. */
export function parseRecoveryCode(typed: string): string | null {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return code.length === CODE_LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null;
}
