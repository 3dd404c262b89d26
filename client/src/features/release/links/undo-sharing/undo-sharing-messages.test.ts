import { expect, test } from 'vitest';
import type { SharingUndoPreview } from '#shared/contracts/undo-links.ts';
import { messages as undoLinks } from '#shared/messages/undo-links/en.ts';
import { messages as undoSharing } from '#shared/messages/undo-sharing/en.ts';
import { loadMessagesOf, messagesFrom } from '#tests/support/messages.ts';
import {
  describeAdded,
  getSharingUndoButtonLabel,
  describeNewerChanges,
  describeOpenEstate,
  describeSharingLosses,
  describeSharingUndoError,
  describeSharingUndone,
  describeSharingUndoSteps,
  formatSharingLossRows,
  hasSharingLosses,
  getSharingUndoHeading,
} from './undo-sharing-messages.ts';

const t = messagesFrom<'undo-sharing'>(undoSharing);
const messages = { t, links: messagesFrom<'undo-links'>(undoLinks) };

const nothing: SharingUndoPreview = {
  mailedAt: '2031-06-01T12:00:00Z',
  expiresAt: '2031-06-04T12:00:00Z',
  taken: [],
  added: [],
  substitutes: [],
  lost: { leavebits: 0, files: 0, texts: 0, sealedTexts: 0 },
  openSinceReportAt: null,
  deletesAt: null,
};
const texts = { ...nothing, lost: { leavebits: 0, files: 0, texts: 2, sealedTexts: 0 } };
const deleted = { ...nothing, lost: { leavebits: 1, files: 0, texts: 0, sealedTexts: 0 } };
const taken = { ...nothing, taken: [{ email: 'ann@example.org', what: 'removed' as const, leavebits: 1 }] };

test('a replaced text alone is something to bring back, and the page says what happens to the newer one', () => {
  expect(hasSharingLosses(texts)).toBe(true);
  expect(hasSharingLosses(nothing)).toBe(false);
  expect(describeSharingLosses(t, texts)).toBe('Most of the text of 2 LeaveBits was replaced.');
  expect(describeSharingUndoSteps(messages, texts)[0]).toBe(
    'The text of 2 LeaveBits will go back to how it was. The current text stays among their earlier versions.',
  );
  expect(formatSharingLossRows(messages, texts)[0]).toEqual({
    term: 'Text mostly replaced',
    value: 'In 2 LeaveBits',
  });
});

test('of what is sealed the page says that nobody but the owner knows how much was replaced', () => {
  const sealed = { ...nothing, lost: { ...nothing.lost, texts: 3, sealedTexts: 2 } };
  expect(describeSharingLosses(t, sealed)).toBe(
    'Most of the text of 1 LeaveBit was replaced. The sealed text or file names of 2 LeaveBits were replaced. We can’t read what’s sealed, so we can’t tell by how much.',
  );
  expect(formatSharingLossRows(messages, sealed)[0]).toEqual({
    term: 'Text replaced',
    value: 'In 3 LeaveBits',
  });
});

test.each([
  [deleted, 'Restore the deleted content?', 'Restore'],
  [texts, 'Restore the replaced text?', 'Restore'],
  [
    { ...texts, lost: { leavebits: 1, files: 1, texts: 1, sealedTexts: 0 } },
    'Restore the deleted or replaced content?',
    'Restore',
  ],
  [{ ...texts, taken: taken.taken }, 'Restore the removed access?', 'Restore access'],
])('heading and button name what the link brings back', (answer, heading, button) => {
  expect([getSharingUndoHeading(t, answer), getSharingUndoButtonLabel(t, answer)]).toEqual([heading, button]);
});

test('after the press the page says only what was done', () => {
  expect(describeSharingUndone(messages, deleted)).not.toMatch(/text|people/);
  expect(describeSharingUndone(messages, texts)).not.toMatch(/deleted|people/);
  expect(describeSharingUndone(messages, taken)).not.toMatch(/deleted|text/);
  expect(describeSharingUndoError(messages, 'undone').why).not.toMatch(/everything is back/);
});

test('whoever was added recently is named, because they stay', () => {
  const added = { ...taken, added: [{ email: 'tom@example.org', leavebits: 2 }] };
  expect(describeAdded(t, taken)).toBeNull();
  expect(describeAdded(t, added)).toBe(
    'This recipient was added recently and stays, with the rules they have: tom@example.org, in 2 LeaveBits. To remove somebody, sign in, open “Your people” and press “Choose LeaveBits” beside their name.',
  );
  // While the estate is open, nobody can be removed.
  expect(describeAdded(t, { ...added, openSinceReportAt: '2031-06-02T12:00:00Z' })).not.toContain('remove');
  expect(formatSharingLossRows(messages, added)).toContainEqual({
    term: 'Added recently, and stay',
    value: 'tom@example.org, in 2 LeaveBits',
  });
});

test('an open estate is explained, without advice to lock it', () => {
  expect(describeOpenEstate(t, taken)).toBeNull();
  const open = { ...taken, openSinceReportAt: '2031-06-02T12:00:00Z' };
  const words = [describeOpenEstate(t, open), ...describeSharingUndoSteps(messages, open)].join(' ');
  expect(words).toContain('but nothing removed before.');
  expect(words).not.toMatch(/lock/i);
});

test('a used link leads to the newer one, if there are newer changes', () => {
  expect(describeNewerChanges(t, { hasNewerChanges: false, deletesAt: null })).toBeNull();
  expect(describeNewerChanges(t, { hasNewerChanges: true, deletesAt: null })).toContain('latest email');
});

test('what was deleted is a list in the page’s language', async () => {
  const lost = { ...nothing.lost, leavebits: 2, files: 1 };
  const german = {
    t: await loadMessagesOf('undo-sharing', 'de'),
    links: await loadMessagesOf('undo-links', 'de'),
  };
  const rows = [messages, german].map((language) => formatSharingLossRows(language, { ...nothing, lost })[0]);
  expect(rows).toEqual([
    { term: 'Deleted or removed', value: '2 LeaveBits and 1 file' },
    { term: 'Gelöscht oder entfernt', value: '2 LeaveBits und 1 Datei' },
  ]);
});

test('a substitute is named with the recipient and the time after which they receive it', () => {
  const substitutes = [{ email: 'ann@example.org', substitute: 'ben@example.org', afterDays: 30 }];
  expect(formatSharingLossRows(messages, { ...nothing, substitutes })[0]).toEqual({
    term: 'Receive what isn’t opened',
    value: 'ben@example.org, if ann@example.org doesn’t open it within 30 days',
  });
});
