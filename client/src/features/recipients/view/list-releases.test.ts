import { expect, it } from 'vitest';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { isReleasedSender } from './list-releases.ts';

const leavebit = (username: string, more: Partial<SharedLeavebit> = {}): SharedLeavebit => ({
  id: 1,
  username,
  ownerName: null,
  description: '',
  lastUpdate: '2030-05-01T10:00:00.000Z',
  isLocked: false,
  lockReason: null,
  releaseDate: null,
  subscriptionBlocked: false,
  sharingEmails: [],
  ...more,
});
const at = '2031-05-01T10:00:00.000Z';

it.each([{ readableUntil: at }, { closedAt: at, subscriptionBlocked: true }])(
  'one LeaveBit shows for all of its sender’s that an estate was released: %j',
  (more) => {
    const all = [
      leavebit('anna@example.org', more),
      leavebit('anna@example.org'),
      leavebit('ben@example.org'),
    ];
    expect(isReleasedSender(all, 'anna@example.org')).toBe(true);
    expect(isReleasedSender(all, 'ben@example.org')).toBe(false);
  },
);
