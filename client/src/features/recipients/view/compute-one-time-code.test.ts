import { expect, it } from 'vitest';
import { computeOneTimeCode } from './compute-one-time-code.ts';

/** The key and the moments of RFC 6238, appendix B. Its codes have eight digits. */
const RFC_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59_000, '94287082', 1],
  [1_111_111_109_000, '07081804', 1],
  [1_111_111_111_000, '14050471', 29],
  [2_000_000_000_000, '69279037', 10],
])('computes the code of RFC 6238 at %i', (at, code, secondsLeft) => {
  expect(computeOneTimeCode(`otpauth://totp/Mail:anna?secret=${RFC_KEY}&digits=8`, at)).toEqual({
    code,
    secondsLeft,
  });
});

it('computes the code of a bare key, as written down in groups', () => {
  const grouped = RFC_KEY.toLowerCase().replaceAll(/(.{4})/g, '$1 ');
  expect(computeOneTimeCode(grouped, 59_000)).toEqual({ code: '287082', secondsLeft: 1 });
});

it('ignores the padding of a key', () => {
  expect(computeOneTimeCode(`${RFC_KEY}======`, 59_000)?.code).toBe('287082');
});

it.each(['otpauth://hotp/Mail?secret=JBSWY3DPEHPK3PXP&counter=1', 'otpauth://totp/', '0189', ''])(
  'computes none of "%s"',
  (secret) => {
    expect(computeOneTimeCode(secret, 0)).toBeNull();
  },
);
