import { expect, it, vi } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { listActivity } from '#tests/support/activity.ts';
import { createCrashingProcess, type CrashPoint } from '#tests/support/processes/crashing-process.ts';
import { createOwnerWithReporters } from '#tests/support/release/release.ts';
import { createRandomIntegers } from '#tests/support/run-seed.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getTestAmount } from '#tests/support/test-amounts.ts';
import { signIn, type TestOwner } from '#tests/support/visitor.ts';
import { createContext } from '../../context.ts';
import { isLeavebitIntact } from '../access/integrity.ts';
import { triggerBytes } from '../../db/schema/index.ts';
import { eq } from 'drizzle-orm';
import { advanceUnopened } from './advance-unopened.ts';

const stride = getTestAmount('STEPS_PER_CRASH');
const randomInteger = createRandomIntegers('unopened/crashes');
const moments: CrashPoint['moment'][] = ['before', 'after'];
const LENA = 'lena@example.org';
const BEN = 'ben@example.org';

/** An owner of two LeaveBits that are due to be passed on. */
async function createDueTurn(app: TestApp, name: string): Promise<TestOwner> {
  const owner = await createOwnerWithReporters(app, {}, `${name}@example.org`);
  const scheduledDate = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  for (const description of ['The safe', 'The garden'])
    await owner
      .send('post', '/api/trigger-bytes')
      .send({
        description,
        sharingEmails: [LENA],
        sharingConfig: { [LENA]: { releaseType: 'scheduled', scheduledDate } },
      })
      .expect(201);
  await owner
    .send('put', `/api/people/${encodeLinkEmail(LENA)}/substitute`)
    .send({ email: BEN, afterDays: 32 })
    .expect(200);
  // Nothing else is to be decided: the reminders come, are accepted, and are seen to be.
  await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01'");
  for (const days of [1, 7, 23, 0.5]) {
    app.clock.advance({ days });
    await advanceUnopened(app.ctx);
    await app.runDueJobs();
  }
  app.clock.advance({ days: 1 });
  return owner;
}

/** Everything that a turn writes. */
async function loadOutcome(app: TestApp, { id, username }: TestOwner) {
  const rows = await app.ctx.db.select().from(triggerBytes).where(eq(triggerBytes.userId, id));
  const { rows: counts } = await app.ctx.pool.query<{ openings: number; notices: number; owners: number }>(
    `select (select count(*)::int from recipient_openings o join trigger_bytes t on t.id = o.trigger_byte_id
         where t.user_id = $1 and (o.passed_on_at is not null or o.email = $2)) as openings,
       (select count(*)::int from mails where user_id = $1 and recipient = $2) as notices,
       (select count(*)::int from mails where kind = 'passed-on' and recipient = $3) as owners`,
    [id, BEN, username],
  );
  return {
    recipients: rows.map(({ sharingEmails }) => sharingEmails),
    isIntact: rows.every((row) => isLeavebitIntact(app.ctx.keyRing, row)),
    ...counts[0]!,
  };
}

const untaken = { recipients: [[LENA], [LENA]], isIntact: true, openings: 0, notices: 0, owners: 0 };
const taken = {
  recipients: [
    [LENA, BEN],
    [LENA, BEN],
  ],
  isIntact: true,
  openings: 4,
  notices: 1,
  owners: 1,
};

it('a process that dies at any step of a turn leaves all or nothing of it, and the next one takes it once', async () => {
  await using app = await startTestApp();
  for (let atStep = randomInteger(1, stride + 1); ; atStep += stride) {
    const owner = await createDueTurn(app, `owner-${atStep}`);
    expect(await loadOutcome(app, owner)).toEqual(untaken);
    const own = createContext({
      config: app.ctx.config,
      logger: app.ctx.logger,
      databaseUrl: app.ctx.config.databaseUrl!,
      createMailTransport: () => app.ctx.mailTransport,
      clock: app.ctx.clock,
    });
    const doomed = createCrashingProcess(own, { atStep, moment: moments[randomInteger(0, 2)]! });
    await advanceUnopened(doomed.ctx).catch(() => undefined);
    const hasDied = doomed.hasDied();
    await own.liveEvents.close();
    await own.pool.end();
    await vi.waitFor(async () => expect([untaken, taken]).toContainEqual(await loadOutcome(app, owner)), {
      timeout: 30_000,
    });
    await advanceUnopened(app.ctx);
    await advanceUnopened(app.ctx);
    expect({ atStep, ...(await loadOutcome(app, owner)) }).toEqual({ atStep, ...taken });
    const log = await listActivity(await signIn(app, owner), 'kind=passed-on');
    expect(log.map(({ subject }) => subject).sort()).toEqual(['The garden', 'The safe']);
    await app.ctx.pool.query('delete from unopened_checks');
    if (hasDied) continue;
    // Control: with only a few steps, the turn wouldn't really have been taken.
    expect(doomed.steps()).toBeGreaterThan(20);
    break;
  }
}, 600_000);
