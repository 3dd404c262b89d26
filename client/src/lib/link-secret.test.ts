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
  [`#%2Fmy-leavebits%2FYW5uYQ%3Fk%3D${SECRET}`, SECRET],
  ['#/my-leavebits/YW5uYQ', undefined],
  [`#/my-leavebits/YW5uYQ?k=${SECRET.slice(1)}`, undefined],
  [`#/my-leavebits/YW5uYQ?k=${SECRET}x`, undefined],
  ['', undefined],
])('the secret in %s is %s', (hash, secret) => {
  expect(parseLinkSecret(hash)).toBe(secret);
});

it.each([
  [`#/my-leavebits/YW5uYQ?k=${SECRET}`, 'YW5uYQ'],
  [`#%2Fmy-leavebits%2FYW5uYQ%3Fk%3D${SECRET}`, 'YW5uYQ'],
  ['#my-leavebits/YW5uYQ', 'YW5uYQ'],
  ['#/my-leavebits/YW5u\nYQ>.', 'YW5uYQ'],
  ['#/my-leavebits/YW5uYQ&utm_source=mail', 'YW5uYQ'],
  [`#/my-leavebits/?k=${SECRET}`, ''],
  ['#/my-leavebits', ''],
  ['#main', null],
  ['', null],
])('the address in %j is %j', (hash, encodedEmail) => {
  expect(parseEncodedEmailHash(hash)).toBe(encodedEmail);
});
