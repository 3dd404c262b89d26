import { expect, it } from 'vitest';
import { formatLetter, getLetterName } from './letter.ts';

const facts = {
  description: 'What matters',
  ownerUsername: 'anna@example.org',
  ownerName: null,
  lastUpdate: new Date('2026-06-03T07:05:00Z'),
  infoFields: 'Dear Ada,\nthe key is under the stone. 鑰匙\n',
  files: [{ name: 'Last will.pdf', size: 12_300 }],
};

it('says what it is, who it is from, when it was saved, and what lies beside it', () => {
  const letter = formatLetter(facts);
  for (const words of [
    'What matters\r\n============\r\n',
    'From: anna@example.org',
    'Last saved: June 3, 2026 at 07:05 AM UTC',
    'Dear Ada,\r\nthe key is under the stone. 鑰匙\r\n',
    '- Last will.pdf (12 kB)',
  ]) {
    expect(letter).toContain(words);
  }
});

it('opens in the plainest editor: no byte order mark, every line with CR LF', () => {
  const letter = formatLetter({ ...facts, infoFields: 'a\rb\r\nc\nd' });
  expect(letter.startsWith('\ufeff')).toBe(false);
  expect(letter.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('says so where nothing was left', () => {
  const letter = formatLetter({ ...facts, description: '', infoFields: '', files: [] });
  for (const words of ['No description yet', 'There is no text.', 'There are no files.']) {
    expect(letter).toContain(words);
  }
});

it('is named after its headline', () => {
  expect(getLetterName('For you / all of it')).toBe('For you - all of it.txt');
  expect(getLetterName('')).toBe('LeaveBit.txt');
  expect(getLetterName('é'.repeat(500))).toBe(`${'é'.repeat(80)}.txt`);
});
