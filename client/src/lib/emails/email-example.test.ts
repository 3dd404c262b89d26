import { expect, test } from 'vitest';
import { appendEmailExample } from './email-example.ts';

test.each([
  ['Invalid email address', 'Invalid email address. It should look like name@example.com.'],
  [
    'Please enter a valid email address',
    'Please enter a valid email address. It should look like name@example.com.',
  ],
  [
    'Please enter a valid email address.',
    'Please enter a valid email address. It should look like name@example.com.',
  ],
  ['Please enter your email address.', 'Please enter your email address.'],
  ['Password is required', 'Password is required'],
  [undefined, undefined],
])('%j is said as %j', (problem, words) => expect(appendEmailExample(problem)).toBe(words));
