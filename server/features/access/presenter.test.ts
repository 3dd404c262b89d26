import { expect, test } from 'vitest';
import { presentAccess } from './presenter.ts';

const later = new Date('2030-05-01T10:00:00Z');
const open = { isLocked: false, lockReason: null, releaseDate: null, subscriptionBlocked: false };

test.each<[string, Parameters<typeof presentAccess>[0], object]>([
  ['open', { kind: 'open', until: later }, open],
  [
    'blocked',
    { kind: 'blocked', since: later, isEstateClosed: false },
    { ...open, subscriptionBlocked: true },
  ],
  [
    'closed with its estate',
    { kind: 'blocked', since: later, isEstateClosed: true },
    { ...open, subscriptionBlocked: true, closedAt: '2030-05-01T10:00:00.000Z' },
  ],
  [
    'locked until a report, and blocked besides',
    { kind: 'locked', lock: { waitsFor: 'report', opensAt: null }, isBlocked: true },
    {
      isLocked: true,
      lockReason: 'Opens after the death or permanent incapacitation of the owner has been confirmed',
      releaseDate: null,
      waitsFor: 'report',
      subscriptionBlocked: true,
    },
  ],
  [
    'locked until a date',
    { kind: 'locked', lock: { waitsFor: 'date', opensAt: later }, isBlocked: false },
    {
      isLocked: true,
      lockReason: 'Opens on a set date',
      releaseDate: '2030-05-01T10:00:00.000Z',
      waitsFor: 'date',
      subscriptionBlocked: false,
    },
  ],
  [
    'locked until a date that is not valid',
    { kind: 'locked', lock: { waitsFor: 'date', opensAt: null }, isBlocked: false },
    {
      isLocked: true,
      lockReason: 'Opens on a date that hasn’t been set yet',
      releaseDate: null,
      waitsFor: 'date',
      subscriptionBlocked: false,
    },
  ],
  [
    'locked for an unknown reason',
    { kind: 'locked', lock: { waitsFor: null, opensAt: null }, isBlocked: false },
    { isLocked: true, lockReason: 'Not released', releaseDate: null, subscriptionBlocked: false },
  ],
])('a recipient is told of a LeaveBit that is %s', (_what, access, told) => {
  expect(presentAccess(access)).toEqual(told);
});
