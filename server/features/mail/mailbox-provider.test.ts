import { expect, it } from 'vitest';
import { getMailboxProvider } from './mailbox-provider.ts';

it.each([
  ['anna@gmail.com', 'google'],
  ['anna@GoogleMail.com', 'google'],
  ['anna@hotmail.co.uk', 'microsoft'],
  ['anna@yahoo.fr', 'yahoo'],
  ['anna@web.de', 'gmx'],
  ['anna@pm.me', 'proton'],
  ['anna@live.example.com', 'other'],
  ['anna@notgmail.com', 'other'],
  ['anna@gmail.com.evil.example', 'other'],
  ['nothing', 'other'],
])('the mailbox of %s belongs to %s', (address, provider) => {
  expect(getMailboxProvider(address)).toBe(provider);
});
