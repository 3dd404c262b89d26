import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { isSessionStart, restoreSealedParts, selectVersionsToRemove, type StoredVersion } from './rules.ts';

const start = new Date('2031-06-01T00:00:00Z').getTime();
const HOURS_30_DAYS = (30 * DAY_MS) / HOUR_MS;

/** Gaps between saves, in ms: bursts, hours and days. */
const waits = (most: number) =>
  fc.array(fc.oneof(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 1, max: 3 * HOUR_MS })), {
    minLength: 1,
    maxLength: most,
  });

interface SimulatedVersion extends StoredVersion {
  text: string;
  tookRestoredPlace: boolean;
}

/** Simulates a series of saves of one LeaveBit. Each replaces the previous state and prunes old versions. */
function saving() {
  let now = start;
  let signedInAt = new Date(start);
  let seqno = 1;
  let text = 'text 1';
  let kept: SimulatedVersion[] = [];
  const letGo = () => {
    const removed = new Set(selectVersionsToRemove(kept, new Date(now)));
    kept = kept.filter((version) => !removed.has(version.seqno));
  };
  const replace = (next: string) => {
    const startsSession = isSessionStart(signedInAt, kept.at(-1) ?? null);
    kept = [...kept, { seqno, replacedAt: new Date(now), startsSession, text, tookRestoredPlace: false }];
    seqno += 1;
    text = next;
    letGo();
  };
  return {
    now: () => now,
    text: () => text,
    texts: () => [text, ...kept.map((version) => version.text)],
    signIn() {
      signedInAt = new Date((now += 1));
    },
    /**
     * Restores one of the versions.
     * @param hasSpace if false, the replaced state takes the restored version's place
     */
    restore(afterMs: number, which: number, hasSpace: boolean) {
      now += afterMs;
      const restored = kept.at(which % Math.max(kept.length, 1));
      if (!restored) return;
      replace(restored.text);
      if (hasSpace) return;
      kept = kept.filter((version) => version.seqno !== restored.seqno);
      const last = kept.at(-1);
      if (last) kept = [...kept.slice(0, -1), { ...last, tookRestoredPlace: true }];
    },
    /** The save that produced the current state. */
    present: () => seqno,
    kept: () => kept,
    save(afterMs: number) {
      now += afterMs;
      replace(`text ${seqno + 1}`);
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
        // The thief's first save is in a later hour than the owner's last one.
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

  it('hold, for 30 days, the state that a session began with, whatever is saved and restored in it', () => {
    const acts = fc.array(
      fc.record({
        // Within one hour, whose first version may be older than the session.
        afterMs: fc.integer({ min: 1, max: MINUTE_MS }),
        restores: fc.option(fc.record({ which: fc.nat(30), hasSpace: fc.boolean() })),
      }),
      { maxLength: 80 },
    );
    const sessions = fc.array(acts, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(sessions, fc.double({ min: 0, max: 1, noNaN: true }), (all, later) => {
        const leavebit = saving();
        const begun: { at: number; text: string }[] = [];
        for (const session of all) {
          leavebit.signIn();
          if (session.length > 0) begun.push({ at: leavebit.now(), text: leavebit.text() });
          for (const { afterMs, restores } of session) {
            if (restores) leavebit.restore(afterMs, restores.which, restores.hasSpace);
            else leavebit.save(afterMs);
          }
        }
        leavebit.wait((30 * DAY_MS - 5 * HOUR_MS) * later);
        for (const { at, text } of begun)
          if (leavebit.now() - at <= 30 * DAY_MS) expect(leavebit.texts()).toContain(text);
      }),
    );
  });

  it('hold no more of a session that saves twelve times in an hour than the last ten and the first', () => {
    const leavebit = saving();
    leavebit.signIn();
    for (let saves = 0; saves < 12; saves += 1) leavebit.save(MINUTE_MS);
    expect(leavebit.kept().map(({ seqno }) => seqno)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('hold what an owner wrote within the hour before a thief signed in and saved twelve times', () => {
    const leavebit = saving();
    for (let saves = 0; saves < 3; saves += 1) leavebit.save(MINUTE_MS);
    const written = leavebit.present();
    leavebit.signIn();
    for (let saves = 0; saves < 12; saves += 1) leavebit.save(MINUTE_MS);
    expect(leavebit.kept().map(({ seqno }) => seqno)).toContain(written);
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

describe('the state that a save replaces', () => {
  const at = (minute: number) => new Date(start + minute * MINUTE_MS);
  const version = (minute: number, tookRestoredPlace = false) => ({
    replacedAt: at(minute),
    tookRestoredPlace,
  });

  it.each<[string, Parameters<typeof isSessionStart>, boolean]>([
    ['nothing was replaced before', [at(0), null], true],
    ['the version before was replaced in an earlier session', [at(10), version(5)], true],
    ['the version before was replaced at the moment of the sign-in', [at(10), version(10)], true],
    ['the version before was replaced in this session', [at(10), version(11)], false],
    ['nobody is signed in', [null, version(5)], true],
    ['it was restored, and its version made room', [at(10), version(11, true)], true],
  ])('is judged as the start of its session when %s', (_what, facts, expected) => {
    expect(isSessionStart(...facts)).toBe(expected);
  });
});

describe('what is sealed beside a text', () => {
  const current = { sealedNames: 'now', sealedFor: ['owner', 'lena'] };
  const version = { sealedNames: 'then', sealedFor: ['owner', 'jonas'], lastFileCounter: 2 };
  const covered = { sealedNames: 'then', sealedFor: ['owner', 'jonas'] };
  it.each([
    ['all files have a name in the version', current, [1, 2], version, covered],
    ['there are no files', current, [], version, covered],
    ['a file was added since', current, [1, 3], version, { sealedNames: 'now', sealedFor: ['owner'] }],
    [
      'the version knows no names, and there are files',
      current,
      [1],
      { sealedFor: ['lena'] },
      { sealedNames: 'now', sealedFor: ['lena'] },
    ],
    ['nobody knows for whom the version is sealed', current, [3], {}, current],
    [
      'nobody knows for whom the files are sealed',
      { ...current, sealedFor: null },
      [3],
      version,
      { sealedNames: 'now', sealedFor: ['owner', 'jonas'] },
    ],
  ])('when %s', (_, now, fileCounters, then, expected) => {
    expect(restoreSealedParts({ ...now, fileCounters }, then)).toEqual(expected);
  });
});
