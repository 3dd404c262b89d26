import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { payAtPayfast } from '#tests/support/payfast/payfast.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { createLeavebitForDeath } from '#tests/support/release/release.ts';
import { loadSubscriptionId } from '#tests/support/reminders.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readMailedCode, registerOwner, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let count = 0;

interface Act {
  make: (code?: string) => ReturnType<TestOwner['send']>;
  isDone: () => Promise<boolean>;
}

const one = async (sql: string, id: number) => (await app.ctx.pool.query(sql, [id])).rows.length === 1;

const acts: [string, (owner: TestOwner) => Promise<Act>][] = [
  [
    'deleting something for good',
    async (owner) => {
      const id = await createLeavebitForDeath(owner, 'ben@example.org');
      await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
      return {
        make: (code) => owner.send('delete', `/api/trash/${id}`).send({ code }),
        isDone: async () =>
          Boolean(await one('select 1 from trigger_bytes where id = $1 and purged_at is not null', id)),
      };
    },
  ],
  [
    'replacing a recipient’s address',
    async (owner) => {
      const id = await createLeavebitForDeath(owner, 'ben@example.org');
      const path = `/api/people/${encodeLinkEmail('ben@example.org')}/address`;
      return {
        make: (code) => owner.send('post', path).send({ email: 'thief@example.org', code }),
        isDone: () =>
          one("select 1 from trigger_bytes where id = $1 and 'thief@example.org' = any(sharing_emails)", id),
      };
    },
  ],
  [
    'cancelling the subscription',
    async (owner) => {
      await payAtPayfast(app, await loadSubscriptionId(app, owner));
      await app.runDueJobs();
      return {
        make: (code) => owner.send('post', '/api/cancel-subscription').send({ code }),
        isDone: () =>
          one("select 1 from subscriptions where user_id = $1 and sub_status = 'Cancelled'", owner.id),
      };
    },
  ],
  [
    'locking everything again after a release',
    async (owner) => {
      const reportId = await insertReport(app, owner.id, 'released');
      return {
        make: (code) => owner.send('post', '/api/revoke-release').send({ reportId, code }),
        isDone: () =>
          one("select 1 from death_incapacitation_reports where id = $1 and status = 'revoked'", reportId),
      };
    },
  ],
  [
    'switching off the questions after a lapse',
    async (owner) => {
      const config = { designatedReporters: [], requiredConfirmations: 1, refuteTimeHours: 24 };
      await owner.send('put', '/api/release-config').send(config).expect(200);
      return {
        make: (code) =>
          owner.send('put', '/api/release-config').send({ ...config, askReportersOnLapse: false, code }),
        isDone: () => one('select 1 from users where id = $1 and not ask_reporters_on_lapse', owner.id),
      };
    },
  ],
];

it.each(acts)('%s needs a fresh proof', async (_what, prepare) => {
  const owner = await registerOwner(app, `owner-${(count += 1)}@example.org`);
  const { make, isDone } = await prepare(owner);
  app.clock.advance({ minutes: 16 });
  const code = await readMailedCode(app, owner.username, () =>
    make().expect(202, { requiresVerification: true }),
  );
  expect(await isDone()).toBe(false);
  await make(code === '000000' ? '111111' : '000000').expect(400);
  expect(await isDone()).toBe(false);
  const done = await make(code);
  expect([200, 204]).toContain(done.status);
  expect(await isDone()).toBe(true);
});
