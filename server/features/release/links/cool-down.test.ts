import { expect, it } from 'vitest';
import type { OwnerReport, ReleaseConfig } from '#shared/contracts/release.ts';
import {
  createOwnerWithReporters,
  listMailsTo,
  readLinkToken,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM] = REPORTERS as [string, string];
const config = { designatedReporters: REPORTERS, requiredConfirmations: 2, refuteTimeHours: 24 };

const save = (owner: TestOwner, change: object) =>
  owner.send('put', '/api/release-config').send({ ...config, ...change });
const saved = async (owner: TestOwner) =>
  (await owner.send('get', '/api/release-config').expect(200)).body as ReleaseConfig;

async function refute(app: TestApp, owner: TestOwner) {
  const [report] = (await owner.send('get', '/api/reports').expect(200)).body as OwnerReport[];
  await owner.send('post', '/api/refute-report').send({ reportId: report!.id }).expect(200);
  await app.runDueJobs();
}
const submit = async (app: TestApp, email: string) =>
  (await openVisitor(app))
    .send('post', '/api/submit-report')
    .send({ token: readLinkToken(app, email, 'death'), reportType: 'death' });
const look = async (app: TestApp, email: string) =>
  (await openVisitor(app)).send(
    'get',
    `/api/verify-reporter-token?token=${readLinkToken(app, email, 'death')}&type=death`,
  );

it('nobody can report within the pause that an owner has set for after a refutation', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  expect((await saved(owner)).coolDownDays).toBe(0);
  await save(owner, { coolDownDays: 7 }).expect(200);
  await reportDeath(app);
  await refute(app, owner);
  const shown = (await look(app, SAM)).body;
  expect(shown).toMatchObject({ pauseReason: 'cool-down' });
  const [mail] = listMailsTo(app, SAM).filter(({ subject }) => subject.includes('refuted'));
  expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain('Nobody can submit another report before');
  const until = Date.parse(shown.pausedUntil as string) - app.clock.now().getTime();
  expect(until / 86_400_000).toBeCloseTo(7, 1);
  expect((await submit(app, SAM)).status).toBe(429);
  app.clock.advance({ days: 7, hours: 1 });
  expect((await look(app, SAM)).body).toMatchObject({ pausedUntil: null, pauseReason: null });
  expect((await submit(app, SAM)).status).toBe(200);
});

it('a withdrawal by the reporter starts no pause', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  await save(owner, { coolDownDays: 30 }).expect(200);
  await reportDeath(app);
  const token = readLinkToken(app, ROSA, 'death');
  await (await openVisitor(app)).send('post', '/api/withdraw-report').send({ token }).expect(200);
  expect((await submit(app, SAM)).status).toBe(200);
});

it('lengthening or shortening it needs a fresh proof; it is bounded', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  for (const coolDownDays of [-1, 31, 1.5, '7']) await save(owner, { coolDownDays }).expect(400);
  await save(owner, { coolDownDays: 10 }).expect(200);
  // A session stays alive, but its proof gets old.
  for (let minute = 0; minute < 18; minute += 3) {
    app.clock.advance({ minutes: 3 });
    await owner.send('get', '/api/reports').expect(200);
  }
  await save(owner, { coolDownDays: 11 }).expect(202);
  await save(owner, {}).expect(200);
  expect((await saved(owner)).coolDownDays).toBe(10);
  await save(owner, { coolDownDays: 3 }).expect(202);
  expect((await saved(owner)).coolDownDays).toBe(10);
  await expect(app.ownersPool.query('update users set cool_down_days = 31')).rejects.toThrow(
    'users_cool_down_days_range',
  );
});

it('the database accepts no report within the pause', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  await reportDeath(app);
  await refute(app, owner);
  await save(owner, { coolDownDays: 30 }).expect(200);
  const copy = `insert into death_incapacitation_reports
    (id, user_id, reporter_email, report_type, required_confirmations, refute_time_hours, reported_at, expires_at, refute_token)
    select 7, user_id, $1, 'death', 2, 24, refuted_at + $2::interval, refuted_at + interval '60 days', 'x'
    from death_incapacitation_reports`;
  await expect(app.ownersPool.query(copy, ['uma@example.org', '29 days'])).rejects.toThrow('so soon after');
  await expect(app.ownersPool.query(copy, [ROSA, '31 days'])).rejects.toThrow('suspended reporter');
  await app.ownersPool.query(copy, ['uma@example.org', '31 days']);
});
