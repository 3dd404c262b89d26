import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveToDueDestruction } from '#tests/support/destruction/destruction.ts';
import { payAtPayfast } from '#tests/support/payfast/payfast.ts';
import { REMINDED_OWNER, saveReminderLeavebit, loadSubscriptionId } from '#tests/support/reminders.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import { runPaymentInquiry, fetchRecentPayments } from './run-payment-inquiry.ts';
import { destroyedTables } from './destroy-owner-data.ts';

let app: TestApp;
let owner: TestOwner;
let id: number;
beforeEach(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, REMINDED_OWNER);
  await saveReminderLeavebit(app, owner);
  ({ id } = await moveToDueDestruction(app, owner.id));
  await runPaymentInquiry(app.ctx, id, await fetchRecentPayments(app.ctx));
});
afterEach(() => app[Symbol.asyncDispose]());

const query = (sql: string, values: unknown[] = []) => app.ctx.pool.query(sql, values);
const destroy = () =>
  query('update subscriptions set data_destroyed_at = $2 where id = $1', [id, app.ctx.clock.now()]);
const ofLetter = (days: number) =>
  `id = (select mail_id from destruction_letters where days_ahead = ${days})`;

describe('the database itself', () => {
  it('lets data be destroyed when every condition holds, and never lets that be undone', async () => {
    await destroy();
    await expect(query('update subscriptions set data_destroyed_at = null')).rejects.toThrow('never undone');
  });

  it.each<[string, string, () => Promise<unknown>]>([
    [
      'before the announced moment',
      'announced',
      () => query("update subscriptions set destroy_at = destroy_at + interval '2 hours'"),
    ],
    [
      'that was not announced',
      'announced',
      () => query('update subscriptions set destroy_at = null, reporters_told_at = null'),
    ],
    [
      'before the reporters were told',
      'reporters were told',
      async () => {
        await query(
          "update users set designated_reporters = '{rosa@example.org,sam@example.org}', required_confirmations = 1",
        );
        await query('update subscriptions set reporters_told_at = null');
      },
    ],
    [
      'soon after the reporters were told',
      'reporters were told',
      async () => {
        await query(
          "update users set designated_reporters = '{rosa@example.org,sam@example.org}', required_confirmations = 1",
        );
        await query("update subscriptions set reporters_told_at = destroy_at - interval '29 days'");
      },
    ],
    [
      'that is paid for',
      'twelve months',
      () => query("update subscriptions set paid_until = paid_until + interval '1 day'"),
    ],
    [
      'without the last warning',
      'all warnings',
      () => query('delete from destruction_letters where days_ahead = 1'),
    ],
    [
      'while a warning waits',
      'all warnings',
      () => query(`update mails set state = 'queued', letter = 'x', accepted_at = null where ${ofLetter(1)}`),
    ],
    [
      'right after the last warning',
      'right after',
      () => query(`update mails set accepted_at = accepted_at + interval '20 hours' where ${ofLetter(1)}`),
    ],
    [
      'with one accepted warning',
      'two accepted',
      () =>
        query(`update mails set state = 'failed', accepted_at = null where ${ofLetter(1)} or ${ofLetter(7)}`),
    ],
    ['without an answer of PayFast', 'PayFast has answered', () => query('delete from payment_inquiries')],
    [
      'after a charge that was not reported',
      'PayFast has answered',
      () => query("update payment_inquiries set result = 'charge-unheard'"),
    ],
    [
      'on an old answer',
      'PayFast has answered',
      () => query("update payment_inquiries set asked_at = asked_at - interval '3 hours'"),
    ],
    [
      'while a payment waits',
      'waits for its checks',
      async () => {
        app.payfast.down.add('validate');
        await payAtPayfast(app, await loadSubscriptionId(app, owner));
        await query("update checkouts set offered_at = '2001-01-01'");
      },
    ],
    [
      'after a new offer',
      'after an offer',
      async () => {
        await payAtPayfast(app, await loadSubscriptionId(app, owner));
        await query("update payments set verdict = 'rejected', processed_at = created_at");
      },
    ],
    ['while a report is pending', 'report is pending', () => insertReport(app, owner.id, 'pending')],
    ['while the estate can be read', 'report is pending', () => insertReport(app, owner.id, 'released')],
    [
      'in recovery',
      'in recovery',
      () => query("update service_state set recovery_since = now(), recovery_reason = 'test'"),
    ],
  ])('lets nothing be destroyed %s', async (_when, words, prepare) => {
    await prepare();
    await expect(destroy()).rejects.toThrow(words);
  });

  it('lets a refused owner’s data be destroyed six months after the reporters were told', async () => {
    await query(
      `update mails set state = 'failed', accepted_at = null where ${ofLetter(1)} or ${ofLetter(7)}`,
    );
    await query("update subscriptions set unreachable_at = $1::timestamptz - interval '5 months'", [
      app.ctx.clock.now(),
    ]);
    await expect(destroy()).rejects.toThrow('six months');
    await query("update subscriptions set unreachable_at = $1::timestamptz - interval '7 months'", [
      app.ctx.clock.now(),
    ]);
    await destroy();
  });
});

/** The tables that still have rows of an owner whose data was destroyed, with the reasons. */
const KEPT = {
  account_deletions: 'the account itself still waits for its deletion',
  subscriptions: 'the account and its payments stay',
  death_incapacitation_reports: 'what was reported, and by whom, is a record',
  one_time_codes: 'the owner can sign in; gone within minutes',
  owner_devices: 'the owner can sign in; gone after 400 days',
  totp_factors: 'the owner can sign in',
  recovery_codes: 'the owner can sign in',
  passkeys: 'the owner can sign in',
  passkey_challenges: 'the owner can sign in; gone within minutes',
  waiting_resets: 'the owner can stop it',
  email_changes: 'the owner can sign in; gone within minutes',
  sign_ins: 'the owner sees who signed in; gone after 90 days',
};

it('every table that holds something of an owner is destroyed, or kept for a reason', async () => {
  const { rows } = await query(
    `select from_class.relname as name, to_class.relname as target, confdeltype as on_delete,
       (select bool_and(attnotnull) from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as is_required
     from pg_constraint
     join pg_class from_class on from_class.oid = conrelid
     join pg_class to_class on to_class.oid = confrelid
     where contype = 'f' and from_class.relnamespace = 'public'::regnamespace`,
  );
  const links = rows as { name: string; target: string; on_delete: string; is_required: boolean }[];
  const nameOf = (table: (typeof destroyedTables)[number]) =>
    (table as unknown as Record<symbol, string>)[Symbol.for('drizzle:Name')]!;
  const gone = new Set(destroyedTables.map(nameOf));
  // Deletions cascade to dependent rows, which are all rows only if the reference is required.
  for (let size = 0; size < gone.size;) {
    size = gone.size;
    for (const { name, target, on_delete: onDelete, is_required: isRequired } of links) {
      if (onDelete === 'c' && isRequired && gone.has(target)) gone.add(name);
    }
  }
  const ofOwners = new Set(links.filter(({ target }) => target === 'users').map(({ name }) => name));
  expect([...ofOwners].filter((name) => !gone.has(name)).sort()).toEqual(Object.keys(KEPT).sort());
  const holding = links.filter(({ target }) => ['trigger_bytes', 'stored_files'].includes(target));
  expect(holding.filter(({ name, on_delete }) => on_delete !== 'c' && !gone.has(name))).toEqual([]);
  expect(holding.length).toBeGreaterThan(3);
});
