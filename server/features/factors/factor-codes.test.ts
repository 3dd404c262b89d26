import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  findAcceptedTotpStep,
  buildOtpauthUrl,
  parseRecoveryCode,
  encodeRecoveryCode,
  encodeTotpSecret,
} from './factor-codes.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codeAt = (ms: number) => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: ms });
const anyMoment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

describe('a code of the authenticator app', () => {
  it('is right half a minute early or late, and not further away', () => {
    fc.assert(
      fc.property(anyMoment, fc.integer({ min: -10, max: 10 }), (now, steps) => {
        const there = now.getTime() + steps * 30_000;
        const step = findAcceptedTotpStep(SECRET, codeAt(there), now, 0);
        if (Math.abs(steps) <= 1) expect(step).toBe(Math.floor(there / 30_000));
        // There is a one-in-a-million chance that two codes are equal.
        else if (step !== null) expect(codeAt(step * 30_000)).toBe(codeAt(there));
      }),
    );
  });

  it('is accepted once, and none before it is accepted afterwards', () => {
    fc.assert(
      fc.property(anyMoment, fc.constantFrom(-1, 0, 1), fc.constantFrom(-1, 0, 1), (now, first, second) => {
        const code = (steps: number) => codeAt(now.getTime() + steps * 30_000);
        const used = findAcceptedTotpStep(SECRET, code(first), now, 0)!;
        const again = findAcceptedTotpStep(SECRET, code(second), now, used);
        expect(again === null || again > used).toBe(true);
        expect(findAcceptedTotpStep(SECRET, code(first), now, used)).toBeNull();
      }),
    );
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 34 56', '-12345', '1e5000'])(
    '%j is none',
    (code) => {
      expect(findAcceptedTotpStep(SECRET, code, new Date('2031-06-03T07:00:00Z'), 0)).toBeNull();
    },
  );

  it('comes from a secret of 160 bits, which the app reads with the address', () => {
    const secret = encodeTotpSecret(randomBytes(32));
    expect(Secret.fromBase32(secret).bytes.length).toBe(20);
    const url = new URL(buildOtpauthUrl(secret, 'olga@example.org'));
    expect([url.protocol, url.host, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      'totp',
      '/LeaveBits:olga@example.org',
    ]);
    expect(url.searchParams.get('secret')).toBe(secret);
    expect(url.searchParams.get('issuer')).toBe('LeaveBits');
  });
});

describe('a recovery code', () => {
  it('is read as it was printed, whatever case, spaces, dashes and look-alikes are typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
        const code = encodeRecoveryCode(random);
        expect(code).toMatch(/^([0-9a-hj-km-np-tv-z]{4}-){3}[0-9a-hj-km-np-tv-z]{4}$/);
        const read = code.replaceAll('-', '');
        expect(parseRecoveryCode(code)).toBe(read);
        expect(parseRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(read);
        expect(parseRecoveryCode(code.replaceAll('0', 'O').replaceAll('1', 'l'))).toBe(read);
      }),
    );
  });

  it.each(['', '123456', 'abcd-abcd-abcd', 'abcd-abcd-abcd-abc!', 'abcd-abcd-abcd-abcd-a'])(
    '%j is none',
    (typed) => {
      expect(parseRecoveryCode(typed)).toBeNull();
    },
  );
});
