import { expect, test } from 'vitest';
import { addNamesToEmails } from './activity-line.tsx';

const nameOf = (email: string) => (email === 'lena@x.org' ? 'Lena Berg' : null);

test.each([
  ['lena@x.org', 'Lena Berg (lena@x.org)'],
  ['ben@x.org', 'ben@x.org'],
  ['ben@x.org, lena@x.org', 'ben@x.org, Lena Berg (lena@x.org)'],
  ['New: lena@x.org. Gone: ben@x.org.', 'New: Lena Berg (lena@x.org). Gone: ben@x.org.'],
  ['New reporters: Lena Berg (lena@x.org).', 'New reporters: Lena Berg (lena@x.org).'],
  ['The safe @ home', 'The safe @ home'],
])('an entry with %j reads %j', (words, named) => {
  expect(addNamesToEmails(words, nameOf)).toBe(named);
});
