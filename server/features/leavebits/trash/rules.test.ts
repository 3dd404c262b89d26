import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import {
  canRestoreFromTrash,
  getErasureTime,
  getPurgeBlockReason,
  getPurgeTime,
  type TrashHold,
} from './rules.ts';

const start = new Date('2031-06-01T00:00:00Z').getTime();
const moment = fc.integer({ min: 0, max: 1000 * DAY_MS }).map((ms) => new Date(start + ms));
const report = fc.record({
  status: fc.constantFrom('pending' as const, 'released' as const),
  reportedAt: moment,
});
const hold: fc.Arbitrary<TrashHold> = fc.record({
  report: fc.option(report),
  lastReportEndedAt: fc.option(moment),
  lastRevokedAt: fc.option(moment),
});

describe('what is in the trash', () => {
  it('goes for good only without a report in force, and 30 days after the deletion and the last report', () => {
    fc.assert(
      fc.property(moment, hold, (trashedAt, held) => {
        const at = getPurgeTime(trashedAt, held);
        const from = Math.max(trashedAt.getTime(), held.lastReportEndedAt?.getTime() ?? 0);
        expect(at?.getTime() ?? null).toBe(held.report ? null : from + 30 * DAY_MS);
      }),
    );
  });

  it('cannot be deleted for good by its owner while a report is in force, and for 30 days after a revocation', () => {
    fc.assert(
      fc.property(moment, hold, (now, held) => {
        const { lastRevokedAt: revokedAt } = held;
        const isJustRevoked = revokedAt !== null && now.getTime() < revokedAt.getTime() + 30 * DAY_MS;
        expect(getPurgeBlockReason(held, now) === null).toBe(held.report === null && !isJustRevoked);
      }),
    );
  });

  it('is erased 4 days after its owner deleted it for good and the last report, and 30 days after a revocation', () => {
    fc.assert(
      fc.property(moment, moment, hold, (trashedAt, purgedAt, held) => {
        const at = getErasureTime({ trashedAt, purgedAt }, held);
        const ends = [purgedAt, held.lastReportEndedAt].map((end) => (end?.getTime() ?? 0) + 4 * DAY_MS);
        const held30 = (held.lastRevokedAt?.getTime() ?? 0) + 30 * DAY_MS;
        expect(at?.getTime() ?? null).toBe(held.report ? null : Math.max(...ends, held30));
        expect(getErasureTime({ trashedAt, purgedAt: null }, held)).toEqual(getPurgeTime(trashedAt, held));
      }),
    );
  });

  it('can be restored, except to an open estate what was deleted before its report', () => {
    fc.assert(
      fc.property(moment, hold, (trashedAt, held) => {
        const isBefore = held.report !== null && trashedAt < held.report.reportedAt;
        expect(canRestoreFromTrash(trashedAt, held)).toBe(!(held.report?.status === 'released' && isBefore));
      }),
    );
  });
});
