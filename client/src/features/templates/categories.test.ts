import { describe, expect, test } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { sanitiseText } from '#shared/domain/text.ts';
import { findInstructionLines, removeInstructionLines } from '../leavebits/form/instruction-lines.ts';
import { templateCategories } from '../template-texts/categories.ts';

const LONGEST_LINE = 64;

test('the checklist has its seven categories in order', () => {
  expect(templateCategories.map(({ id }) => id)).toEqual([
    'identification',
    'passwords',
    'financial',
    'family',
    'business',
    'legal',
    'personal',
  ]);
});

test('every template has its own description, which tells where a LeaveBit comes from', () => {
  const descriptions = templateCategories.map(({ template }) => template.description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

describe.each(templateCategories)('the category $id', ({ text, infoText, template }) => {
  const { description, infoFields, sharingEmails } = template;
  const lines = infoFields.split('\n').filter((line) => line !== '');
  const everything = [text, ...Object.values(infoText), description, infoFields];

  test('has a text everywhere', () => {
    for (const words of everything) expect(words.trim()).not.toBe('');
  });

  test('is kept by the server exactly as it is written', () => {
    expect(sanitiseText(description)).toBe(description);
    expect(sanitiseText(infoFields)).toBe(infoFields);
    expect(description.length).toBeLessThanOrEqual(limits.descriptionLength);
    expect(infoFields.length).toBeLessThanOrEqual(limits.infoFieldsLength);
  });

  test('leads line by line, in short lines', () => {
    expect(lines.length).toBeGreaterThanOrEqual(15);
    expect(lines.length).toBeLessThanOrEqual(40);
    expect(lines.filter((line) => line.length > LONGEST_LINE)).toEqual([]);
    expect(lines.filter((line) => line.endsWith(':')).length).toBeGreaterThan(lines.length / 2);
  });

  test('begins with lines for its owner, and the form knows each of them', () => {
    const [beginning = ''] = infoFields.split('\n\n');
    const forRecipients = ['This is not a will and changes nothing in my will.'];
    expect([...findInstructionLines(infoFields), ...forRecipients]).toEqual(
      expect.arrayContaining(beginning.split('\n')),
    );
    expect(findInstructionLines(removeInstructionLines(infoFields))).toEqual([]);
  });

  test('is calm: no exclamation marks, no angle brackets, no emoji', () => {
    for (const words of everything) expect(words).not.toMatch(/[!<>]|\p{Extended_Pictographic}/u);
  });

  test('names no recipients, because the owner is added when it is made', () => {
    expect(sharingEmails).toEqual([]);
  });
});
