import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomIds } from '../ids.ts';
import { createLinkSecrets } from './link-secrets.ts';

const key = (id: string) => ({ id, secret: randomBytes(32) });
const [older, newer] = [key('2030'), key('2031')];
const HEIR = 'heir@example.org';

it('names the mail for its address alone, and each mail differs', () => {
  const secrets = createLinkSecrets([older], randomIds);
  const [first, second] = [secrets.create(HEIR), secrets.create(HEIR)];
  expect(first).toMatch(/^[\w-]{32}$/);
  expect(secrets.mailOf(first, HEIR)).toMatch(/^mail\/[0-9a-f]{16}$/);
  expect(secrets.mailOf(first, HEIR)).not.toBe(secrets.mailOf(second, HEIR));
  expect(secrets.mailOf(first, 'other@example.org')).toBeNull();
});

it('works after a rotation of the keys, as long as the old one is in the ring', () => {
  const secret = createLinkSecrets([older], randomIds).create(HEIR);
  expect(createLinkSecrets([newer, older], randomIds).mailOf(secret, HEIR)).not.toBeNull();
  expect(createLinkSecrets([newer], randomIds).mailOf(secret, HEIR)).toBeNull();
});

it('cannot be guessed, altered or made up', () => {
  const secrets = createLinkSecrets([older], randomIds);
  const bytes = Buffer.from(secrets.create(HEIR), 'base64url');
  fc.assert(
    fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
      const altered = Buffer.from(bytes);
      altered[bit >> 3]! ^= 1 << (bit & 7);
      expect(secrets.mailOf(altered.toString('base64url'), HEIR)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(secrets.mailOf(text, HEIR)).toBeNull();
    }),
  );
  expect(secrets.mailOf(undefined, HEIR)).toBeNull();
});
