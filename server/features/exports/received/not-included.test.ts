import { expect, it } from 'vitest';
import { DecryptionError } from '#server/adapters/crypto/encryption.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { StoredFileDamagedError } from '../../files/read-stored-file.ts';
import { FileRemovedError } from '../../recipients/load-shared-leavebits.ts';
import { createDownloadMessages } from '../../recipients/downloads/download-messages.ts';
import { findMissingReason, formatNotIncluded, type MissingItem } from './not-included.ts';

it.each([
  [notFoundError(), 'withdrawn'],
  [new FileRemovedError(), 'replaced'],
  [new DomainError('locked', ''), 'locked'],
  [new DomainError('subscription-blocked', ''), 'blocked'],
  [new DomainError('damaged', ''), 'damaged'],
  [new StoredFileDamagedError(1, 0), 'damaged'],
  [new DecryptionError('place'), 'damaged'],
  [new DomainError('restoring', ''), null],
  [new DomainError('unavailable', ''), null],
  [new Error('The connection was reset.'), null],
])('%s means that content is missing: %s', (error, reason) => expect(findMissingReason(error)).toBe(reason));

it('says by sender what is missing, why, and what to do', () => {
  const anna = { from: 'Anna (anna@example.org)', headline: 'Films', fileName: null };
  const items: MissingItem[] = [
    { ...anna, reason: 'withdrawn' },
    { from: 'ben@example.org', headline: null, fileName: null, reason: 'locked' },
    { ...anna, headline: '\r\nFrom eve ', fileName: 'a.txt', reason: 'replaced' },
    { from: 'ben@example.org', headline: null, fileName: null, reason: 'locked' },
    { from: 'ben@example.org', headline: null, fileName: null, reason: 'withdrawn' },
    { from: 'ben@example.org', headline: ' ', fileName: 'b.txt', reason: 'damaged' },
  ];
  const text = formatNotIncluded(createDownloadMessages('en').page, items);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.split('\r\n').slice(3)).toEqual([
    'You could read these when your download began, but they aren’t in this ZIP. Everything else is complete.',
    '',
    'From Anna (anna@example.org)',
    '- “Films”, with its files: no longer shared with you',
    '- a.txt, in “From eve”: removed or replaced in the meantime',
    '',
    'From ben@example.org',
    '- b.txt, in a LeaveBit without a description: damaged, please contact support',
    '- A LeaveBit: no longer shared with you',
    '- 2 LeaveBits: locked now',
    '',
    'Choose “Download everything” again to get all that you can read then. If something is still missing, ask the person who shared it, or someone close to them.',
    '',
  ]);
});

it('says it in the reader’s language', () => {
  const item: MissingItem = { from: 'ben@example.org', headline: null, fileName: null, reason: 'locked' };
  const lines = formatNotIncluded(createDownloadMessages('de').page, [item, item]).split('\r\n');
  expect(lines.slice(0, 2)).toEqual(['Nicht enthalten', '===============']);
  expect(lines.slice(5, 7)).toEqual(['Von ben@example.org', '- 2 LeaveBits: jetzt gesperrt']);
});
