import { isDeepStrictEqual as isEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { replaceRecipient } from '#server/features/access/replace-recipient.ts';
import {
  diffSharing,
  diffUndo,
  computeRestoredSharing,
  findEffectiveRule,
  isNewReleaseRuleMoreRestrictive,
  isUndoLinkUsedUp,
  mergeSharingChanges,
  getNextDigestTime,
  selectUndoableChanges,
  summarizeSharingChanges,
  getSharingUndoErrorReason,
  withUndos,
  type SharingChange,
} from './sharing-change-rules.ts';
import type { SharingState } from '../rules.ts';

const NOW = new Date('2030-05-04T10:00:00Z');
const OWNER = 'o@x.org';
const [ANN, BEN] = ['ann@x.org', 'ben@x.org'] as const;
const always: ReleaseSetting = { releaseType: 'always' };
const report: ReleaseSetting = { releaseType: 'death_incapacitation' };
const dated = (days: number): ReleaseSetting => ({
  releaseType: 'scheduled',
  scheduledDate: new Date(NOW.getTime() + days * DAY_MS).toISOString(),
});
const never: ReleaseSetting = { releaseType: 'scheduled' };
const state = (sharingConfig: SharingState['sharingConfig'], left: string[] = []): SharingState => ({
  sharingEmails: Object.keys(sharingConfig),
  sharingConfig,
  leftBy: Object.fromEntries(left.map((email) => [email, NOW.toISOString()])),
});

describe('a rule keeps somebody out for longer', () => {
  it.each([
    ['taken off', always, null, true],
    ['taken off, while it waited', report, null, true],
    ['open, then a report', always, report, true],
    ['open, then a date', always, dated(1), true],
    ['open by a date, then a later one', dated(-1), dated(1), true],
    ['a date, then a later one', dated(1), dated(2), true],
    ['a report, then a date', report, dated(10_000), true],
    ['a date, then a report', dated(1), report, true],
    ['a report, then never', report, never, true],
    ['a date, then never', dated(1), never, true],
    ['the same', report, report, false],
    ['never, then a report', never, report, false],
    ['a date, then an earlier one', dated(2), dated(1), false],
    ['a report, then open', report, always, false],
    ['a report, then a date that has passed', report, dated(-1), false],
    ['new', null, report, false],
    ['nobody, then nobody', null, null, false],
    ['open, then a date that is now', always, dated(0), false],
    ['never, then never', never, never, false],
    ['open, then a date that has passed', always, dated(-1), false],
  ] as const)('%s', (_, before, after, expected) => {
    expect(isNewReleaseRuleMoreRestrictive(before, after, NOW)).toBe(expected);
  });
});

it('a save tells of those it opens for and takes from, and of nobody who had left, nor of the owner', () => {
  const before = state({ [ANN]: report, [BEN]: always, 'cas@x.org': always, [OWNER]: always }, ['cas@x.org']);
  const after = state({ [ANN]: always, 'dan@x.org': dated(-1), 'eve@x.org': report });
  expect(diffSharing(before, after, { owner: OWNER, now: NOW })).toEqual([
    { email: ANN, before: report, after: always, isOpened: true, replacedBy: null },
    { email: BEN, before: always, after: null, isOpened: false, replacedBy: null },
    { email: 'dan@x.org', before: null, after: dated(-1), isOpened: true, replacedBy: null },
    { email: 'eve@x.org', before: null, after: report, isOpened: false, replacedBy: null },
  ]);
});

it('a save tells of everyone who is new, under every rule, also of those who had left', () => {
  const rules = { [ANN]: always, [BEN]: report, 'cas@x.org': never, 'dan@x.org': dated(1) };
  for (const before of [state({}), state(rules, Object.keys(rules))])
    expect(diffSharing(before, state(rules), { owner: OWNER, now: NOW })).toMatchObject(
      Object.entries(rules).map(([email, after]) => ({ email, before: null, after })),
    );
});

it('a change of address tells who has the place now, after any number of them', () => {
  const [one, two] = ['one@x.org', 'two@x.org'];
  const move = (before: SharingState, from: string, to: string, triggerByteId = 1) => {
    const after = replaceRecipient(before, { from, to });
    const people = diffSharing(before, after, { owner: OWNER, now: NOW, move: { from, to } });
    return { after, change: { triggerByteId, at: NOW, people } };
  };
  const first = move(state({ [ANN]: report }), ANN, one);
  const second = move(first.after, one, two);
  const other = move(state({ [ANN]: report }), ANN, one, 2);
  expect(summarizeSharingChanges([first.change, second.change, other.change], NOW)).toEqual({
    opened: [],
    added: [
      { email: two, leavebits: 1 },
      { email: one, leavebits: 1 },
    ],
    addedAndRemoved: [{ email: one, leavebits: 1 }],
    taken: [
      { email: ANN, what: 'removed', leavebits: 1, replacedBy: two },
      { email: ANN, what: 'removed', leavebits: 1, replacedBy: one },
    ],
  });
  const back = move(first.after, one, ANN);
  expect(summarizeSharingChanges([first.change, back.change], NOW)).toEqual({
    opened: [],
    added: [],
    addedAndRemoved: [{ email: one, leavebits: 1 }],
    taken: [],
  });
  // An address that came and went is not given back.
  const net = mergeSharingChanges([first.change, second.change]);
  expect(computeRestoredSharing(second.after, net, NOW)?.sharing.sharingEmails).toEqual([two, ANN]);
});

it('a mail names who has to wait longer', () => {
  const people = [{ email: ANN, before: always, after: report, isOpened: false, replacedBy: null }];
  expect(summarizeSharingChanges([{ triggerByteId: 1, at: NOW, people }], NOW)).toEqual({
    opened: [],
    added: [],
    addedAndRemoved: [],
    taken: [{ email: ANN, what: 'later', leavebits: 1, replacedBy: null }],
  });
});

it('a mail names what was opened in between, and not what was taken and given back', () => {
  const change = (
    n: number,
    before: ReleaseSetting | null,
    after: ReleaseSetting | null,
    isOpened = false,
  ) => ({
    triggerByteId: n,
    at: NOW,
    people: [{ email: ANN, before, after, isOpened, replacedBy: null }],
  });
  expect(summarizeSharingChanges([change(1, always, null), change(1, null, always, true)], NOW)).toEqual({
    opened: [{ email: ANN, leavebits: 1 }],
    added: [],
    addedAndRemoved: [],
    taken: [],
  });
  expect(
    summarizeSharingChanges(
      [change(1, always, report), change(1, report, null), change(2, report, null)],
      NOW,
    ),
  ).toEqual({
    opened: [],
    added: [],
    addedAndRemoved: [],
    taken: [{ email: ANN, what: 'removed', leavebits: 2, replacedBy: null }],
  });
});

const settings = fc.constantFrom<(ReleaseSetting | null)[]>(
  null,
  always,
  report,
  never,
  dated(-1),
  dated(1),
  dated(2),
);

it('an undo after any saves gives back the first rules to those from whom something was taken, and changes nobody else', () => {
  const rules = fc.record({ [ANN]: settings, [BEN]: settings });
  fc.assert(
    fc.property(fc.array(rules, { minLength: 2, maxLength: 6 }), (saves) => {
      const states = saves.map((people) =>
        state(
          Object.fromEntries(
            Object.entries(people).flatMap(([email, setting]) => (setting ? [[email, setting]] : [])),
          ),
        ),
      );
      const changes = states.slice(1).map((after, n) => ({
        triggerByteId: 1,
        at: NOW,
        people: diffSharing(states[n]!, after, { owner: OWNER, now: NOW }),
      }));
      const current = states.at(-1)!;
      const back = computeRestoredSharing(current, mergeSharingChanges(changes), NOW);
      const after = { ...current, ...back?.sharing };
      for (const email of [ANN, BEN]) {
        const had = current.sharingConfig[email];
        const has = after.sharingConfig[email];
        if (had) expect(after.sharingEmails).toContain(email);
        if (!back?.emails.includes(email)) expect(has).toEqual(had);
        // The undo never locks anyone out for longer than they were before the first loss.
        const taken = changes.flatMap(({ people }) => people).find((one) => one.email === email);
        if (taken) expect(isNewReleaseRuleMoreRestrictive(taken.before, has ?? null, NOW)).toBe(false);
      }
    }),
  );
});

it('an undo gives back everything, whatever somebody saves, moves to addresses of theirs, and leaves with those', () => {
  const theirs = ['one@x.org', 'two@x.org'] as const;
  const anyone = fc.constantFrom(ANN, BEN, ...theirs);
  const act = fc.oneof(
    fc.record({ do: fc.constant('save' as const), email: anyone, setting: settings }),
    fc.record({ do: fc.constant('move' as const), from: anyone, to: anyone }),
    fc.record({ do: fc.constant('leave' as const), email: fc.constantFrom(...theirs) }),
  );
  fc.assert(
    fc.property(settings, settings, fc.array(act, { maxLength: 8 }), (ann, ben, acts) => {
      const wanted = { ...(ann && { [ANN]: ann }), ...(ben && { [BEN]: ben }) };
      let current = state(wanted);
      const changes: SharingChange[] = [];
      for (const one of acts) {
        const before = current;
        if (one.do === 'leave') {
          if (before.sharingEmails.includes(one.email))
            current = { ...before, leftBy: { ...before.leftBy, [one.email]: NOW.toISOString() } };
          continue;
        }
        if (one.do === 'move' && one.from === one.to) continue;
        if (one.do === 'move') current = replaceRecipient(before, one);
        else {
          const rules = { ...before.sharingConfig, ...(one.setting && { [one.email]: one.setting }) };
          if (!one.setting) delete rules[one.email];
          const { leftBy } = before;
          const left = Object.entries(leftBy).filter(([email]) => Object.hasOwn(rules, email));
          current = { ...state(rules), leftBy: Object.fromEntries(left) };
        }
        const people = diffSharing(before, current, { owner: OWNER, now: NOW });
        changes.push({ triggerByteId: 1, at: NOW, people });
      }
      const back = computeRestoredSharing(current, mergeSharingChanges(changes), NOW)?.sharing ?? current;
      for (const [email, rule] of Object.entries(wanted))
        expect(isNewReleaseRuleMoreRestrictive(rule, findEffectiveRule(back, email), NOW)).toBe(false);
    }),
  );
});

it('an undo clears a departure of somebody who had been removed before, and respects one of their own', () => {
  const current = state({ [ANN]: report }, [ANN]);
  expect(computeRestoredSharing(current, [{ email: ANN, before: report, after: null }], NOW)).toEqual({
    sharing: state({ [ANN]: report }),
    emails: [ANN],
  });
  expect(computeRestoredSharing(current, [{ email: ANN, before: always, after: report }], NOW)).toBeNull();
});

it('what an undo gave back is settled: only what was taken before that, or since, still counts', () => {
  const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
  const save = (minutes: number, before: SharingState, after: SharingState): SharingChange => ({
    triggerByteId: 1,
    at: later(minutes),
    people: diffSharing(before, after, { owner: OWNER, now: NOW }),
  });
  const [missing, locked, restored] = [state({}), state({ [ANN]: never }), state({ [ANN]: report })];
  const earlier = save(0, state({ [ANN]: always }), restored);
  const removed = save(20, locked, missing);
  const addedAgain = save(30, missing, locked);
  // The link in the mail about a change at 10 minutes has given back the rule from before that.
  const undo: SharingChange = {
    triggerByteId: 1,
    at: later(40),
    people: diffUndo(restored, [{ email: ANN, before: report, firstAt: later(10) }], NOW),
  };
  const removedAgain = save(50, restored, missing);
  const net = (...changes: SharingChange[]) =>
    mergeSharingChanges(
      withUndos(
        changes,
        [...changes, undo].sort((one, other) => one.at.getTime() - other.at.getTime()),
      ),
    );
  expect(net(removed, addedAgain)).toMatchObject([{ before: report, after: report }]);
  expect(net(addedAgain, removedAgain)).toMatchObject([{ before: report, after: null }]);
  expect(net(earlier)).toMatchObject([{ before: always, after: report }]);
  expect(net(earlier, removedAgain)).toMatchObject([{ before: always, after: null }]);
  expect(net()).toEqual([]);
});

it('an undo settles whoever has at least what they had before, and nobody else', () => {
  const settled = (sharing: SharingState, before: ReleaseSetting | null) =>
    diffUndo(sharing, [{ email: ANN, before, firstAt: NOW }], NOW).map(({ email }) => email);
  expect(settled(state({ [ANN]: report }), report)).toEqual([ANN]);
  expect(settled(state({ [ANN]: always }), report)).toEqual([ANN]);
  expect(settled(state({ [ANN]: never }), report)).toEqual([]);
  expect(settled(state({}), report)).toEqual([]);
  expect(settled(state({ [ANN]: report }, [ANN]), report)).toEqual([]);
  expect(settled(state({ [ANN]: report }), null)).toEqual([]);
});

describe('in an open estate', () => {
  const times = fc
    .integer({ min: -100, max: 100 })
    .map((minutes) => new Date(NOW.getTime() + minutes * MINUTE_MS));
  const moments = fc.array(times.map((at) => ({ at })));

  it('a link covers what happened since the report was made, and without one everything', () => {
    fc.assert(
      fc.property(moments, times, (changes, reportedAt) => {
        const covered = selectUndoableChanges(changes, { status: 'released', reportedAt });
        expect(covered).toEqual(changes.filter(({ at }) => at.getTime() >= reportedAt.getTime()));
        expect(selectUndoableChanges(changes, { status: 'pending', reportedAt })).toEqual(changes);
        expect(selectUndoableChanges(changes, null)).toEqual(changes);
        const isUsedUp = isUndoLinkUsedUp(changes, { status: 'released', reportedAt });
        expect(isUsedUp).toBe(changes.every(({ at }) => at >= reportedAt));
      }),
    );
  });

  it.each([
    ['taken off', null, report],
    ['moved to the year 9999', dated(10_000), report],
    ['to wait for ever', never, report],
    ['taken off, with a date', null, dated(1)],
  ] as const)('somebody who was %s gets the rule from before', (_, present, before) => {
    const current = state(present ? { [ANN]: present } : {});
    const net = [{ email: ANN, before, after: present }];
    const back = computeRestoredSharing(current, net, NOW, { isEstateOpen: true });
    expect(back?.sharing.sharingConfig[ANN]).toEqual(before);
  });

  it('an undo locks nobody out who can read', () => {
    fc.assert(
      fc.property(settings, settings, (before, present) => {
        const current = state(present ? { [ANN]: present } : {});
        const net = [{ email: ANN, before, after: present }];
        const back = computeRestoredSharing(current, net, NOW, { isEstateOpen: true });
        const canRead = present === always || present === report || isEqual(present, dated(-1));
        if (canRead) expect(back).toBeNull();
      }),
    );
  });
});

it('mails are an hour apart and twelve in any day, and none waits longer than a day', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 * 60 }), { minLength: 30, maxLength: 120 }), (waits) => {
      let now = NOW.getTime();
      const sent: number[] = [];
      for (const minutes of waits) {
        now += minutes * MINUTE_MS;
        const lastDay = sent
          .filter((at) => at > now - DAY_MS)
          .map((at) => new Date(at))
          .reverse();
        const due = getNextDigestTime(lastDay, new Date(now)).getTime();
        expect(due - now).toBeLessThan(DAY_MS);
        if (due > now) continue;
        for (const earlier of sent.slice(-1)) expect(now - earlier).toBeGreaterThanOrEqual(HOUR_MS);
        sent.push(now);
        expect(sent.filter((at) => at > now - DAY_MS).length).toBeLessThanOrEqual(12);
      }
    }),
  );
});

