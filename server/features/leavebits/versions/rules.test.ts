import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { selectVersionsToRemove, type StoredVersion } from './rules.ts';

const start = new Date('2031-06-01T00:00:00Z').getTime();
const HOURS_30_DAYS = (30 * DAY_MS) / HOUR_MS;

/** Waits between saves, in ms: bursts, hours and days. */
const waits = (most: number) =>
  fc.array(fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 3 * HOUR_MS })), {
    minLength: 1,
    maxLength: most,
  });

/** Simulates a LeaveBit through a series of saves. Each replaces the previous state and prunes old versions. */
function saving() {
  let now = start;
  let seqno = 1;
  let kept: StoredVersion[] = [];
  const letGo = () => {
    const removed = new Set(selectVersionsToRemove(kept, new Date(now)));
    kept = kept.filter((version) => !removed.has(version.seqno));
  };
  return {
    now: () => now,
    /** The save that produced the current state. */
    present: () => seqno,
    kept: () => kept,
    save(afterMs: number) {
      now += afterMs;
      kept = [...kept, { seqno, replacedAt: new Date(now) }];
      seqno += 1;
      letGo();
    },
    wait(ms: number) {
      now += ms;
      letGo();
    },
  };
}

describe('the versions of a LeaveBit', () => {
  it('hold, for 30 days, the state from before the hour in which a thief began, whatever the thief saves', () => {
    fc.assert(
      fc.property(waits(30), waits(200), fc.double({ min: 0, max: 1, noNaN: true }), (own, thief, later) => {
        const leavebit = saving();
        for (const wait of own) leavebit.save(wait);
        // The thief's first save falls in a later hour than the owner's last one.
        const nextHour = Math.ceil((leavebit.now() + 1) / HOUR_MS) * HOUR_MS;
        leavebit.wait(nextHour - leavebit.now());
        const before = leavebit.present();
        const begun = leavebit.now() + thief[0]!;
        for (const wait of thief) leavebit.save(wait);
        const left = begun + 30 * DAY_MS - leavebit.now();
        if (left > 0) leavebit.wait(left * later);
        if (leavebit.now() - begun <= 30 * DAY_MS)
          expect(leavebit.kept().map(({ seqno }) => seqno)).toContain(before);
      }),
    );
  });

  it('always hold the last ten, and never more than ten and one for each hour of 30 days', () => {
    fc.assert(
      fc.property(waits(300), (all) => {
        const leavebit = saving();
        for (const wait of all) leavebit.save(wait);
        const seqnos = leavebit.kept().map(({ seqno }) => seqno);
        const last = Array.from({ length: Math.min(10, all.length) }, (_, back) => all.length - back);
        expect(seqnos).toEqual(expect.arrayContaining(last));
        expect(seqnos.length).toBeLessThanOrEqual(10 + HOURS_30_DAYS + 1);
      }),
    );
  });

  it('that were replaced more than 30 days ago are the last ten', () => {
    const leavebit = saving();
    for (let saves = 0; saves < 40; saves += 1) leavebit.save(2 * HOUR_MS);
    expect(leavebit.kept()).toHaveLength(40);
    leavebit.wait(31 * DAY_MS);
    expect(leavebit.kept().map(({ seqno }) => seqno)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
  });
});
