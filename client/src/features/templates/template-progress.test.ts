import { expect, test } from 'vitest';
import { templateCategories } from './categories.ts';
import { doneCategories } from './template-progress.ts';

const descriptionOf = (id: string) =>
  templateCategories.find((category) => category.id === id)?.template.description ?? '';

test('a category is done once a LeaveBit has the description of its template', () => {
  const leavebits = [descriptionOf('legal'), descriptionOf('legal'), 'Something else', ''].map(
    (description) => ({ description }),
  );
  expect([...doneCategories(templateCategories, leavebits)]).toEqual(['legal']);
});

test('nothing is done while there are no LeaveBits', () => {
  expect(doneCategories(templateCategories, []).size).toBe(0);
});

test('renaming a LeaveBit opens its category again', () => {
  const leavebits = [{ description: `${descriptionOf('legal')}, new` }];
  expect(doneCategories(templateCategories, leavebits).size).toBe(0);
});
