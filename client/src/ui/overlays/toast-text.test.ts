import { expect, test } from 'vitest';
import { omitVisibleText } from './toast-text.ts';

const toast = { title: 'Invalid Email', description: 'Please enter a valid email address' };

test.each([
  ['nothing', [], toast],
  ['something else', ['Too many files'], toast],
  [
    'the description',
    ['Please enter a valid email address. It should look like name@example.com.'],
    { title: 'Invalid Email', description: undefined },
  ],
  [
    'the title',
    ['Invalid Email\n at row 3'],
    { title: 'Please enter a valid email address', description: undefined },
  ],
  ['both', ['Invalid Email Please enter a\n valid email address'], null],
  ['both, in two places', ['Invalid Email', 'Please enter a valid email address'], null],
])('when the page says %s, the toast says the rest', (_what, said, left) => {
  expect(omitVisibleText(toast, said)).toEqual(left);
});

test('a toast without a description is left out when its title stands in the page', () => {
  expect(omitVisibleText({ title: 'Saved' }, ['Saved'])).toBeNull();
  expect(omitVisibleText({ title: 'Saved' }, [])).toEqual({ title: 'Saved', description: undefined });
});
