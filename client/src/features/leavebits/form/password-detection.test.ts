import { expect, test } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { templateCategories } from '../../template-texts/categories.ts';
import {
  hasPasswords,
  listHeadlineReaders,
  listPasswordReaders,
  mentionsPasswords,
} from './password-detection.ts';

test.each([
  'Password: hunter2',
  'my passwords are in the blue book',
  'The phone’s passcode is 4711',
  'PIN 0815',
  'pin: 0815',
  'Card\nCVV 123',
  'recovery phrase: apple tree',
  'Wagwoord van die foon is 12',
  'Wachtwoord: geheim',
  'Passwort: geheim',
  'mot de passe : secret',
  'A senha é 1234',
  'Visa 4111 1111 1111 1111',
  'Security code: 737',
  'Alarm code is 4711',
  'code 224466',
  'pw Tulip',
  'Barclays mhill55 / Tulip!9921',
  'For the bank: 4827',
  'Card PIN 4827',
])('“%s” is about passwords', (text) => expect(mentionsPasswords(text)).toBe(true));

test.each([
  'The passport is in the safe',
  'Please pin this to the board',
  'Main password:',
  'Zip code 1234, see https://example.org/?id=12345678 or call +27 82 123 4567',
  'Born 1955-03-01, account 12345678',
  'Insurance 4111-22, lena1955@example.org',
  'Words for my family',
  'Married: 1974',
  'Policy: 448210',
  'Postal code: 8001',
  'Gate: 12345678',
  '',
])('“%s” is not', (text) => expect(mentionsPasswords(text)).toBe(false));

test('a template without answers is not, although it asks for passwords', () => {
  const passwords = templateCategories.find(({ id }) => id === 'passwords')!.template.infoFields;
  expect(passwords).toMatch(/password/i);
  expect(mentionsPasswords(passwords)).toBe(false);
  expect(mentionsPasswords(`${passwords}\nMy password is on the fridge`)).toBe(true);
});

const OWNER = 'olga@example.org';
const LENA = 'lena@example.org';
const now = new Date('2030-01-01T12:00:00Z');
const secret = { description: 'Phone', infoFields: 'Password: 1234' };
const always = (email: string) => ({ email, setting: { releaseType: 'always' as const } });
const saved = (fields: Partial<Leavebit>): Leavebit => ({
  id: 1,
  description: '',
  infoFields: '',
  attachments: [],
  sharingEmails: [LENA],
  sharingConfig: {},
  seqno: 1,
  lastUpdate: now.toISOString(),
  ...fields,
});
const ask = (
  texts: Pick<Leavebit, 'description' | 'infoFields'>,
  recipients: Parameters<typeof listPasswordReaders>[1],
  leavebits: Leavebit[] = [],
) => listPasswordReaders(texts, recipients, { saved: leavebits, ownerEmail: OWNER, now });

test('the first passwords that somebody else could read at once are asked about', () => {
  expect(ask(secret, [always(LENA), always(OWNER)])).toEqual([LENA]);
  expect(
    ask(secret, [
      { email: LENA, setting: { releaseType: 'scheduled', scheduledDate: '2029-01-01T00:00:00Z' } },
    ]),
  ).toEqual([LENA]);
});

test('what waits, what has no passwords, and what only the owner can read is not', () => {
  expect(ask(secret, [{ email: LENA, setting: { releaseType: 'death_incapacitation' } }])).toEqual([]);
  expect(
    ask(secret, [
      { email: LENA, setting: { releaseType: 'scheduled', scheduledDate: '2031-01-01T00:00:00Z' } },
    ]),
  ).toEqual([]);
  expect(ask({ description: 'A letter', infoFields: 'Be well' }, [always(LENA)])).toEqual([]);
  expect(ask(secret, [always(OWNER)])).toEqual([]);
});

test('an owner whose passwords others can read already is not asked again', () => {
  expect(ask(secret, [always(LENA)], [saved(secret)])).toEqual([]);
  const waiting = saved({ ...secret, sharingConfig: { [LENA]: { releaseType: 'death_incapacitation' } } });
  expect(ask(secret, [always(LENA)], [waiting])).toEqual([LENA]);
  expect(ask(secret, [always(LENA)], [saved({ ...secret, sharingEmails: [OWNER] })])).toEqual([LENA]);
  expect(ask(secret, [always(LENA)], [saved({ infoFields: 'Be well' })])).toEqual([LENA]);
});

test.each([
  ['bank card and PIN.jpg', true],
  ['my_passwords.docx', true],
  ['card-pin.jpg', true],
  ['pin-up.jpg', false],
  ['will.pdf', false],
])('a file that is called %s has passwords: %s', (name, has) =>
  expect(hasPasswords({ description: 'Papers', infoFields: '', attachments: [name] })).toBe(has),
);

test('sealed text that isn’t open has no passwords, whatever its letters look like', () => {
  const infoFields = '-----BEGIN AGE ENCRYPTED FILE-----\nPIN: 4827';
  expect(hasPasswords({ description: 'Papers', infoFields })).toBe(false);
  expect(hasPasswords({ description: 'PIN: 4827', infoFields })).toBe(true);
});

test('a secret in the headline is asked about for those who could read only the headline', () => {
  const later = (email: string) => ({ email, setting: { releaseType: 'death_incapacitation' as const } });
  const recipients = [later(LENA), always('max@example.org'), later(OWNER)];
  const readers = (description: string) =>
    listHeadlineReaders({ description }, recipients, { ownerEmail: OWNER, now });
  expect(readers('Card PIN 4827')).toEqual([LENA]);
  expect(readers('The card')).toEqual([]);
});