it.each([
  ['just mailed', 0, null, null],
  ['within its 72 hours', 72 * HOUR_MS - 1, null, null],
  ['after them', 72 * HOUR_MS, null, 'expired'],
  ['used', 0, NOW, 'undone'],
  ['used, a long time ago', 100 * HOUR_MS, NOW, 'undone'],
] as const)('a link that was %s', (_, ms, undoneAt, expected) => {
  expect(getSharingUndoErrorReason({ mailedAt: NOW, undoneAt }, new Date(NOW.getTime() + ms))).toBe(expected);
});

it('an undo with nothing to give back changes nothing, and brings nobody back who has left', () => {
  const wanted = [{ email: ANN, before: always, after: report }];
  expect(computeRestoredSharing(state({ [ANN]: always }), wanted, NOW)).toBeNull();
  expect(computeRestoredSharing(state({ [ANN]: report }, [ANN]), wanted, NOW)).toBeNull();
  expect(computeRestoredSharing(state({}), [{ email: ANN, before: null, after: always }], NOW)).toBeNull();
  expect(computeRestoredSharing(state({ [BEN]: report }), wanted, NOW)).toEqual({
    sharing: { sharingEmails: [BEN, ANN], sharingConfig: { [BEN]: report, [ANN]: always }, leftBy: {} },
    emails: [ANN],
  });
  // Without a rule, a recipient has access.
  expect(
    computeRestoredSharing({ sharingEmails: [ANN], sharingConfig: {}, leftBy: {} }, wanted, NOW),
  ).toBeNull();
});

it.each([
  ['nothing was sent', [], 0],
  ['one was sent half an hour ago', [30], 30],
  ['one was sent an hour ago', [60], 0],
  ['eleven were sent', Array.from({ length: 11 }, (_, n) => 60 * (n + 1)), 0],
  ['twelve were sent', Array.from({ length: 12 }, (_, n) => 60 * (n + 1)), 12 * 60],
] as const)('the next mail leaves in time when %s', (_, minutesAgo, inMinutes) => {
  const sent = minutesAgo.map((minutes) => new Date(NOW.getTime() - minutes * MINUTE_MS));
  expect(getNextDigestTime(sent, NOW)).toEqual(new Date(NOW.getTime() + inMinutes * MINUTE_MS));
});
