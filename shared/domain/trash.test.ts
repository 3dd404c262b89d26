import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from './durations.ts';
import { areMostLeavebitsTrashed, areMostNewlyTrashed, findTrashNoticeDate } from './trash.ts';

it.each([
  [{ kept: 0, trashed: 1 }, true],
  [{ kept: 1, trashed: 1 }, false],
  [{ kept: 0, trashed: 0 }, false],
  [{ kept: 0, trashed: 2 }, true],
  [{ kept: 2, trashed: 2 }, false],
  [{ kept: 2, trashed: 3 }, true],
  [{ kept: 100, trashed: 100 }, false],
])('reporters are told of all, or of at least two and more than half: %o', (counts, isTold) => {
  expect(areMostLeavebitsTrashed(counts)).toBe(isTold);
});

it.each([
  [{ kept: 0, trashed: 1 }, true],
  [{ kept: 0, trashed: 2 }, true],
  [{ kept: 0, trashed: 3 }, false],
  [{ kept: 1, trashed: 1 }, false],
  [{ kept: 1, trashed: 2 }, true],
  [{ kept: 2, trashed: 3 }, true],
  [{ kept: 1, trashed: 3 }, true],
  [{ kept: 1, trashed: 4 }, false],
])('one more in the trash makes it hold most of them: %o: %s', (counts, isNew) => {
  expect(areMostNewlyTrashed(counts)).toBe(isNew);
});

const START = Date.UTC(2031, 0, 1);
const hour = (hours: number) => new Date(START + hours * HOUR_MS);

it.each([
  ['at once the first time', 10, null, 10],
  ['once', 9, 9, null],
  ['at once when the last notice is a day old', 10, -14, 10],
  ['when the day is over otherwise', 9, -13, 11],
])('a reporter is told of the trash %s', (_, filled, notified, due) => {
  const given = { filledAt: hour(filled), notifiedAt: notified === null ? null : hour(notified) };
  expect(findTrashNoticeDate(given, hour(10))).toEqual(due === null ? null : hour(due));
});

it('however somebody trashes and restores, reporters know within a day, have one mail a day, and none while nothing changes', () => {
  const acts = fc.array(fc.record({ isTrashing: fc.boolean(), afterHours: fc.nat({ max: 60 }) }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.nat({ max: 5 }), acts, (total, given) => {
      let [now, trashed] = [hour(0), 0];
      let filledAt: Date | null = null;
      let wakeAt: Date | null = null;
      let fills = 0;
      const notices: Date[] = [];
      const isMost = () => areMostLeavebitsTrashed({ kept: total - trashed, trashed });
      const look = () => {
        const notifiedAt = notices.at(-1) ?? null;
        wakeAt = filledAt && isMost() ? findTrashNoticeDate({ filledAt, notifiedAt }, now) : null;
        if (wakeAt && wakeAt <= now) notices.push(now);
        if (wakeAt && wakeAt <= now) wakeAt = null;
      };
      const passUntil = (end: Date) => {
        if (wakeAt && wakeAt <= end) {
          now = wakeAt;
          look();
        }
        now = end;
      };
      for (const { isTrashing, afterHours } of given) {
        passUntil(new Date(now.getTime() + afterHours * HOUR_MS + 1));
        trashed = Math.min(total, Math.max(0, trashed + (isTrashing ? 1 : -1)));
        if (isTrashing && areMostNewlyTrashed({ kept: total - trashed, trashed })) {
          filledAt = now;
          fills += 1;
          look();
        }
      }
      passUntil(new Date(now.getTime() + DAY_MS));
      if (isMost() && filledAt) expect(notices.at(-1)?.getTime()).toBeGreaterThanOrEqual(filledAt.getTime());
      expect(notices.length).toBeLessThanOrEqual(fills);
      for (const [nth, at] of notices.entries())
        expect(at.getTime() - (notices[nth - 1]?.getTime() ?? -Infinity)).toBeGreaterThanOrEqual(DAY_MS);
    }),
    { numRuns: 1000 },
  );
});
