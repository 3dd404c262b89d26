import { expect, it, vi } from 'vitest';
import { ITN_SETTINGS, createSubscribedOwner } from '#tests/support/payfast/notifications.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { stopChargingReleasedEstates } from './retry-stop-charging.ts';

const isEnded = async (app: TestApp, token: string) => {
  const { rows } = await app.ctx.pool.query<{ cancelled_at: Date | null }>(
    'select cancelled_at from agreements where token = $1',
    [token],
  );
  return rows[0]?.cancelled_at !== null;
};

it('stops the charging for a released estate whose own job never did', async () => {
  await using app = await startTestApp(ITN_SETTINGS);
  const { owner, token } = await createSubscribedOwner(app);
  app.clock.advance({ hours: 1 });
  await insertReport(app, owner.id, 'released');
  await stopChargingReleasedEstates(app.ctx);
  await app.runDueJobs();
  expect(await isEnded(app, token)).toBe(false);
  app.clock.advance({ minutes: 11 });
  await stopChargingReleasedEstates(app.ctx);
  await app.runDueJobs();
  expect(await isEnded(app, token)).toBe(true);
  expect(await app.payfast.store.find(token)).toMatchObject({ status: 2 });
});

it('leaves an agreement alone that a living owner made after the release', async () => {
  await using app = await startTestApp(ITN_SETTINGS);
  const { owner, token } = await createSubscribedOwner(app);
  app.clock.advance({ hours: 1 });
  await insertReport(app, owner.id, 'released');
  await app.ctx.pool.query('update checkouts set offered_at = $1', [app.clock.now()]);
  await app.ctx.pool.query("update checkouts set offered_at = offered_at + interval '1 minute'");
  app.clock.advance({ minutes: 11 });
  await stopChargingReleasedEstates(app.ctx);
  await app.runDueJobs();
  expect(await isEnded(app, token)).toBe(false);
});

it('alarms when charging cannot be stopped', async () => {
  await using app = await startTestApp(ITN_SETTINGS);
  const { owner } = await createSubscribedOwner(app);
  await insertReport(app, owner.id, 'released');
  app.clock.advance({ minutes: 11 });
  await app.ownersPool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$;
    create trigger refuse before update on subscriptions for each row execute function refuse()`);
  const error = vi.spyOn(app.ctx.logger, 'error').mockReturnValue();
  await stopChargingReleasedEstates(app.ctx);
  expect(error.mock.calls.map(([facts]) => facts)).toMatchObject([
    { alarm: 'charging-not-stopped', userId: owner.id },
  ]);
});
