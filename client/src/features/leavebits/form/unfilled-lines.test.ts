import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { templateCategories } from '../../template-texts/categories.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { countUnfilledLines, prepareFormForSave, removeUnfilledLines } from './unfilled-lines.ts';
import { leavebitToFormValues } from './form-values.ts';

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

test('a form in which nothing is filled in yet stays whole', () => {
  expect([removeUnfilledLines(legal), countUnfilledLines(legal)]).toEqual([legal, 0]);
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

describe('a save', () => {
  const OWNER = 'owner@example.org';
  const infoFields = 'Executor, and who is next, with phone number: Ana\nDate and place:';
  const filled = 'Executor, and who is next, with phone number: Ana';
  const saved = (seqno: number, sharingEmails: string[]): Leavebit => ({
    id: 7,
    description: 'My will',
    infoFields,
    attachments: [],
    sharingEmails,
    sharingConfig: {},
    seqno,
    lastUpdate: '2026-01-02T03:04:00.000Z',
  });
  const sent = (leavebit: Leavebit, keepsEmptyLines?: boolean) => {
    const form = leavebitToFormValues(leavebit);
    return prepareFormForSave({ ...form, keepsEmptyLines: keepsEmptyLines ?? form.keepsEmptyLines }, OWNER)
      .infoFields;
  };

  test('gives recipients no empty lines, unless the owner keeps them', () => {
    expect(sent(saved(1, [OWNER, 'lena@example.org']))).toBe(filled);
    expect(sent(saved(1, [OWNER, 'lena@example.org']), true)).toBe(infoFields);
  });

  test('keeps them while the owner has it alone, and where they were kept before', () => {
    expect(sent(saved(3, [OWNER]))).toBe(infoFields);
    expect(sent(saved(3, [OWNER, 'lena@example.org']))).toBe(infoFields);
    expect(sent(saved(3, ['lena@example.org']))).toBe(filled);
  });
});
