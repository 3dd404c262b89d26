import { expect, it } from 'vitest';
import { messages } from '../messages/letter/en.ts';
import { languages } from './languages.ts';
import { loadMessagesOf, messagesFrom } from '#tests/support/messages.ts';
import { toPortableName } from './zip-names.ts';
import { formatLetter, getEverythingName, getLetterName, getZipName } from './letter.ts';

const t = messagesFrom<'letter'>(messages);

const facts = {
  description: 'What matters',
  ownerUsername: 'anna@example.org',
  ownerName: null,
  lastUpdate: new Date('2026-06-03T07:05:00Z'),
  infoFields: 'Dear Ada,\nthe key is under the stone. 鑰匙\n',
  files: [
    { name: 'Last will.pdf', size: 12_300 },
    { name: 'Note.txt', size: 194 },
  ],
};

it('says who it is from, what it is, its text, and what lies beside it', () => {
  expect(formatLetter(t, facts).split('\r\n')).toEqual([
    'From: anna@example.org',
    'Last saved: June 3, 2026 at 07:05 AM UTC',
    '',
    'What matters',
    '============',
    '',
    'Dear Ada,',
    'the key is under the stone. 鑰匙',
    '',
    '',
    'Files (2)',
    '---------',
    '- Last will.pdf (12 KB)',
    '- Note.txt (194 bytes)',
    '',
    'Stored with LeaveBits and downloaded by someone it was shared with.',
    '',
  ]);
});

it('opens in the plainest editor: no byte order mark, every line with CR LF', () => {
  const letter = formatLetter(t, { ...facts, infoFields: 'a\rb\r\nc\nd' });
  expect(letter.startsWith('\ufeff')).toBe(false);
  expect(letter.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('says so where nothing was left', () => {
  const letter = formatLetter(t, { ...facts, description: '', infoFields: '', files: [] });
  for (const words of ['No description yet', 'There is no text.']) {
    expect(letter).toContain(words);
  }
  expect(letter).not.toContain('Files');
});

it('is named after its headline', () => {
  expect(getLetterName('For you / all of it')).toBe('For you - all of it.txt');
  expect(getLetterName('')).toBe('LeaveBit.txt');
  expect(getLetterName('é'.repeat(500))).toBe(`${'é'.repeat(80)}.txt`);
});

it('lies in a ZIP that says who it is from', () => {
  const mia = { ownerUsername: 'mia@example.org', ownerName: 'Mia Nowak' };
  const day = new Date('2031-06-03T07:05:00Z');
  expect(getZipName(t, 'House papers', mia)).toBe('From Mia Nowak - House papers');
  expect(getZipName(t, '', { ...mia, ownerName: null })).toBe('From mia@example.org - LeaveBit');
  expect(getZipName(t, '../..', { ...mia, ownerName: '../..\\' })).toBe('From someone - LeaveBit');
  const endless = { ...mia, ownerName: '👩‍👩‍👧'.repeat(100) };
  const name = toPortableName(`${getZipName(t, 'é'.repeat(500), endless)}.zip`, '');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  expect(name).toMatch(/^From 👩.* - é+\.zip$/u);

  const ben = { ownerUsername: 'ben@example.org', ownerName: null };
  const cy = { ownerUsername: 'cy@example.org', ownerName: 'Mia Nowak' };
  expect(getEverythingName(t, [mia, mia], day)).toBe('From Mia Nowak - 2031-06-03');
  expect(getEverythingName(t, [mia, ben, mia], day)).toBe('From Mia Nowak and 1 other sender - 2031-06-03');
  expect(getEverythingName(t, [ben, mia, cy], day)).toBe(
    'From ben@example.org and 2 other senders - 2031-06-03',
  );
  expect(getEverythingName(t, [endless, ben], day)).toMatch(/ and 1 other sender - 2031-06-03$/);
});

it('is in its reader’s language, besides what was left', async () => {
  const german = await loadMessagesOf('letter', 'de');
  expect(
    formatLetter(german, facts)
      .split('\r\n')
      .filter((line) => !line.startsWith('-')),
  ).toEqual([
    'Von: anna@example.org',
    'Zuletzt gespeichert: 3. Juni 2026 um 07:05 UTC',
    '',
    'What matters',
    '============',
    '',
    'Dear Ada,',
    'the key is under the stone. 鑰匙',
    '',
    '',
    'Dateien (2)',
    '',
    'Mit LeaveBits aufbewahrt und von jemandem heruntergeladen, mit dem es geteilt wurde.',
    '',
  ]);
  expect(formatLetter(german, facts)).toContain('- Last will.pdf (12 kB)\r\n- Note.txt (194 Byte)\r\n');
});

it('says how to open what is sealed, with the same commands in every language', async () => {
  const commands = /age -d -i key\.txt (?:text\.age|-o photo\.jpg 1\.age)/g;
  const english = formatLetter(t, { ...facts, isSealed: true });
  expect(english.match(commands)).toEqual([
    'age -d -i key.txt text.age',
    'age -d -i key.txt -o photo.jpg 1.age',
  ]);
  for (const language of languages) {
    const letter = formatLetter(await loadMessagesOf('letter', language), { ...facts, isSealed: true });
    expect(letter.match(commands)).toEqual(english.match(commands));
    expect(letter).toContain('AGE-SECRET-KEY-1');
  }
});
