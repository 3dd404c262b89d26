import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateCardRows } from './card-rows.ts';

const card = { description: 'Papers', infoFields: '', attachments: [], sharingEmails: [] };
const many = (count: number) => Array.from({ length: count }, String);

test('a card takes more rows with each recipient that it shows', () => {
  const rows = [0, 1, 2, 3, 4].map((count) =>
    estimateCardRows({ ...card, sharingEmails: many(count) }, false),
  );
  expect(rows).toEqual([8, 11, 13, 15, 17]);
  expect(estimateCardRows({ ...card, sharingEmails: many(40) }, false)).toBe(16);
});

test('only an open card has room for its text, its files and all recipients', () => {
  const full = {
    ...card,
    infoFields: 'A line\n'.repeat(40),
    attachments: many(10),
    sharingEmails: many(10),
  };
  expect(estimateCardRows(full, false)).toBe(16);
  expect(estimateCardRows(full, true)).toBe(105);
});

test('sealed text takes as much room as the sentence in its place', () => {
  const sealed = { ...card, sealed: true as const, infoFields: 'A line\n'.repeat(40), attachments: many(10) };
  expect(estimateCardRows(sealed, true)).toBe(estimateCardRows({ ...card, infoFields: '\n\n' }, true));
});

test('whatever it holds, it takes a whole number of rows, and the longest text not more than a grid can have', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100_000 }), fc.nat(60), fc.nat(50), (infoFields, files, people) => {
      const leavebit = { ...card, infoFields, attachments: many(files), sharingEmails: many(people) };
      for (const isExpanded of [true, false]) {
        const rows = estimateCardRows(leavebit, isExpanded);
        expect(Number.isInteger(rows) && rows >= 1 && rows <= 500).toBe(true);
      }
    }),
  );
});
