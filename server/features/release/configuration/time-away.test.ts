import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import {
  confirmLatestReport,
  countMails,
  createOwnerWithReporters,
  listMailsTo,
  loadReportStatus,
  readLinkToken,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];
const config = { designatedReporters: [ROSA, SAM, TESS], requiredConfirmations: 2, refuteTimeHours: 24 };

const inDays = (app: TestApp, days: number) =>
  new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
const save = (owner: TestOwner, awayUntil: string | null) =>
  owner.send('put', '/api/release-config').send({ ...config, awayUntil });
const read = async (owner: TestOwner) =>
  (await owner.send('get', '/api/release-config').expect(200)).body as { awayUntil: string | null };

async function report(app: TestApp): Promise<{ expiresAt: string; awayUntil: string | null }> {
  const answer = await (
    await openVisitor(app)
  )
    .send('post', '/api/submit-report')
    .send({ token: readLinkToken(app, ROSA, 'death'), reportType: 'death' })
    .expect(200);
  await app.runDueJobs();
  return answer.body as { expiresAt: string; awayUntil: string | null };
}

describe('a time away', () => {
  it('delays the end of a window to the return plus the time to refute, and reporters are told', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const awayUntil = inDays(app, 10);
    expect((await save(owner, awayUntil).expect(200)).body).toMatchObject({ awayUntil });
    const link = await (
      await openVisitor(app)
    )
      .send('get', `/api/verify-reporter-token?token=${readLinkToken(app, ROSA, 'death')}&type=death`)
      .expect(200);
    expect(link.body).toMatchObject({ awayUntil });
    const submitted = await report(app);
    expect(submitted.awayUntil).toBe(awayUntil);
    expect(Date.parse(submitted.expiresAt)).toBe(Date.parse(awayUntil) + 24 * HOUR_MS);
    expect(listMailsTo(app, ROSA).at(-1)!.text.replaceAll(/\s+/g, ' ')).toContain(
      'That’s longer than usual, because they’d told us that they would be away until',
    );
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    // Coming back early changes nothing for a report that is pending.
    await save(owner, null).expect(200);
    await app.runDueJobs();
    const told = listMailsTo(app, owner.username).findLast(({ subject }) => /was changed$/.test(subject))!;
    expect(told.text.replaceAll(/\s+/g, ' ')).toContain(
      'No longer away. The pending report about you keeps the terms from when it was submitted',
    );
    for (const days of [2, 3, 5, 0.9]) {
      app.clock.advance({ hours: days * 24 });
      await app.runDueJobs();
    }
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    app.clock.advance({ hours: 3 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });

  it('needs a fresh proof for any change, and the owner gets an email about each', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const changes = () =>
      countMails(app, owner.username, /^Your LeaveBits release configuration was changed/);
    const saved = inDays(app, 20);
    await save(owner, saved).expect(200);
    await app.runDueJobs();
    const before = changes();
    // Keeps the session, but its proof has become old.
    const setProof = (at: number) =>
      app.ctx.pool.query(
        `update session set sess = jsonb_set(sess::jsonb, '{provedAt}', to_jsonb($1::float8))::json where sess->>'userId' is not null`,
        [at],
      );
    await setProof(0);
    for (const awayUntil of [inDays(app, 30), inDays(app, 5), null])
      expect((await save(owner, awayUntil).expect(202)).body).toEqual({ requiresVerification: true });
    await save(owner, saved).expect(200);
    expect((await read(owner)).awayUntil).toBe(saved);
    await setProof(app.clock.now().getTime());
    for (const awayUntil of [inDays(app, 5), null]) {
      await save(owner, awayUntil).expect(200);
      await app.runDueJobs();
    }
    expect((await read(owner)).awayUntil).toBeNull();
    expect(changes()).toBe(before + 2);
  });

  it('is undone by the link in the email', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await save(owner, inDays(app, 80)).expect(200);
    await app.runDueJobs();
    await (
      await openVisitor(app)
    )
      .send('post', '/api/undo-change')
      .send({ undoToken: readLinkToken(app, owner.username, 'undo') })
      .expect(200);
    await app.runDueJobs();
    expect((await report(app)).awayUntil).toBeNull();
  });

  it('is at most 90 days, is none once it has passed, and stays if a save does not name it', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await save(owner, inDays(app, 90.1)).expect(400);
    await save(owner, 'tomorrow').expect(400);
    const soon = inDays(app, 2);
    await save(owner, soon).expect(200);
    await owner.send('put', '/api/release-config').send(config).expect(200);
    expect((await read(owner)).awayUntil).toBe(soon);
    const day = inDays(app, 4).slice(0, 10);
    expect((await save(owner, day).expect(200)).body).toMatchObject({ awayUntil: `${day}T00:00:00.000Z` });
    await app.ctx.pool.query('update users set away_until = $1', [inDays(app, -1)]);
    expect((await read(owner)).awayUntil).toBeNull();
    expect((await report(app)).awayUntil).toBeNull();
  });
});
