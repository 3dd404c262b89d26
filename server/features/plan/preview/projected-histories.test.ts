import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PreviewEstate, PlanPreview } from '#shared/contracts/plan.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { getTestAmount } from '#tests/support/test-amounts.ts';
import {
  confirmLatestReport,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { RUN_SEED } from '#tests/support/run-seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';
import { announceOpenings } from '../../notices/announce-openings.ts';

const LENA = 'lena@example.org';
const TOM = 'tom@example.org';

/** A release rule. `day` counts from the start of the simulation. Dates never coincide with the tested times. */
interface Rule {
  type: ReleaseSetting['releaseType'];
  day: number;
}
interface World {
  leavebits: { lena: Rule; tom: Rule | null; hides: boolean; isTrashed: boolean }[];
  estate: PreviewEstate;
  reportType: ReportType;
  days: number;
  confirmations: 1 | 2;
}

const rule = fc.record({
  type: fc.constantFrom('always', 'death_incapacitation', 'scheduled'),
  day: fc.integer({ min: 2, max: 500 }),
}) as fc.Arbitrary<Rule>;
const world: fc.Arbitrary<World> = fc.record({
  leavebits: fc.array(
    fc.record({
      lena: rule,
      tom: fc.option(rule),
      hides: fc.boolean(),
      isTrashed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  estate: fc.constantFrom('alive', 'released', 'lapsed'),
  reportType: fc.constantFrom('death', 'incapacitation'),
  days: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 500 })),
  confirmations: fc.constantFrom(1, 2),
});

it('what an owner is shown is what the person will see, when it really happens', async () => {
  const seen = { open: 0, locked: 0, blocked: 0, mails: 0 };
  await fc.assert(
    fc.asyncProperty(world, async (plan) => {
      await using app = await startTestApp();
      const owner = await createOwnerWithReporters(app, { requiredConfirmations: plan.confirmations });
      const start = app.clock.now();
      for (const leavebit of plan.leavebits) await save(owner, start, leavebit);
      // Another owner's LeaveBit, which the preview must not show.
      const stranger = await registerOwner(app, 'stranger@example.org');
      await save(stranger, start, {
        lena: { type: 'always', day: 0 },
        tom: null,
        hides: false,
        isTrashed: false,
      });
      await app.runDueJobs();
      const at = new Date(app.clock.now().getTime() + plan.days * DAY_MS);
      const asked = `/api/preview/${encodeLinkEmail(LENA)}?at=${at.toISOString()}&estate=${plan.estate}&reportType=${plan.reportType}`;
      const dates = plan.leavebits.flatMap(({ lena: { type, day }, isTrashed }) =>
        type === 'scheduled' && !isTrashed ? [openingOf(start, day)] : [],
      );
      const isAny = plan.leavebits.some(({ isTrashed }) => !isTrashed);
      const answer = await owner.send('get', asked).expect(isAny ? 200 : 404);
      if (!isAny) return;
      const preview = answer.body as PlanPreview;
      const askedAt = app.clock.now();

      await happen(app, owner, { ...plan, at, dates });

      const lena = await verifyRecipient(app, LENA);
      const list = await lena
        .send('get', `/api/my-leavebits/${lena.encodedEmail}`)
        .set(lena.session)
        .expect(200);
      const real = (list.body as SharedLeavebit[]).filter(({ username }) => username === owner.username);
      expect(preview.leavebits.map((one) => near(one, at))).toEqual(real.map((one) => near(one, at)));
      const { rows: sent } = await app.ctx.pool.query<{ kind: string; at: Date }>(
        'select kind, created_at as at from mails where recipient = $1 and created_at > $2 order by created_at',
        [LENA, askedAt],
      );
      // The job that reminds doesn't run here.
      const certain = preview.mails.filter(({ onlyIf }) => onlyIf === null);
      expect(certain.map(({ kind }) => kind)).toEqual(sent.map(({ kind }) => kind));
      // A release takes as long as its requests, plus a minute.
      for (const [index, { at: sentAt }] of sent.entries())
        expect(Math.abs(sentAt.getTime() - Date.parse(certain[index]!.at))).toBeLessThan(HOUR_MS);
      for (const one of real) {
        seen[one.isLocked ? 'locked' : one.subscriptionBlocked ? 'blocked' : 'open'] += 1;
      }
      seen.mails += sent.length;
    }),
    {
      numRuns: getTestAmount('PREVIEWED_WORLDS'),
      seed: RUN_SEED,
      examples: [
        [everything('alive')],
        [everything('released')],
        [{ ...everything('released'), reportType: 'incapacitation' }],
        [everything('lapsed')],
        [dateWhileReported],
      ],
    },
  );
  // The simulated worlds cover every case.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
});

/** One LeaveBit of each kind, at a time when some dates have already passed. */
const everything = (estate: PreviewEstate): World => ({
  leavebits: [
    { lena: { type: 'always', day: 2 }, tom: null, hides: false, isTrashed: false },
    {
      lena: { type: 'death_incapacitation', day: 2 },
      tom: { type: 'always', day: 2 },
      hides: true,
      isTrashed: false,
    },
    { lena: { type: 'scheduled', day: 20 }, tom: null, hides: false, isTrashed: false },
    { lena: { type: 'scheduled', day: 400 }, tom: null, hides: false, isTrashed: true },
    { lena: { type: 'scheduled', day: 500 }, tom: null, hides: false, isTrashed: false },
  ],
  estate,
  reportType: 'death',
  days: 100,
  confirmations: 2,
});

/** A date between the report and the release. */
const dateWhileReported: World = {
  leavebits: [{ lena: { type: 'scheduled', day: 154 }, tom: null, hides: false, isTrashed: false }],
  estate: 'released',
  reportType: 'death',
  days: 154,
  confirmations: 1,
};

/** Offset by half a day from the tested times. */
const openingOf = (start: Date, day: number) => new Date(start.getTime() + day * DAY_MS - 12 * HOUR_MS);

async function save(
  owner: TestOwner,
  start: Date,
  { lena, tom, hides, isTrashed }: World['leavebits'][number],
) {
  const setting = ({ type, day }: Rule): ReleaseSetting =>
    type === 'scheduled'
      ? {
          releaseType: type,
          scheduledDate: openingOf(start, day).toISOString(),
        }
      : { releaseType: type };
  const sharingConfig = { [LENA]: setting(lena), ...(tom && { [TOM]: setting(tom) }) };
  const { body } = await owner
    .send('post', '/api/trigger-bytes')
    .send({
      description: `${lena.type} ${lena.day}`,
      infoFields: 'The key is under the stone',
      sharingEmails: Object.keys(sharingConfig),
      sharingConfig,
      hidesAddresses: hides,
    })
    .expect(201);
  if (isTrashed) await owner.send('delete', `/api/trigger-bytes/${(body as { id: number }).id}`).expect(204);
}

/** Plays out the scenario and leaves the clock at `at`. */
async function happen(
  app: TestApp,
  owner: TestOwner,
  {
    estate,
    reportType,
    at,
    confirmations,
    dates,
  }: Pick<World, 'estate' | 'reportType' | 'confirmations'> & { at: Date; dates: Date[] },
) {
  if (estate === 'lapsed') await payNoMore(app, owner, at);
  else await pay(app, owner, new Date(at.getTime() + DAY_MS));
  const reportedAt = new Date(at.getTime() - DAY_MS);
  const passDates = async (from: Date | null, until: Date) => {
    for (const opensAt of dates.toSorted((one, other) => one.getTime() - other.getTime())) {
      if ((from === null || opensAt >= from) && opensAt < until) await passTo(app, opensAt);
    }
  };
  if (estate !== 'released') {
    await passDates(null, at);
    return passTo(app, at);
  }
  await passDates(null, reportedAt);
  await passTo(app, reportedAt);
  await reportDeath(app, reportType);
  for (const reporter of REPORTERS.slice(1, 1 + confirmations)) await confirmLatestReport(app, reporter);
  // A date may pass while the report is pending.
  await passDates(reportedAt, at);
  await passTo(app, new Date(at.getTime() + MINUTE_MS));
}

/** Advances the clock and runs the due jobs. */
async function passTo(app: TestApp, moment: Date) {
  app.clock.advance({ seconds: Math.max(0, moment.getTime() - app.clock.now().getTime()) / 1000 });
  await announceOpenings(app.ctx);
  await app.runDueJobs();
}

/** Simulates payments up to the given time, and none after. */
async function pay(app: TestApp, owner: TestOwner, until: Date) {
  await app.ctx.pool.query(
    `update subscriptions set next_payment_date = $2, paid_until = $2 where user_id = $1`,
    [owner.id, until],
  );
}

/** Normalizes times close to the projected one, because a release takes as long as its requests. */
function near(leavebit: SharedLeavebit, at: Date) {
  const text = JSON.stringify(leavebit, (key, value: unknown) => {
    if (!['releasedAt', 'reportedAt', 'readableUntil', 'openedAt'].includes(key)) return value;
    return `${Math.round((Date.parse(value as string) - at.getTime()) / HOUR_MS)} h`;
  });
  return JSON.parse(text) as object;
}

/** Lets any free or paid period end by the given time. */
async function payNoMore(app: TestApp, owner: TestOwner, at: Date) {
  await app.ctx.pool.query(
    'update subscriptions set next_payment_date = least(next_payment_date, $2), paid_until = least(paid_until, $2) where user_id = $1',
    [owner.id, at],
  );
}
