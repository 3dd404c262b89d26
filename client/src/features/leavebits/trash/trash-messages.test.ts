import { expect, it } from 'vitest';
import type { TrashItem } from '#shared/contracts/trash.ts';
import { messages } from '#shared/messages/owner-leavebits-trash/en.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import {
  describeTrashRetention,
  getTrashItemName,
  describeTrashItem,
  describePurge,
  describeRestoredItem,
} from './trash-messages.ts';

const t = messagesFrom<'owner-leavebits-trash'>(messages);

const leavebit: TrashItem = {
  id: 1,
  kind: 'leavebit',
  triggerByteId: 1,
  description: 'House',
  fileName: null,
  attachments: ['a.pdf', 'b.pdf'],
  sharingEmails: ['lena@example.org'],
  bytes: 2048,
  deletedAt: '2030-01-01T00:00:00.000Z',
  purgesAt: '2030-01-31T00:00:00.000Z',
  heldBy: null,
  needsLeavebit: false,
};
const file: TrashItem = { ...leavebit, id: 2, kind: 'file', fileName: 'a.pdf', attachments: ['a.pdf'] };

it.each([
  [leavebit, 'House', 'LeaveBit · 2 files (2 KB) · 1 recipient'],
  [{ ...leavebit, description: '', attachments: [], sharingEmails: [] }, 'No description yet', 'LeaveBit'],
  [file, 'a.pdf', 'File of “House” · 2 KB'],
  [{ ...file, sealed: true as const, fileName: '5f3c.age' }, 'A file', 'File of “House” · 2 KB'],
  [{ ...leavebit, sealed: true as const }, 'House', 'LeaveBit · 2 files (2 KB) · 1 recipient'],
  [{ ...file, description: '' }, 'a.pdf', 'File of “No description yet” · 2 KB'],
])('what is in the trash is named, and what comes back with it', (item, name, parts) => {
  expect([getTrashItemName(item, t), describeTrashItem(item, t)]).toEqual([name, parts]);
});

it('deleting for good says what is lost, and restoring says what is back', () => {
  expect(describePurge(leavebit, t)).toBe(
    'Its text, its files and its earlier versions will be permanently deleted. In case it wasn’t you, our next email about such changes has a link that can restore it for 72 hours. We send up to one such email an hour. After 4 days, it’s erased.',
  );
  expect(describePurge({ ...leavebit, attachments: [] }, t)).toBe(
    'Its text and its earlier versions will be permanently deleted. In case it wasn’t you, our next email about such changes has a link that can restore it for 72 hours. We send up to one such email an hour. After 4 days, it’s erased.',
  );
  expect(describePurge(file, t)).toBe(
    'The file will be permanently deleted. In case it wasn’t you, our next email about such changes has a link that can restore it for 72 hours. We send up to one such email an hour. After 4 days, it’s erased.',
  );
  expect(describeRestoredItem(leavebit, t)).toBe('LeaveBit restored');
  expect(describeRestoredItem(file, t)).toBe('The file is back in “House”');
});

it('says until when it can come back, and no date while a report keeps it', () => {
  expect(describeTrashRetention(leavebit, t)).toContain('Will be permanently deleted on January 3');
  expect(describeTrashRetention({ ...leavebit, heldBy: 'report-pending' }, t)).toBe(
    'Stays here until the report about you is settled, and for 30 days after that',
  );
  expect(describeTrashRetention({ ...leavebit, heldBy: 'estate-open' }, t)).toBe(
    'Stays here while your LeaveBits are open, and for 30 days after that',
  );
  expect(describeTrashRetention({ ...leavebit, heldBy: 'just-revoked' }, t)).toMatch(
    /^Will be permanently deleted on January 3.*and no sooner/,
  );
});
