import { describe, expect, test } from 'vitest';
import { templateCategories } from './categories.ts';
import { doneCategories } from './template-progress.ts';

const templateOf = (id: string) => templateCategories.find((category) => category.id === id)!.template;
const doneWith = (...leavebits: { description: string; infoFields: string }[]) => [
  ...doneCategories(templateCategories, leavebits),
];
/** A template that its owner has filled in. */
const answered = (infoFields: string) =>
  infoFields.replaceAll(/:$/gm, ': at home, second drawer: the blue folder');

test('a category is done once a LeaveBit has the description of its template', () => {
  const { description } = templateOf('legal');
  const legal = { description: ` ${description} `, infoFields: 'All of it is with the notary.' };
  expect(doneWith(legal, legal, { description: 'Something else', infoFields: '' })).toEqual(['legal']);
});

test('no category is done without LeaveBits', () => {
  expect(doneWith()).toEqual([]);
});

describe.each(templateCategories)('the category $id', ({ id, template }) => {
  const { infoFields } = template;

  test('stays done when its LeaveBit gets another description and answers', () => {
    expect(doneWith({ description: 'Read this first', infoFields })).toEqual([id]);
    expect(doneWith({ description: '', infoFields: answered(infoFields) })).toEqual([id]);
  });

  test('stays done while three lines of the template are left', () => {
    const questions = infoFields.split('\n').filter((line) => line.endsWith(':'));
    const kept = questions.filter((line) => {
      const others = templateCategories.filter((category) => category.id !== id);
      return !others.some(({ template: { infoFields: text } }) => text.split('\n').includes(line));
    });
    const left = [...new Set(kept)];
    expect(left.length).toBeGreaterThan(10);
    expect(doneWith({ description: 'Mine', infoFields: answered(left.slice(-3).join('\n')) })).toEqual([id]);
    expect(doneWith({ description: 'Mine', infoFields: answered(left.slice(-2).join('\n')) })).toEqual([]);
  });
});

test('lines that several templates share do not count', () => {
  const infoFields = 'Last checked on: May\nWhere it is:\nName: Ana\nPhone number: 123\nPIN: ask Ana';
  expect(doneWith({ description: 'Notes', infoFields })).toEqual([]);
});
