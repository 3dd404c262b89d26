import { describe, expect, it } from 'vitest';
import { messages } from '#shared/messages/owner-leavebits-versions/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { findShutOut, type RecipientCard, type SealedParts } from './shut-out.ts';

const t = messagesFrom<'owner-leavebits-versions'>(messages);
const find = (recipients: RecipientCard[], parts: SealedParts) => findShutOut(recipients, parts, t);

const lena = { called: 'Lena', digest: 'lena' };
const max = { called: 'Max', digest: 'max' };
const jonas = { called: 'Jonas', digest: null };

describe('before a sealed version comes back', () => {
  it('nothing is said if everybody could open everything', () => {
    expect(find([lena, max], { textFor: ['lena', 'max'], filesFor: ['lena', 'max'] })).toBeNull();
    expect(find([lena], { textFor: ['lena'], filesFor: null })).toBeNull();
    expect(find([], { textFor: undefined, filesFor: undefined })).toBeNull();
  });

  it.each([
    [['max'], ['max'], 'Lena couldn’t open it, because it was sealed without their current card.'],
    [['max'], null, 'Lena couldn’t open it, because it was sealed without their current card.'],
    [
      ['max'],
      ['lena', 'max'],
      'Lena couldn’t open its text, because that was sealed without their current card.',
    ],
    [
      ['lena', 'max'],
      ['max'],
      'Lena couldn’t open the files, because they were sealed without their current card.',
    ],
    [[], null, 'Lena and Max couldn’t open it, because it was sealed without their current cards.'],
    [undefined, null, 'We don’t know whose cards open all of this version.'],
    [['lena', 'max'], undefined, 'We don’t know whose cards open all of this version.'],
  ])('with a text for %j and files for %j it says who couldn’t, and that it can be mended', (...all) => {
    const [textFor, filesFor, sentence] = all;
    expect(find([lena, max], { textFor, filesFor })).toEqual({
      sentences: [sentence],
      canBeMended: true,
    });
  });

  it('somebody without a card needs one first', () => {
    expect(find([lena, jonas], { textFor: ['lena'], filesFor: null })).toEqual({
      sentences: ['Jonas has no card yet. To make one, edit the LeaveBit afterwards.'],
      canBeMended: false,
    });
  });
});
