import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveReminderLeavebit, loadSubscriptionId } from '#tests/support/reminders.ts';
import { craftNotification, payAtPayfast, postNotification } from '#tests/support/payfast/payfast.ts';
import { insertReport, insertWarning } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  registerOwner,
  verifyRecipient,
  type TestOwner,
} from '#tests/support/visitor.ts';
import { stageSignedRows } from '#tests/support/integrity-tags.ts';
import { queueMail, withdrawMails, type NewMail } from '../../adapters/mail/outbox.ts';
import { retentionLimits } from '../../limits.ts';
import { beginRecovery } from '../recovery/begin-recovery.ts';
import { sendPaymentReminders } from '../subscriptions/reminders/send-payment-reminders.ts';
import { removeExpiredRows } from './remove-expired.ts';

let app: TestApp;
let owner: TestOwner;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  number += 1;
  await query('delete from mails');
  owner = await registerOwner(app, `owner-${number}@example.org`);
});

const query = async (text: string, values: unknown[] = []) =>
  (await app.ctx.pool.query<Record<string, unknown>>(text, values)).rows;
const count = async (from: string) => Number((await query(`select count(*) from ${from}`))[0]!['count']);

async function remove(): Promise<void> {
  await Promise.all([removeExpiredRows(app.ctx), removeExpiredRows(app.ctx)]);
  await removeExpiredRows(app.ctx);
}

async function sendOne(mail: Partial<NewMail> & Pick<NewMail, 'kind' | 'dedupeKey'>): Promise<void> {
  await app.ctx.db.transaction((tx) =>
    queueMail(app.ctx, tx, {
      to: 'ben@example.org',
      content: { subject: 'Hello', blocks: ['Hello'] } as never,
      ...mail,
    }),
  );
  await query("update mails set state = 'accepted', letter = null, accepted_at = $1 where state = 'queued'", [
    app.clock.now(),
  ]);
}

const keys = async () =>
  (await query('select dedupe_key from mails order by 1')).map((row) => row['dedupe_key']);

it('an address that was typed into the registration and never confirmed is gone after 24 hours', async () => {
  const visitor = await openVisitor(app);
  const register = (username: string) =>
    visitor.send('post', '/api/register').send({ username, password: 'Correct-horse-7' }).expect(200);
  const code = await readMailedCode(app, 'real@example.org', () => register('real@example.org'));
  await visitor
    .send('post', '/api/verify-register')
    .send({
      email: 'real@example.org',
      code,
      password: 'Correct-horse-7',
      clientDatetime: new Date().toISOString(),
    })
    .expect(200);
  await readMailedCode(app, 'typo@example.org', () => register('typo@example.org'));
  await register('never-sent@example.org');
  const holding = (address: string) =>
    query(
      `select 'mails' as at from mails where recipient = $1
       union all select 'codes' from one_time_codes where subject = 'registration/' || $1`,
      [address],
    );
  app.clock.advance({ hours: 23 });
  await remove();
  expect(await holding('typo@example.org')).toEqual([{ at: 'mails' }]);
  app.clock.advance({ hours: 2 });
  await remove();
  expect(await holding('typo@example.org')).toEqual([]);
  expect(await holding('never-sent@example.org')).toEqual([]);
  expect(await holding('real@example.org')).toEqual([{ at: 'mails' }]);
  app.clock.advance({ days: 90 });
  await remove();
  expect(await holding('real@example.org')).toEqual([]);
});

it('a mail goes 90 days after its last try, and one that waits does not', async () => {
  await sendOne({ kind: 'login-code', dedupeKey: 'old' });
  await app.ctx.db.transaction((tx) =>
    queueMail(app.ctx, tx, {
      to: 'ben@example.org',
      kind: 'report-warning',
      dedupeKey: 'waiting',
      content: { subject: 'Hello' } as never,
    }),
  );
  await sendOne({ kind: 'login-code', dedupeKey: 'tried-late' });
  await query(
    "update mails set state = 'queued', accepted_at = null, letter = 'x' where dedupe_key = 'waiting'",
  );
  app.clock.advance({ days: 89 });
  await query("update mails set last_attempt_at = $1 where dedupe_key = 'tried-late'", [app.clock.now()]);
  await remove();
  expect(await keys()).toEqual(['old', 'tried-late', 'waiting']);
  app.clock.advance({ days: 2 });
  await remove();
  expect(await keys()).toEqual(['tried-late', 'waiting']);
});

