import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import { deletionLimits } from '#shared/domain/limits.ts';
import { findReporterMailDate, type ReportedState, type ReporterMail } from './reporter-rules.ts';

const START = Date.UTC(2031, 0, 1);
const hour = (hours: number) => new Date(START + hours * HOUR_MS);
const mail = (
  says: ReporterMail['says'],
  at: number,
  mayArriveUntil: number | null = null,
): ReporterMail => ({
  says,
  writtenAt: hour(at),
  mayArriveUntil: mayArriveUntil === null ? null : hour(mayArriveUntil),
});
const staying = { is: 'staying' } as const;
const closing = (requested: number, refuted: number | null = null): ReportedState => ({
  is: 'closing',
  requestedAt: hour(requested),
  refutedAt: refuted === null ? null : hour(refuted),
});

/** Emails are listed newest first. It is now hour 10. */
it.each<[string, ReportedState, ReporterMail[], number | null]>([
  ['is told of a request at once', closing(10), [], 10],
  ['is not notified of an account that stays, having had no other notice', staying, [], null],
  ['is told once', closing(9), [mail('closing', 9)], null],
  ['is told at once that the account stays', staying, [mail('closing', 9)], 10],
  ['is told that once', staying, [mail('staying', 10), mail('closing', 9)], null],
  ['is told of the next request', closing(10), [mail('staying', 9), mail('closing', 8)], 10],
  ['is told of the next request when “is keeping” never left', closing(10), [mail('closing', 9)], 10],
  ['is told again when a notice may not have left', closing(9), [mail('closing', 9, 9.5)], 10],
  ['is told the opposite of what may have left', staying, [mail('closing', 9, 9.5)], 10],
  ['is notified of that only after it', staying, [mail('closing', 9, 10.5)], 10.5],
  [
    'is notified of it after everything that may still arrive',
    staying,
    [mail('staying', 9.5, 11), mail('closing', 9, 10.5)],
    10.5,
  ],
  ['gets three mails a day', staying, [mail('closing', 9), mail('staying', 8), mail('closing', 7)], 7 + 24],
  ['is told of a refutation', closing(1, 9), [mail('closing', 1)], 10],
  ['is told of a refutation once', closing(1, 9), [mail('closing', 9.5), mail('closing', 1)], null],
  [
    'is told of a refutation whatever came before',
    closing(8, 9.5),
    [mail('closing', 9), mail('staying', 8), mail('closing', 7)],
    10,
  ],
  [
    'is told of a refutation from before the request like of any request',
    closing(9.5, 8),
    [mail('staying', 9), mail('closing', 8.6), mail('closing', 8.5)],
    8.5 + 24,
  ],
])('a reporter %s', (_, state, mails, due) => {
  expect(findReporterMailDate(state, mails, hour(10))).toEqual(due === null ? null : hour(due));
});

/** An owner, a thief and honest reporters act while the mail server is slow. */
type Act = { do: 'ask' | 'keep' | 'refute'; afterMinutes: number };
const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    do: fc.constantFrom('ask', 'keep', 'ask', 'keep', 'refute'),
    afterMinutes: fc.oneof(fc.constant(0), fc.nat({ max: 3 }), fc.nat({ max: 3 * 24 * 60 })),
  }),
  { maxLength: 40 },
);

interface Sent extends ReporterMail {
  /** When a sender claims the email, and when it arrives. */
  claimedAt: Date;
  arrivesAt: Date;
}

