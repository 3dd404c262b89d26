import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { templateCategories } from '../../template-texts/categories.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { countUnfilledLines, isForOwnerAlone, removeUnfilledLines } from './unfilled-lines.ts';
import { leavebitToFormValues, toLeavebitFormData } from './form-values.ts';

const legal = templateCategories.find(({ id }) => id === 'legal')!.template.infoFields;
const filled = legal
  .replace('Date of the latest one:', 'Date of the latest one: May 2025')
  .replace(
    'Lawyer or notary, with phone number:',
    'Lawyer or notary, with phone number:\n\nRuth Naidoo, 021 555 0142',
  );

test('lines that were not filled in go, with the headings of parts that are empty then', () => {
  expect(removeUnfilledLines(filled)).toBe(`Write after each colon. Delete the lines you do not need.
This is not a will and changes nothing in my will.

My will
Date of the latest one: May 2025

Lawyer or notary, with phone number:

Ruth Naidoo, 021 555 0142`);
  expect(countUnfilledLines(filled)).toBe(21);
});

test('a question that is answered below a blank line keeps its place', () => {
  const answered = 'Executor, and who is next, with phone number:\n\nRuth';
  expect(removeUnfilledLines(`Date and place:\n${answered}`)).toBe(answered);
});

test('a question right above an answered one is not filled in', () => {
  const music = 'Music, readings, flowers or donations: Bach, no lilies';
  expect(removeUnfilledLines(`Religious or not, and who should lead it:\n${music}\nTo:\n${music}`)).toBe(
    `${music}\n${music}`,
  );
});

test('of a form in which nothing is filled in yet every question counts, and only the notes to the owner stay', () => {
  expect(countUnfilledLines(legal)).toBe(23);
  expect(removeUnfilledLines(legal)).toBe(`Write after each colon. Delete the lines you do not need.
This is not a will and changes nothing in my will.`);
});

test('what the owner wrote stays, also when it looks like a form', () => {
  const own = 'My wishes:\n\nWhat I own:\nThe house:\n\nBank:';
  expect([removeUnfilledLines(own), countUnfilledLines(own)]).toEqual([own, 0]);
});

describe.each(templateCategories)('of the template $id', ({ template: { infoFields } }) => {
  test('nothing that was typed goes, wherever it was typed', () => {
    const lines = infoFields.split('\n');
    fc.assert(
      fc.property(
        fc.array(fc.record({ at: fc.nat(lines.length), text: fc.stringMatching(/^[a-z]{3,8}:?$/) }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.boolean(),
        (answers, isBelow) => {
          const typed = lines.toSpliced(0, 0);
          for (const { at, text } of answers) {
            if (isBelow) typed.splice(at, 0, text);
            else typed[at] = `${typed[at] ?? ''} ${text}`;
          }
          const left = removeUnfilledLines(typed.join('\n')).split('\n');
          const own = typed.filter((line) => !lines.includes(line));
          expect(left.filter((line) => !lines.includes(line))).toEqual(own);
        },
      ),
    );
  });
});

test('a save keeps them, whoever receives it, until the owner removes them', () => {
  const infoFields = 'Executor, and who is next, with phone number: Ana\nDate and place:';
  const leavebit: Leavebit = {
    id: 7,
    description: 'My will',
    infoFields,
    attachments: [],
    sharingEmails: ['owner@example.org', 'lena@example.org'],
    sharingConfig: {},
    seqno: 1,
    lastUpdate: '2026-01-02T03:04:00.000Z',
  };
  expect(toLeavebitFormData(leavebitToFormValues(leavebit), 1).get('infoFields')).toBe(infoFields);
  expect(removeUnfilledLines(infoFields)).toBe('Executor, and who is next, with phone number: Ana');
});

test.each([
  [['owner@example.org'], true],
  [[], true],
  [['owner@example.org', 'lena@example.org'], false],
  [['lena@example.org'], false],
])('of what %j receive it is %s that only the owner sees it', (emails, isAlone) => {
  const recipients = emails.map((email) => ({
    email,
    name: '',
    releaseType: 'always' as const,
    scheduledDate: '',
  }));
  expect(isForOwnerAlone({ recipients }, 'owner@example.org')).toBe(isAlone);
});
