import { expect, test } from 'vitest';
import { missingParts } from './incomplete.ts';

const OWNER = 'owner@example.com';

test.each([
  ['Papers', ['ana@example.com'], []],
  ['Papers', [OWNER, 'ana@example.com'], []],
  ['', ['ana@example.com'], ['a description']],
  ['Papers', [], ['a recipient']],
  ['Papers', ['Owner@Example.com'], ['a recipient other than you']],
  ['  ', [OWNER], ['a description', 'a recipient other than you']],
])('with the description %j and the recipients %j it lacks %j', (description, sharingEmails, missing) => {
  expect(missingParts({ description, sharingEmails }, OWNER)).toEqual(missing);
});
