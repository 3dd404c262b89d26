import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { decideOpeningFollowUp, summarizeReadings, type OpeningMail } from './rules.ts';

const START = new Date('2030-01-01T00:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);
const mail = (given: Partial<OpeningMail>): OpeningMail => ({
  state: 'failed',
  createdAt: START,
  othersArrive: true,
  retry: 0,
  ...given,
});
const nothing = { ask: false, retry: null };

describe('a mail about an opening', () => {
  it.each([
    ['accepted', mail({ state: 'accepted' }), null, 100, nothing],
    ['refused, and nobody knows of it', mail({}), null, 0, { ask: true, retry: null }],
    ['put off for less than three days', mail({ state: 'queued' }), null, 2.9, nothing],
    ['put off for three days', mail({ state: 'queued' }), null, 3, { ask: true, retry: null }],
    ['put off in an outage on our side', mail({ state: 'queued', othersArrive: false }), null, 30, nothing],
    ['put off, and known for a week', mail({ state: 'queued' }), START, 8, nothing],
    ['refused six days ago', mail({}), START, 6.9, nothing],
    ['refused a week ago', mail({}), START, 7, { ask: false, retry: 1 }],
    ['refused again', mail({ retry: 1 }), START, 27.9, nothing],
    ['refused four weeks ago', mail({ retry: 1 }), START, 28, { ask: false, retry: 2 }],
    ['refused twelve weeks ago', mail({ retry: 2 }), START, 84, { ask: false, retry: 3 }],
    ['refused the third time', mail({ retry: 3 }), START, 1000, nothing],
    ['missed in a downtime', mail({}), START, 90, { ask: false, retry: 3 }],
    [
      'tried again at this moment',
      mail({ state: 'queued', retry: 1, createdAt: after(7) }),
      START,
      8,
      nothing,
    ],
  ] as const)('that was %s', (_, last, unreachedAt, days, expected) => {
    expect(decideOpeningFollowUp(last, unreachedAt, after(days))).toEqual(expected);
  });

  it('asks once, and tries three times at most, each time later than before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }), (waits) => {
        let days = 0;
        let asked: Date | null = null;
        let made = 0;
        const tries: number[] = [];
        for (const wait of waits) {
          days += wait;
          const { ask, retry } = decideOpeningFollowUp(mail({ retry: made }), asked, after(days));
          if (ask) expect(asked).toBeNull();
          if (ask) asked = after(days);
          if (retry !== null) {
            expect(retry).toBeGreaterThan(made);
            made = retry;
            tries.push(retry);
          }
        }
        expect(tries.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('what was read while a release lasted', () => {
  const releasedAt = new Date('2031-06-01T12:00:00Z');
  const after = (minutes: number) => new Date(releasedAt.getTime() + minutes * 60_000);
  const report = { releaseType: 'death_incapacitation' } as const;
  const leavebit = (id: number, sharingConfig: Record<string, ReleaseSetting>) => ({
    id,
    description: `${id}`,
    sharingEmails: Object.keys(sharingConfig),
    sharingConfig,
  });
  const reading = (leavebitId: number, email: string, minutes: number, downloadedAt: Date | null = null) => ({
    leavebitId,
    email,
    readAt: after(minutes),
    downloadedAt,
  });

  it('is what the release opened, in the order of reading, and the rest of it is unread', () => {
    const leavebits = [
      leavebit(1, { lena: report, ben: report, ana: { releaseType: 'always' }, olga: report }),
      leavebit(2, { lena: report }),
      leavebit(3, { ana: { releaseType: 'always' } }),
    ];
    const readings = [
      reading(1, 'lena', 9, after(-60)),
      reading(1, 'ben', 3, after(4)),
      reading(1, 'ana', 5),
      reading(1, 'olga', 5),
      reading(2, 'lena', -90),
      reading(3, 'ana', 5),
    ];
    expect(summarizeReadings({ ownerEmail: 'olga', leavebits, readings, passedOn: [], releasedAt })).toEqual({
      read: [
        {
          leavebit: leavebits[0],
          readings: [reading(1, 'ben', 3, after(4)), reading(1, 'lena', 9)],
        },
      ],
      unread: [leavebits[1]],
    });
  });

  it('counts a reading by a process whose clock is a little behind', () => {
    const summary = summarizeReadings({
      ownerEmail: 'olga',
      leavebits: [leavebit(1, { lena: report })],
      readings: [reading(1, 'lena', -0.5)],
      passedOn: [],
      releasedAt,
    });
    expect(summary.read).toHaveLength(1);
  });

  it('includes what a substitute has read, also where it waits for no report', () => {
    const always = { releaseType: 'always' } as const;
    const leavebits = [leavebit(1, { ana: always, ben: always }), leavebit(2, { ana: always, ben: always })];
    const readings = [reading(1, 'ana', 3), reading(1, 'ben', 5)];
    expect(
      summarizeReadings({
        ownerEmail: 'olga',
        leavebits,
        readings,
        passedOn: leavebits.map(({ id }) => ({ leavebitId: id, to: 'ben' })),
        releasedAt,
      }),
    ).toEqual({
      read: [{ leavebit: leavebits[0], readings: [reading(1, 'ben', 5)] }],
      unread: [leavebits[1]],
    });
  });
});