it('two servers remove many rows, and wait for no row that somebody holds', async () => {
  await query(
    `insert into mails (id, recipient, kind, dedupe_key, message_id, state, created_at, accepted_at, give_up_at)
     select gen_random_uuid(), 'b@example.org', 'login-code', n::text, n::text, 'accepted', $1, $1, $1
     from generate_series(1, ${2 * retentionLimits.rowsAtOnce + 20}) as n`,
    [app.clock.now()],
  );
  app.clock.advance({ days: 91 });
  const client = await app.ctx.pool.connect();
  await client.query("begin; select from mails where dedupe_key = '700' for update");
  await remove();
  expect(await keys()).toEqual(['700']);
  await client.query('rollback');
  client.release();
  await remove();
  expect(await keys()).toEqual([]);
});

it('the last notice to a recipient stays as long as the owner is shown it', async () => {
  await saveReminderLeavebit(app, owner);
  await query('delete from mails');
  for (const n of [1, 2]) {
    await sendOne({ kind: 'share-notice', userId: owner.id, dedupeKey: `n-${n}` });
    app.clock.advance({ days: 1 });
  }
  await app.ctx.db.transaction(async (tx) => {
    await queueMail(app.ctx, tx, {
      to: 'ben@example.org',
      userId: owner.id,
      kind: 'share-notice',
      dedupeKey: 'withdrawn',
      content: { subject: 'Hello' } as never,
    });
    await withdrawMails(tx, 'withdrawn');
  });
  await query(
    `update users set designated_reporters = '{rita@example.org,r2@example.org,r3@example.org}' where id = $1`,
    [owner.id],
  );
  await sendOne({ kind: 'reporter-links', userId: owner.id, to: 'rita@example.org', dedupeKey: 'links' });
  app.clock.advance({ days: 400 });
  await remove();
  expect(await keys()).toEqual(['links', 'n-2']);
  await stageSignedRows(app.ctx, "update trigger_bytes set sharing_emails = '{}', sharing_config = '{}'");
  await query("update users set designated_reporters = '{}' where id = $1", [owner.id]);
  await remove();
  expect(await keys()).toEqual([]);
});

it('an owner who does not pay for a year is told once that the service is closed', async () => {
  const about = () =>
    query("select 1 from mails where kind = 'service-blocked' and recipient = $1", [owner.username]);
  await query(
    "update subscriptions set next_payment_date = next_payment_date - interval '1 day' where user_id = $1",
    [owner.id],
  );
  app.clock.advance({ days: 31 });
  await sendPaymentReminders(app.ctx);
  await app.runDueJobs();
  const mailed = () => app.mailbox.mails().filter(({ to }) => to.includes(owner.username)).length;
  const before = mailed();
  for (let time = 0; time < 3; time += 1) {
    app.clock.advance({ days: 100 });
    await remove();
    await sendPaymentReminders(app.ctx);
    await app.runDueJobs();
  }
  expect(await about()).toHaveLength(1);
  expect(mailed()).toBe(before);
  await query(
    "update subscriptions set next_payment_date = next_payment_date + interval '1 day' where user_id = $1",
    [owner.id],
  );
  await remove();
  expect(await about()).toHaveLength(0);
});

it('the mails of a pending report stay, and an old refute link goes on to say what became of it', async () => {
  const id = await insertReport(app, owner.id, 'pending');
  await insertWarning(app, id, 'first', app.clock.now());
  await sendOne({ kind: 'report-delayed', dedupeKey: `report/${id}/pending/delayed/ben@example.org` });
  app.clock.advance({ days: 200 });
  await remove();
  expect(await count('mails')).toBe(2);
  await query(
    "update death_incapacitation_reports set status = 'refuted', refuted_at = $2, refuted_by = 'home' where id = $1",
    [id, app.clock.now()],
  );
  await remove();
  expect(await count('mails')).toBe(0);
  expect(await query('select mail_id from report_warnings where report_id = $1', [id])).toEqual([
    { mail_id: null },
  ]);
});

