import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import {
  isLossSummaryEmpty,
  hasOnlyEdits,
  getNextEditDigestTime,
  getTextBaselineTime,
  hasRemainingLosses,
  listFirstRewrites,
  summarizeLosses,
  type ContentLoss,
  type MissingContent,
  type RemovalState,
} from './loss-rules.ts';

const at = new Date('2031-06-01T00:00:00Z');
const ids = fc.integer({ min: 1, max: 5 });
const loss: fc.Arbitrary<ContentLoss> = fc.record({
  triggerByteId: ids,
  at: fc.constant(at),
  what: fc.constantFrom('trashed' as const, 'purged' as const, 'edited' as const),
  fileIds: fc.array(ids, { maxLength: 3 }),
  isRewritten: fc.boolean(),
  isSealed: fc.boolean(),
});
const places = fc
  .array(fc.tuple(ids, fc.constantFrom<RemovalState>('trash', 'purged')))
  .map((entries) => new Map(entries));
const missing: fc.Arbitrary<MissingContent> = fc.record({ leavebits: places, files: places });

describe('the mail about losses', () => {
  it('counts each LeaveBit and file once, however often it was deleted', () => {
    fc.assert(
      fc.property(fc.array(loss), missing, (losses, where) => {
        expect(summarizeLosses([...losses, ...losses], where)).toEqual(summarizeLosses(losses, where));
      }),
    );
  });

  it('says nothing of what is back, except that a text was replaced', () => {
    fc.assert(
      fc.property(fc.array(loss), (losses) => {
        const back = summarizeLosses(losses, { leavebits: new Map(), files: new Map() });
        expect(back).toMatchObject({ trashed: 0, purged: 0, removedFiles: 0, purgedFiles: 0 });
        expect(isLossSummaryEmpty(back)).toBe(!losses.some(({ isRewritten }) => isRewritten));
      }),
    );
  });

  it('never calls a deletion an edit', () => {
    fc.assert(
      fc.property(fc.array(loss), missing, (losses, where) => {
        const deleted = losses.filter(({ what, fileIds }) => what !== 'edited' && fileIds.length === 0);
        const isDeleted = deleted.some(({ triggerByteId }) => where.leavebits.has(triggerByteId));
        if (isDeleted) expect(hasOnlyEdits(summarizeLosses(losses, where))).toBe(false);
      }),
    );
  });

  it('tells of edits once a day, and never sooner than other news could leave', () => {
    const sent = fc
      .array(fc.tuple(fc.integer({ min: 0, max: DAY_MS }), fc.boolean()))
      .map((mails) =>
        mails
          .sort(([one], [other]) => one - other)
          .map(([ago, tellsOfEdits]) => ({ mailedAt: new Date(at.getTime() - ago), tellsOfEdits })),
      );
    fc.assert(
      fc.property(sent, (mails) => {
        const due = getNextEditDigestTime(mails, at).getTime();
        expect(due).toBeGreaterThanOrEqual(at.getTime());
        for (const { mailedAt, tellsOfEdits } of mails)
          expect(due).toBeGreaterThanOrEqual(mailedAt.getTime() + (tellsOfEdits ? DAY_MS : HOUR_MS));
      }),
    );
  });
});

const hour = (n: number) => new Date(at.getTime() + n * HOUR_MS);

it('a text goes back to before the first of its rewrites', () => {
  const lossAt = fc
    .tuple(loss, fc.integer({ min: 0, max: 9 }))
    .map(([one, n]): ContentLoss => ({ ...one, at: hour(n) }));
  fc.assert(
    fc.property(fc.array(lossAt), (losses) => {
      const rewritten = losses.filter(({ isRewritten }) => isRewritten);
      const first = listFirstRewrites(losses);
      expect(first.map(({ triggerByteId }) => triggerByteId)).toEqual(
        [...new Set(rewritten.map(({ triggerByteId }) => triggerByteId))].sort((one, other) => one - other),
      );
      for (const rewrite of first)
        for (const { triggerByteId, at: later } of rewritten)
          if (triggerByteId === rewrite.triggerByteId) expect(rewrite.at <= later).toBe(true);
    }),
  );
});

it.each([
  ['no report', null, -72],
  ['a pending one', { status: 'pending', reportedAt: hour(-5) }, -72],
  ['an open estate', { status: 'released', reportedAt: hour(-5) }, -5],
  ['an open estate whose report is older', { status: 'released', reportedAt: hour(-100) }, -72],
] as const)('with %s the states of a text count since then', (_, report, since) => {
  expect(getTextBaselineTime(at, report)).toEqual(hour(since));
});

it('nothing counts as taken that is back already', () => {
  const trashed: ContentLoss = {
    triggerByteId: 1,
    at,
    what: 'trashed',
    fileIds: [],
    isRewritten: false,
    isSealed: false,
  };
  const inTrash: MissingContent = { leavebits: new Map([[1, 'trash']]), files: new Map() };
  const back: MissingContent = { leavebits: new Map(), files: new Map() };
  expect(hasRemainingLosses({ sharing: [], losses: [trashed] }, inTrash, at)).toBe(true);
  expect(hasRemainingLosses({ sharing: [], losses: [trashed] }, back, at)).toBe(false);
  const always = { releaseType: 'always' } as const;
  const opened = { email: 'ann@x.org', before: null, after: always, isOpened: true, replacedBy: null };
  const removed = { email: 'ann@x.org', before: always, after: null, isOpened: false, replacedBy: null };
  const isTaken = (person: typeof opened | typeof removed) =>
    hasRemainingLosses({ sharing: [{ triggerByteId: 1, at, people: [person] }], losses: [] }, back, at);
  expect(isTaken(opened)).toBe(false);
  expect(isTaken(removed)).toBe(true);
});
