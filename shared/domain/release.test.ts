import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { releaseState, releaseTypes, type ReleaseSetting, type ReleaseType } from './release.ts';

const moment = fc.date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2200-01-01') });
const setting = fc.record(
  { releaseType: fc.constantFrom(...releaseTypes), scheduledDate: moment.map((date) => date.toISOString()) },
  { requiredKeys: ['releaseType'] },
);
const circumstances = fc.record({ now: moment, isEstateReleased: fc.boolean() });

describe('the rule of release', () => {
  it('opens exactly what the rule says, for any rule, moment and estate', () => {
    fc.assert(
      fc.property(setting, circumstances, (rule, { now, isEstateReleased }) => {
        const isOpen = !releaseState(rule, { now, isEstateReleased }).isLocked;
        const expected: Record<ReleaseType, boolean> = {
          always: true,
          death_incapacitation: isEstateReleased,
          scheduled: rule.scheduledDate !== undefined && now >= new Date(rule.scheduledDate),
        };
        expect(isOpen).toBe(expected[rule.releaseType]);
      }),
      { numRuns: 5000 },
    );
  });

  it('never locks again what has opened, as time passes', () => {
    fc.assert(
      fc.property(setting, moment, moment, fc.boolean(), (rule, one, other, isEstateReleased) => {
        const [earlier, later] = one <= other ? [one, other] : [other, one];
        const wasOpen = !releaseState(rule, { now: earlier, isEstateReleased }).isLocked;
        if (wasOpen) expect(releaseState(rule, { now: later, isEstateReleased }).isLocked).toBe(false);
      }),
    );
  });

  it('opens at the set moment, not a millisecond before', () => {
    const rule: ReleaseSetting = { releaseType: 'scheduled', scheduledDate: '2030-05-01T12:00:00+02:00' };
    const at = (iso: string) => releaseState(rule, { now: new Date(iso), isEstateReleased: true });
    expect(at('2030-05-01T09:59:59.999Z')).toEqual({
      isLocked: true,
      lockReason: 'Opens on a set date',
      releaseDate: '2030-05-01T10:00:00.000Z',
    });
    expect(at('2030-05-01T10:00:00.000Z')).toEqual({ isLocked: false });
  });

  it('treats an absent rule as always, and keeps shut what it does not understand', () => {
    const now = { now: new Date('2030-01-01'), isEstateReleased: true };
    expect(releaseState(undefined, now)).toEqual({ isLocked: false });
    expect(releaseState({ releaseType: 'sometime' as ReleaseType }, now).isLocked).toBe(true);
    expect(releaseState({ releaseType: 'scheduled', scheduledDate: 'rubbish' }, now).isLocked).toBe(true);
  });
});
