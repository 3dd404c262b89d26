import { expect, it } from 'vitest';
import { parseLinkSecret } from './link-secret.ts';
import { parseEncodedEmailHash } from './paths.ts';

const SECRET = 'Ab3-_dEf'.repeat(4);

it.each([
  [`#/my-leavebits/YW5uYQ?k=${SECRET}`, SECRET],
  [`#k=${SECRET}`, SECRET],
  // Text appended by an email client or the surrounding sentence.
  [`#/my-leavebits/YW5uYQ?k=${SECRET}.`, SECRET],
  [`#/my-leavebits/YW5uYQ?k=${SECRET}&utm_source=mail`, SECRET],
  ['#/my-leavebits/YW5uYQ', undefined],
  [`#/my-leavebits/YW5uYQ?k=${SECRET.slice(1)}`, undefined],
  [`#/my-leavebits/YW5uYQ?k=${SECRET}x`, undefined],
  ['', undefined],
])('the secret in %s is %s', (hash, secret) => {
  expect(parseLinkSecret(hash)).toBe(secret);
});

it('a secret does not hide the address', () => {
  expect(parseEncodedEmailHash(`#/my-leavebits/YW5uYQ?k=${SECRET}`)).toBe('YW5uYQ');
});
