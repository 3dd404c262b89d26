import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endEmailSession, startEmailSession, requireEmailSession } from './email-session.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const start = (email: string) => startEmailSession(app.ctx, { email, scope: 'all', replaces: null });

async function lastActivity(email: string): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ last_activity: Date }>(
    'select last_activity from email_verification_sessions where email = $1',
    [email],
  );
  return rows[0]!.last_activity.getTime();
}

it('is written at most every half minute, so that a read writes nothing', async () => {
  const email = 'reader@example.org';
  const key = await start(email);
  const started = await lastActivity(email);
  await requireEmailSession(app.ctx, key);
  expect(await lastActivity(email)).toBe(started);
  app.clock.advance({ seconds: 30 });
  await requireEmailSession(app.ctx, key);
  expect(await lastActivity(email)).toBeGreaterThanOrEqual(started + 30_000);
});

it('lasts thirty minutes from the last use that was written, and not longer', async () => {
  const key = await start('idle@example.org');
  app.clock.advance({ minutes: 29 });
  await expect(requireEmailSession(app.ctx, key)).resolves.toMatchObject({ email: 'idle@example.org' });
  app.clock.advance({ minutes: 29 });
  await expect(requireEmailSession(app.ctx, key)).resolves.toMatchObject({ email: 'idle@example.org' });
  app.clock.advance({ minutes: 30 });
  await expect(requireEmailSession(app.ctx, key)).rejects.toMatchObject({ code: 'email-session-expired' });
});

it('opens nothing from the moment of its end', async () => {
  const key = await start('gone@example.org');
  await requireEmailSession(app.ctx, key);
  await endEmailSession(app.ctx, key);
  await expect(requireEmailSession(app.ctx, key)).rejects.toMatchObject({ code: 'email-session-expired' });
});
