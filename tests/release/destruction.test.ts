import { expect, it } from 'vitest';
import { advanceDestruction } from '../../server/features/subscriptions/destruction/advance-destruction.ts';
import {
  runPaymentInquiry,
  fetchRecentPayments,
} from '../../server/features/subscriptions/destruction/run-payment-inquiry.ts';
import { moveToDueDestruction } from '../support/destruction/destruction.ts';
import { createLeavebitForDeath, createOwnerWithReporters } from '../support/release/release.ts';
import { startTestApp } from '../support/test-app.ts';

it('unpaid data is not destroyed while its owner’s death is being reported', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  const { pool } = app.ctx;
  const id = await createLeavebitForDeath(owner, 'heir@example.org');
  // Everything is announced and due. Only a report can stop it.
  const { id: subscriptionId } = await moveToDueDestruction(app, owner.id);
  await runPaymentInquiry(app.ctx, subscriptionId, await fetchRecentPayments(app.ctx));

  // Does what submitting a report does: locks the owner, and becomes visible to others only at commit.
  const reporting = await pool.connect();
  await reporting.query('begin');
  await reporting.query('select from users where id = $1 for no key update', [owner.id]);
  await reporting.query(
    `insert into death_incapacitation_reports (id, user_id, reporter_email, report_type, required_confirmations,
       refute_time_hours, reported_at, expires_at, refute_token)
     values (1, $1, 'rosa@example.org', 'death', 2, 24, $2, $2::timestamptz + interval '24 hours', 'x')`,
    [owner.id, app.clock.now()],
  );
  const destroying = advanceDestruction(app.ctx, subscriptionId);
  const waiting = () =>
    pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  await reporting.query('commit');
  reporting.release();
  expect(await destroying).toBe('forget');
  expect((await pool.query('select from trigger_bytes where id = $1', [id])).rowCount).toBe(1);
  const { rowCount } = await pool.query('select from reporter_tokens where user_id = $1', [owner.id]);
  expect(rowCount).toBe(3);
});
