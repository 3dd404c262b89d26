import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findInstructionLines, removeInstructionLines } from './instruction-lines.ts';

const FIRST = 'Write after each colon. Delete the lines you do not need.';

test('a text loses what a template says to its owner, and keeps everything else', () => {
  const text = `${FIRST}\nThis is not a will.\n\nExecutor: Ana`;
  expect(findInstructionLines(text)).toEqual([FIRST]);
  expect(removeInstructionLines(text)).toBe('This is not a will.\n\nExecutor: Ana');
  expect(removeInstructionLines(`${FIRST}\r\n\r\nExecutor: Ana`)).toBe('Executor: Ana');
});

test('a line that the owner has changed is the owner’s', () => {
  const own = `${FIRST} Please.\nExecutor: Ana`;
  expect(findInstructionLines(own)).toEqual([]);
  expect(removeInstructionLines(own)).toBe(own);
});

test('whatever else people write stays as it is, also empty lines at its beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(removeInstructionLines(text)).toBe(text);
    }),
  );
});