it('the letters of an announced destruction stay until it is taken back', async () => {
  const id = await loadSubscriptionId(app, owner);
  await sendOne({ kind: 'destruction-warning', dedupeKey: 'announced' });
  await query(`insert into destruction_letters select id, $1, 30 from mails where dedupe_key = 'announced'`, [
    id,
  ]);
  app.clock.advance({ days: 200 });
  await remove();
  expect(await keys()).toEqual(['announced']);
  await query('delete from destruction_letters');
  await remove();
  expect(await keys()).toEqual([]);
});

it('a payment loses its person after seven years, and still counts; a refused one goes', async () => {
  const id = await loadSubscriptionId(app, owner);
  const token = await payAtPayfast(app, id);
  await app.runDueJobs();
  await postNotification(
    app,
    await craftNotification(
      app,
      token,
      { status: 'COMPLETE', cents: 1750, isStart: false },
      { set: { m_payment_id: 'unknown', token: 'x' } },
    ),
  );
  await app.runDueJobs();
  const verdicts = () =>
    query('select verdict, raw_notification, email_address, source_addresses from payments order by verdict');
  const paid = async () =>
    query('select sub_status, next_payment_date from subscriptions where id = $1', [id]);
  const before = await paid();
  app.clock.advance({ days: 6 * 366 });
  await remove();
  expect(await verdicts()).toMatchObject([{ verdict: 'applied' }, { verdict: 'contradiction' }]);
  expect((await verdicts())[0]!['raw_notification']).toContain('pf_payment_id');
  app.clock.advance({ days: 370 });
  await remove();
  expect(await verdicts()).toEqual([
    { verdict: 'applied', raw_notification: '', email_address: null, source_addresses: [] },
  ]);
  expect(await paid()).toEqual(before);
  expect(await count('checkouts')).toBe(1);
  await query('delete from agreements; delete from checkouts; update payments set subscription_id = null');
  await remove();
  expect(await count('payments')).toBe(0);
});

it('an offer that nobody took up goes after 90 days', async () => {
  const id = await loadSubscriptionId(app, owner);
  await query(
    `insert into checkouts (id, subscription_id, start_zar, recurring_zar, rate, covers_until, billing_date, paid_until, created_at, offered_at)
     values ('offer', $1, 0, 17.5, 17.5, $2, '2030-01-01', $2, $2, $2)`,
    [id, app.clock.now()],
  );
  app.clock.advance({ days: 89 });
  await remove();
  expect(await count('checkouts')).toBe(1);
  app.clock.advance({ days: 2 });
  await remove();
  expect(await count('checkouts')).toBe(0);
});

it('a proof of an address stays while it is a recipient’s, and an outage while a report counts it', async () => {
  await saveReminderLeavebit(app, owner);
  await verifyRecipient(app, 'ben@example.org');
  await query(
    `insert into service_outages (started_at, ended_at) values ($1::timestamptz - interval '1 hour', $1)`,
    [app.clock.now()],
  );
  const id = await insertReport(app, owner.id, 'pending');
  app.clock.advance({ days: 400 });
  await remove();
  expect([await count('viewer_verified'), await count('service_outages')]).toEqual([1, 1]);
  await stageSignedRows(app.ctx, "update trigger_bytes set sharing_emails = '{}', sharing_config = '{}'");
  await query(
    "update death_incapacitation_reports set status = 'refuted', refuted_at = $2, refuted_by = 'home' where id = $1",
    [id, app.clock.now()],
  );
  await remove();
  expect([await count('viewer_verified'), await count('service_outages')]).toEqual([0, 0]);
});

it('nothing is removed in recovery', async () => {
  await sendOne({ kind: 'login-code', dedupeKey: 'old' });
  app.clock.advance({ days: 91 });
  await app.ctx.db.transaction((tx) => beginRecovery(tx, { now: app.clock.now(), reason: 'A drill.' }));
  await remove();
  expect(await keys()).toEqual(['old']);
});
