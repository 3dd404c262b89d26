import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { billingLimits } from '#shared/domain/limits.ts';
import { advanceDueDestructions } from '../../server/features/subscriptions/destruction/advance-due-destructions.ts';
import { sendPaymentReminders } from '../../server/features/subscriptions/reminders/send-payment-reminders.ts';
import type { TestApp } from './test-app.ts';
import type { TestOwner } from './visitor.ts';

/** The owner whose reminders are read. */
export const REMINDED_OWNER = 'anna@example.org';

const subjects = (app: TestApp) =>
  app.mailbox
    .mails()
    .filter(({ to, subject }) => to.includes(REMINDED_OWNER) && !/code/.test(subject))
    .map(({ subject }) => subject);

/** Runs the scheduled jobs twice and in two processes. @returns the subjects of the emails they sent. */
export async function runPaymentReminderJobs(app: TestApp): Promise<string[]> {
  const before = subjects(app).length;
  for (const job of [sendPaymentReminders, advanceDueDestructions]) {
    await Promise.all([job(app.ctx), job(app.ctx)]);
    await job(app.ctx);
  }
  await app.runDueJobs();
  return subjects(app).slice(before);
}

export async function loadSubscriptionId(app: TestApp, owner: TestOwner): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ id: string }>(
    'select id from subscriptions where user_id = $1',
    [owner.id],
  );
  return Number(rows[0]!.id);
}

export async function saveReminderLeavebit(app: TestApp, owner: TestOwner): Promise<void> {
  await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'Kept')
    .field('infoFields', 'secret')
    .field('sharingEmails', 'ben@example.org')
    .attach('attachments', Buffer.from('letter'), 'kept.txt')
    .expect(201);
  await app.runDueJobs();
}

export const countLeavebits = async (app: TestApp) =>
  (await app.ctx.pool.query<{ n: number }>('select count(*)::int as n from trigger_bytes')).rows[0]!.n;

async function moment(app: TestApp, column: 'free_until' | 'next_payment_date'): Promise<Date> {
  const { rows } = await app.ctx.pool.query<{ at: Date }>(`select ${column} as at from subscriptions`);
  return rows[0]!.at;
}

/** Moves to `days` after a moment. Negative days are before it. */
function moveTo(app: TestApp, at: Date, days: number): void {
  const wanted = at.getTime() + days * DAY_MS + 1000;
  app.clock.advance({ seconds: (wanted - app.ctx.clock.now().getTime()) / 1000 });
}

export const moveAfterFreePeriod = async (app: TestApp, days: number) =>
  moveTo(app, await moment(app, 'free_until'), days);

/** PayFast never charges on the last days of a month, so the first charge may be some days after the free period. */
export const moveAfterCharge = async (app: TestApp, days: number) =>
  moveTo(app, await moment(app, 'next_payment_date'), days);

/** Counts from the end of the twelve months for which unpaid data is retained. In some years they are a day longer. */
export const moveAfterRetention = async (app: TestApp, days: number) =>
  moveTo(app, addMonths(await moment(app, 'free_until'), billingLimits.retentionMonths), days);
