import { expect, it } from 'vitest';
import {
  MONTHLY_CHARGE,
  createSourceAddressHeaders,
  ITN_SETTINGS,
  PAYFAST_ADDRESS,
} from '#tests/support/payfast/notifications.ts';
import { craftNotification, payAtPayfast, postNotification } from '#tests/support/payfast/payfast.ts';
import {
  readLinkToken,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { loadSubscriptionId } from '#tests/support/reminders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { listObjectKeys, removeObjectsForGood } from '#tests/support/object-store/stored-objects.ts';
import { dumpDatabase, findTraces, diffDumps } from '#tests/support/database/database-dumps.ts';
import { createTusClient } from '#tests/support/uploads/tus.ts';
import {
  openVisitor,
  registerOwner,
  signIn,
  verifyRecipient,
  type TestOwner,
} from '#tests/support/visitor.ts';
import { queueJob } from '../../adapters/queue.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { removeExpiredRows } from '../retention/remove-expired.ts';
import { advanceDeletions } from './advance-deletions.ts';

const OLGA = 'olga@example.org';
const BEN = 'ben@example.org';
const OTTO = 'otto@example.org';
const SECOND = 'second-of-olga@example.org';

/** An owner who has used every feature. */
async function fullAccount(app: TestApp): Promise<TestOwner> {
  const owner = await createOwnerWithReporters(app);
  await owner.send('put', '/api/account/name').send({ name: 'Olga Trace' }).expect(200);
  await owner
    .send('put', '/api/release-config')
    .send({
      designatedReporters: REPORTERS,
      requiredConfirmations: 2,
      refuteTimeHours: 24,
      phoneNumber: '+27 555 123456',
      secondEmail: SECOND,
    })
    .expect(200);
  const saved = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'The key of the safe')
    .field('infoFields', 'It hangs behind the clock')
    .field('sharingEmails', JSON.stringify([BEN, 'carl@example.org']))
    .field(
      'sharingConfig',
      JSON.stringify({
        [BEN]: { releaseType: 'always' },
        'carl@example.org': { releaseType: 'scheduled', scheduledDate: '2051-01-01T00:00:00Z' },
      }),
    )
    .attach('attachments', Buffer.from('the words of a letter'), 'last-letter.txt')
    .expect(201);
  const { id } = saved.body as { id: number };
  await owner
    .send('put', `/api/people/${encodeLinkEmail(BEN)}`)
    .send({ name: 'Ben Tracer' })
    .expect(200);
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ infoFields: 'It hangs behind the picture' })
    .expect(200);
  const trashed = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'In the trash', infoFields: 'Old words', sharingEmails: ['dora@example.org'] })
    .expect(201);
  await owner.send('delete', `/api/trigger-bytes/${(trashed.body as { id: number }).id}`);
  await createTusClient(owner).begin(11_000_000, { triggerByteId: id });
  await app.runDueJobs();
  const ben = await verifyRecipient(app, BEN);
  await ben.send('get', `/api/my-leavebits/${ben.encodedEmail}`).set(ben.session).expect(200);
  await ben
    .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
    .set(ben.session)
    .send({ purpose: 'zip' })
    .expect(200);
  await app.ctx.pool.query('update email_verification_sessions set verified_trigger_bytes = $1', [
    JSON.stringify([String(id)]),
  ]);
  const visitor = await openVisitor(app);
  await visitor
    .send('post', `/api/shared/trigger-bytes/${id}/request-code`)
    .send({ encodedEmail: encodeLinkEmail('carl@example.org') })
    .expect(200);
  const token = await payAtPayfast(app, await loadSubscriptionId(app, owner));
  await app.runDueJobs();
  await postNotification(app, await craftNotification(app, token, MONTHLY_CHARGE))
    .set(createSourceAddressHeaders(PAYFAST_ADDRESS))
    .expect(200);
  await app.runDueJobs();
  await reportDeath(app);
  await openVisitor(app).then((any) =>
    any
      .send('post', '/api/withdraw-report')
      .send({ token: readLinkToken(app, REPORTERS[0]!, 'death') })
      .expect(200),
  );
  await app.runDueJobs();
  return owner;
}

