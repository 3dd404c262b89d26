import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { systemRandomSource } from '../random-source.ts';
import { createLinkSecrets } from './link-secrets.ts';

const key = (id: string) => ({ id, secret: randomBytes(32) });
const [older, newer] = [key('2030'), key('2031')];
const HEIR = 'heir@example.org';

it('names the mail for its address alone, and each mail differs', () => {
  const secrets = createLinkSecrets([older], systemRandomSource);
  const [first, second] = [secrets.create(HEIR), secrets.create(HEIR)];
  expect(first).toMatch(/^[\w-]{32}$/);
  expect(secrets.findMail(first, HEIR)).toMatch(/^mail\/[0-9a-f]{16}$/);
  expect(secrets.findMail(first, HEIR)).not.toBe(secrets.findMail(second, HEIR));
  expect(secrets.findMail(first, 'other@example.org')).toBeNull();
});

it('works after a rotation of the keys, as long as the old one is in the ring', () => {
  const secret = createLinkSecrets([older], systemRandomSource).create(HEIR);
  expect(createLinkSecrets([newer, older], systemRandomSource).findMail(secret, HEIR)).not.toBeNull();
  expect(createLinkSecrets([newer], systemRandomSource).findMail(secret, HEIR)).toBeNull();
});

it('cannot be guessed, altered or made up', () => {
  const secrets = createLinkSecrets([older], systemRandomSource);
  const bytes = Buffer.from(secrets.create(HEIR), 'base64url');
  fc.assert(
    fc.property(fc.nat(bytes.length * 8 - 1), (bit) => {
      const altered = Buffer.from(bytes);
      altered[bit >> 3]! ^= 1 << (bit & 7);
      expect(secrets.findMail(altered.toString('base64url'), HEIR)).toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(secrets.findMail(text, HEIR)).toBeNull();
    }),
  );
  expect(secrets.findMail(undefined, HEIR)).toBeNull();
});