/** Applies the rule as its use cases do: at each action, and whenever a reporter may be emailed again. */
function mailOneReporter(given: readonly Act[], delaysMinutes: readonly number[]) {
  let now = new Date(START);
  let state: ReportedState = staying;
  let mails: Sent[] = [];
  let refutations = 0;
  let wakeAt: Date | null = null;
  const delay = (nth: number) => (delaysMinutes[nth % delaysMinutes.length] ?? 0) * MINUTE_MS;
  /** Withdraws emails that haven't been sent. */
  const withdraw = (says: ReportedState['is']) => {
    mails = mails.flatMap((one) => {
      if (one.mayArriveUntil !== null || one.says !== says || one.arrivesAt <= now) return [one];
      return one.claimedAt <= now ? [{ ...one, mayArriveUntil: one.arrivesAt }] : [];
    });
  };
  const reconcile = () => {
    withdraw(state.is === 'closing' ? 'staying' : 'closing');
    wakeAt = findReporterMailDate(state, mails, now);
    if (wakeAt === null || wakeAt > now) return;
    wakeAt = null;
    withdraw(state.is);
    const claimedAt = new Date(now.getTime() + delay(2 * mails.length));
    const arrivesAt = new Date(claimedAt.getTime() + delay(2 * mails.length + 1));
    mails = [{ says: state.is, writtenAt: now, mayArriveUntil: null, claimedAt, arrivesAt }, ...mails];
  };
  const passUntil = (end: Date) => {
    for (let wakes = 0; wakeAt && wakeAt <= end; wakes += 1) {
      if (wakes > 100) throw new Error('the rule never rests');
      now = wakeAt;
      reconcile();
    }
    now = end;
  };
  for (const { do: what, afterMinutes } of given) {
    passUntil(new Date(now.getTime() + afterMinutes * MINUTE_MS + 1));
    if (what === 'ask' && state.is === 'staying')
      state = { is: 'closing', requestedAt: now, refutedAt: null };
    if (what === 'keep') state = staying;
    if (what === 'refute' && state.is === 'closing') {
      state = { ...state, refutedAt: now };
      refutations += 1;
      now = new Date(now.getTime() + 1);
    }
    reconcile();
  }
  const changedAt = now;
  passUntil(new Date(now.getTime() + DAY_MS + 1));
  return { state, mails, refutations, changedAt };
}

describe('however somebody asks, keeps and refutes, and however slow the mail is,', () => {
  const delays = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 5 });

  it('a day after the last change the last mail says what is true', () => {
    let told = 0;
    fc.assert(
      fc.property(acts, delays, fc.boolean(), (given, delaysMinutes, doWithdrawnArrive) => {
        const { state, mails } = mailOneReporter(given, delaysMinutes);
        const [last] = mails
          .filter(({ mayArriveUntil }) => mayArriveUntil === null || doWithdrawnArrive)
          .sort((one, other) => other.arrivesAt.getTime() - one.arrivesAt.getTime());
        expect(last?.says ?? 'staying').toBe(state.is);
        if (state.is === 'staying') return;
        told += 1;
        // An email written just before a refutation may arrive after it. Since it says "at the earliest", it is still true.
        expect(mails[0]!.writtenAt.getTime()).toBeGreaterThanOrEqual(state.requestedAt.getTime());
        expect(mails[0]!.writtenAt.getTime()).toBeGreaterThan(state.refutedAt?.getTime() ?? 0);
      }),
      { numRuns: 2000 },
    );
    expect(told).toBeGreaterThan(500);
  });

  it('no day has more than three mails, besides one for each refutation', () => {
    fc.assert(
      fc.property(acts, delays, (given, delaysMinutes) => {
        const { mails, refutations } = mailOneReporter(given, delaysMinutes);
        for (const { writtenAt: from } of mails) {
          const day = mails.filter(
            ({ writtenAt }) => writtenAt >= from && writtenAt.getTime() < from.getTime() + DAY_MS,
          );
          expect(day.length).toBeLessThanOrEqual(deletionLimits.reporterMailsPerDay + refutations);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('a refutation is told at once', () => {
    fc.assert(
      fc.property(acts, delays, (given, delaysMinutes) => {
        const ask: Act = { do: 'ask', afterMinutes: 1 };
        const refute: Act = { do: 'refute', afterMinutes: 60 };
        const { state, mails, changedAt } = mailOneReporter([...given, ask, refute], delaysMinutes);
        expect(mails[0]).toMatchObject({ says: 'closing', writtenAt: changedAt });
        expect(state.is).toBe('closing');
      }),
      { numRuns: 500 },
    );
  });
});