/** Everything about the owner that a process may have left behind. */
async function leaveWork(app: TestApp, owner: TestOwner): Promise<void> {
  const { db, pool } = app.ctx;
  const runAt = new Date('2090-01-01');
  await queueJob(
    db,
    'request-password-reset',
    { email: OLGA, asker: 'x'.repeat(20), channel: 'open' },
    { runAt },
  );
  await queueJob(db, 'stop-charging', { userId: owner.id }, { key: `stop-charging:${owner.id}`, runAt });
  await queueJob(
    db,
    'advance-destruction',
    { subscriptionId: await loadSubscriptionId(app, owner) },
    { runAt },
  );
  await pool.query("update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'dead'");
  await pool.query(
    `insert into failing_rows (kind, subject, tries, last_error, failing_since, next_try_at, alarmed_at)
     values ('rescue-charging', $1, 7, 'it failed', now(), now(), now())`,
    [owner.id],
  );
}

async function deleteAccount(app: TestApp, tellPeople: boolean): Promise<void> {
  const owner = await signIn(app, { username: OLGA });
  await owner.send('post', '/api/account/deletion').send({ tellPeople }).expect(200);
  await app.runDueJobs();
  for (const days of [6.1, 1, 0.02]) {
    app.clock.advance({ days });
    await advanceDeletions(app.ctx);
    await app.runDueJobs();
  }
}

it.each([false, true])(
  'nothing in the database names a deleted owner or what they kept (people are told: %s)',
  async (tellPeople) => {
    await using app = await startTestApp(ITN_SETTINGS);
    const other = await registerOwner(app, OTTO);
    await other
      .send('post', '/api/trigger-bytes')
      .send({ description: 'Of another owner', sharingEmails: ['ida@example.org'] })
      .expect(201);
    await app.runDueJobs();
    // Files in a store are removed for good a month later, when this owner's trial would be over.
    await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01' where user_id = $1", [
      other.id,
    ]);
    expect(await listObjectKeys(app)).toEqual([]);
    const before = await dumpDatabase(app);
    const owner = await fullAccount(app);
    await leaveWork(app, owner);
    const traces = [...diffDumps(before, await dumpDatabase(app)), OLGA, 'Olga Trace', 'Ben Tracer', BEN];
    // Control: without the deletion, everything is found.
    const known = [OLGA, BEN, ...REPORTERS, '+27555123456', SECOND, String(owner.id), 'request_count'];
    expect(findTraces(await dumpDatabase(app), known)).toEqual(known.slice(0, -1));
    expect(traces.length).toBeGreaterThan(150);

    expect(await listObjectKeys(app)).toHaveLength(app.ctx.objectStore ? 1 : 0);

    await deleteAccount(app, tellPeople);
    expect((await app.ctx.pool.query('select from users where id = $1', [owner.id])).rowCount).toBe(0);
    // By now, everything that has an expiry has expired.
    app.clock.advance({ days: 3 });
    await removeObjectsForGood(app);
    expect(await listObjectKeys(app)).toEqual([]);
    await removeExpiredRows(app.ctx);
    await app.runDueJobs();
    expect(findTraces(await dumpDatabase(app, { isWithoutBooks: true }), traces)).toEqual([]);

    // The ledger retains what was paid, but not by whom.
    const { rows } = await app.ctx.pool.query('select * from payments');
    expect(rows).toMatchObject([
      {
        subscription_id: null,
        name_first: null,
        email_address: null,
        token: null,
        raw_notification: '',
        verdict: 'applied',
      },
    ]);
    expect(
      (await (await signIn(app, other)).send('get', '/api/trigger-bytes').expect(200)).body,
    ).toHaveLength(1);
  },
);

it('every table that points to an owner goes with the owner', async () => {
  await using app = await startTestApp();
  const { rows: keys } = await app.ctx.pool.query<{ name: string; deletes: string }>(
    `select conrelid::regclass || ' → ' || confrelid::regclass as name, confdeltype as deletes from pg_constraint
     where contype = 'f' and confrelid in ('users'::regclass, 'trigger_bytes'::regclass, 'stored_files'::regclass)`,
  );
  expect(keys.filter(({ deletes }) => deletes !== 'c')).toEqual([]);
  const { rows: loose } = await app.ctx.pool.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('user_id', 'owner_id') and not exists (
       select from pg_constraint f where f.contype = 'f' and f.conrelid = ('public.' || quote_ident(c.table_name))::regclass)`,
  );
  // Rows of `activity_waiting` never outlive their transaction.
  expect(loose).toEqual([{ name: 'activity_waiting.user_id' }]);
});
