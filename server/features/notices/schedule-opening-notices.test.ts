import { describe, expect, it } from 'vitest';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import type { EstateState } from '../access/rules.ts';
import { computeOpeningNoticeSchedule } from './schedule-opening-notices.ts';

const NOW = '2026-06-01T00:00:00.000Z';
const [PAST, FUTURE] = ['2026-05-01T00:00:00.000Z', '2026-07-01T00:00:00.000Z'];
const always: ReleaseSetting = { releaseType: 'always' };
const onDeath: ReleaseSetting = { releaseType: 'death_incapacitation' };
const on = (scheduledDate: string): ReleaseSetting => ({ releaseType: 'scheduled', scheduledDate });

/** When one recipient must be notified. `waiting`: only if they are still on the list. */
function told(
  before: ReleaseSetting | null,
  saved: ReleaseSetting,
  { isReleased = false, hasLeft = false } = {},
): string | null {
  const estate: EstateState = isReleased
    ? { report: 'released', releasedAt: new Date(PAST), lastOpening: null }
    : { report: 'none' };
  const subscription = { status: 'Trial' as const, nextPaymentDate: new Date(FUTURE), isBilled: true };
  const { planned, waiting } = computeOpeningNoticeSchedule(
    before && { 'a@x.org': before },
    { sharingConfig: { 'a@x.org': saved }, leftBy: hasLeft ? { 'a@x.org': PAST } : {}, trashedAt: null },
    { estate, subscription },
    new Date(NOW),
  );
  return planned[0]?.opensAt.toISOString() ?? (waiting.length > 0 ? 'waiting' : null);
}

describe('a recipient is told of an opening', () => {
  it.each<[string, ReleaseSetting | null, ReleaseSetting, string | null]>([
    ['on its date', null, on(FUTURE), FUTURE],
    ['on its date, when the date replaces another rule', always, on(FUTURE), FUTURE],
    ['at once when a save removes the condition', onDeath, always, NOW],
    ['at once when a save brings the date forward', on(FUTURE), on(PAST), NOW],
    ['not when it is new and open', null, always, null],
    ['not when it is new and its date has passed', null, on(PAST), null],
    ['not by a save that locks it', always, onDeath, null],
    ['only if they were not told before, when it was open already', on(PAST), always, 'waiting'],
  ])('%s', (_when, before, saved, expected) => {
    expect(told(before, saved)).toBe(expected);
  });

  it('by the state after a death, while the release lasts', () => {
    expect(told(on(FUTURE), onDeath, { isReleased: true })).toBe(NOW);
    expect(told(onDeath, always, { isReleased: true })).toBe('waiting');
  });

  it('never after they have left', () => {
    for (const before of [null, onDeath, on(FUTURE), always]) {
      for (const saved of [always, on(PAST), on(FUTURE)])
        expect(told(before, saved, { hasLeft: true })).toBe(null);
    }
  });
});
