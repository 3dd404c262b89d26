import { expect, it } from 'vitest';
import { toPortableName } from './zip-names.ts';
import { formatLetter, getEverythingName, getLetterName, getZipName } from './letter.ts';

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
  expect(formatLetter(facts).split('\r\n')).toEqual([
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
  const letter = formatLetter({ ...facts, infoFields: 'a\rb\r\nc\nd' });
  expect(letter.startsWith('\ufeff')).toBe(false);
  expect(letter.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('says so where nothing was left', () => {
  const letter = formatLetter({ ...facts, description: '', infoFields: '', files: [] });
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
  expect(getZipName('House papers', mia)).toBe('From Mia Nowak - House papers');
  expect(getZipName('', { ...mia, ownerName: null })).toBe('From mia@example.org - LeaveBit');
  expect(getZipName('../..', { ...mia, ownerName: '../..\\' })).toBe('From someone - LeaveBit');
  const endless = { ...mia, ownerName: '👩‍👩‍👧'.repeat(100) };
  const name = toPortableName(`${getZipName('é'.repeat(500), endless)}.zip`, '');
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  expect(name).toMatch(/^From 👩.* - é+\.zip$/u);

  const ben = { ownerUsername: 'ben@example.org', ownerName: null };
  const cy = { ownerUsername: 'cy@example.org', ownerName: 'Mia Nowak' };
  expect(getEverythingName([mia, mia], day)).toBe('From Mia Nowak - 2031-06-03');
  expect(getEverythingName([mia, ben, mia], day)).toBe('From Mia Nowak and 1 other sender - 2031-06-03');
  expect(getEverythingName([ben, mia, cy], day)).toBe(
    'From ben@example.org and 2 other senders - 2031-06-03',
  );
  expect(getEverythingName([endless, ben], day)).toMatch(/ and 1 other sender - 2031-06-03$/);
});
