import type { TestApp } from './test-app.ts';

let serial = 0;

/** A report as the database may hold it, made without its long way there; answers its number. */
export async function insertReport(
  app: TestApp,
  userId: number,
  status: 'pending' | 'released' | 'refuted',
): Promise<number> {
  const id = ++serial;
  const now = app.ctx.clock.now();
  await app.ctx.pool.query(
    `insert into death_incapacitation_reports select (jsonb_populate_record(null::death_incapacitation_reports, $1)).*`,
    [
      JSON.stringify({
        id,
        user_id: userId,
        reporter_email: 'rita@example.org',
        report_type: 'death',
        status,
        reported_at: new Date(now.getTime() - 2 * 86_400_000),
        expires_at: now,
        confirmed_at: now,
        required_confirmations: 1,
        refute_time_hours: 24,
        refute_token: `\\x${id.toString(16).padStart(8, '0')}`,
        ...(status === 'released' ? { released_at: now } : {}),
        ...(status === 'refuted' ? { refuted_at: now, refuted_by: 'home' } : {}),
      }),
    ],
  );
  return id;
}
