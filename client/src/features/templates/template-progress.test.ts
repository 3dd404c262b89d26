import { describe, expect, test } from 'vitest';
import { templateCategories } from '../template-texts/categories.ts';
import { getTemplateProgress } from './template-progress.ts';

const templateOf = (id: string) => templateCategories.find((category) => category.id === id)!.template;
const progressWith = (...leavebits: { description: string; infoFields: string; attachments?: string[] }[]) =>
  Object.fromEntries(
    getTemplateProgress(
      templateCategories,
      leavebits.map((leavebit) => ({ attachments: [], ...leavebit })),
    ),
  );
/** Fills in a template as an owner would. */
const answered = (infoFields: string) =>
  infoFields.replaceAll(/:$/gm, ': at home, second drawer: the blue folder');

test('a category is done once a LeaveBit has the description of its template, and something was written into it', () => {
  const { description } = templateOf('legal');
  const legal = { description: ` ${description} `, infoFields: 'All of it is with the notary.' };
  expect(progressWith(legal, legal, { description: 'Something else', infoFields: '' })).toEqual({
    legal: 'done',
  });
  expect(progressWith({ description, infoFields: '' })).toEqual({ legal: 'begun' });
});

test('no category is done without LeaveBits', () => {
  expect(progressWith()).toEqual({});
});

describe.each(templateCategories)('the category $id', ({ id, template }) => {
  const { description, infoFields } = template;
  const lines = infoFields.split('\n');

  test('is begun, and not done, while its LeaveBit says what the template says or less', () => {
    expect(progressWith({ description, infoFields })).toEqual({ [id]: 'begun' });
    const fewer = lines.filter((line) => line.endsWith(':')).join('\r\n');
    expect(progressWith({ description: 'Mine', infoFields: fewer })).toEqual({ [id]: 'begun' });
  });

  test('is done with one answer or one file', () => {
    const last = `${infoFields} in May`;
    expect(progressWith({ description, infoFields: last })).toEqual({ [id]: 'done' });
    expect(progressWith({ description, infoFields, attachments: ['scan.pdf'] })).toEqual({ [id]: 'done' });
  });

  test('one LeaveBit with an answer is enough', () => {
    const done = { description, infoFields: answered(infoFields) };
    expect(progressWith({ description, infoFields }, done)).toEqual({ [id]: 'done' });
  });

  test('stays done when its LeaveBit gets another description and answers', () => {
    expect(progressWith({ description: '', infoFields: answered(infoFields) })).toEqual({ [id]: 'done' });
  });

  test('stays done while three lines of the template are left', () => {
    const questions = lines.filter((line) => line.endsWith(':'));
    const kept = questions.filter((line) => {
      const others = templateCategories.filter((category) => category.id !== id);
      return !others.some(({ template: { infoFields: text } }) => text.split('\n').includes(line));
    });
    const left = [...new Set(kept)];
    expect(left.length).toBeGreaterThan(10);
    const mine = (questionsLeft: string[]) =>
      progressWith({ description: 'Mine', infoFields: answered(questionsLeft.join('\n')) });
    expect(mine(left.slice(-3))).toEqual({ [id]: 'done' });
    expect(mine(left.slice(-2))).toEqual({});
  });
});

test('lines that several templates share do not count', () => {
  const infoFields = 'Last checked on: May\nWhere it is:\nName: Ana\nPhone number: 123\nPIN: ask Ana';
  expect(progressWith({ description: 'Notes', infoFields })).toEqual({});
});
