import { describe, expect, it, vi } from 'vitest';
import type { OwnerReport, ReleaseConfig, ReporterStatus } from '#shared/contracts/release.ts';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import {
  confirmLatestReport,
  countMails,
  createLeavebitForDeath,
  createOwnerWithReporters,
  listMailsTo,
  loadReportStatus,
  readLinkToken,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];

const look = async (app: TestApp, email: string, type: 'death' | 'practice' = 'death') => {
  const token = readLinkToken(app, email, type);
  return (await openVisitor(app)).send('get', `/api/verify-reporter-token?token=${token}&type=${type}`);
};
const submit = async (app: TestApp, email: string) =>
  (await openVisitor(app))
    .send('post', '/api/submit-report')
    .send({ token: readLinkToken(app, email, 'death'), reportType: 'death' });
const decide = (owner: TestOwner, email: string, body: object) =>
  owner.send('post', `/api/reporters/${encodeLinkEmail(email)}/decide`).send(body);
const suspendedOf = async (owner: TestOwner) =>
  ((await owner.send('get', '/api/reporter-status').expect(200)).body as ReporterStatus).flatMap(
    ({ email, suspendedAt }) => (suspendedAt === null ? [] : [email]),
  );

/** Rosa has reported the owner, who has refuted it. */
async function refuted(config: Partial<ReleaseConfig> = {}) {
  const app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS, ...config });
  await reportDeath(app);
  const refuteToken = readLinkToken(app, owner.username, 'refute');
  await (await openVisitor(app)).send('post', '/api/refute-report').send({ refuteToken }).expect(200);
  await app.runDueJobs();
  return { app, owner, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

describe('a reporter whose report its owner refuted', () => {
  it('can do nothing by their links until the owner has decided, and reads so; everyone is told', async () => {
    await using made = await refuted();
    const { app, owner } = made;
    expect((await look(app, ROSA)).body).toMatchObject({
      reason: 'suspended',
      ownerUsername: owner.username,
    });
    expect((await submit(app, ROSA)).body).toMatchObject({ reason: 'suspended' });
    expect((await look(app, ROSA, 'practice')).body).toMatchObject({ isSuspended: true });
    expect((await look(app, SAM, 'practice')).body).toMatchObject({ isSuspended: false });
    expect(await suspendedOf(owner)).toEqual([ROSA]);
    const told = (email: string) =>
      listMailsTo(app, email)
        .find(({ subject }) => subject.includes('refuted'))!
        .text.replaceAll(/\s+/g, ' ');
    expect(told(ROSA)).toContain('don’t work until the owner has decided');
    for (const email of [SAM, TESS, UMA]) expect(told(email)).toContain('Your reporter links still work.');
    expect(told(owner.username)).toContain('decide on your home page whether they stay');
    // The others can report, and aren't counted wrong.
    expect((await look(app, SAM)).body).toMatchObject({ otherReporters: 2 });
    expect((await submit(app, SAM)).status).toBe(200);
    await app.runDueJobs();
    expect(countMails(app, ROSA, /Please confirm/)).toBe(0);
    expect((await look(app, ROSA)).body).toMatchObject({ reason: 'suspended' });
  });

  it('is a problem of the plan, and does not count as available', async () => {
    await using made = await refuted({ designatedReporters: [ROSA, SAM, TESS] });
    await createLeavebitForDeath(made.owner, 'heir@example.org');
    const plan = (await made.owner.send('get', '/api/plan-health').expect(200)).body as PlanHealth;
    expect(plan.problems).toContainEqual({ code: 'reporter-suspended', subject: ROSA });
    expect(plan.problems).toContainEqual({ code: 'too-few-reporters', subject: null });
    expect(plan.earliestRelease).toBeNull();
  });

  it('can report and confirm again once the owner keeps them, also a report that is pending', async () => {
    await using made = await refuted();
    const { app } = made;
    await submit(app, SAM);
    await app.runDueJobs();
    const owner = await signIn(app, made.owner);
    const warned = /less protected from false reports/;
    await decide(owner, ROSA, { keep: true }).expect(200);
    await decide(owner, ROSA, { keep: true }).expect(404);
    await app.runDueJobs();
    expect(countMails(app, ROSA, /^Your reporter links for .* work again$/)).toBe(1);
    const kept = listMailsTo(app, ROSA).find(({ subject }) => subject.endsWith('work again'))!;
    expect(kept.text.replaceAll(/\s+/g, ' ')).toContain('We’re asking you about it in another email.');
    expect(countMails(app, owner.username, warned)).toBe(1);
    expect(listMailsTo(app, owner.username).at(-1)!.text).toContain(ROSA);
    expect(await suspendedOf(owner)).toEqual([]);
    expect((await look(app, ROSA)).body).toMatchObject({ reason: 'asked' });
    await confirmLatestReport(app, ROSA);
    const [report] = (await owner.send('get', '/api/reports').expect(200)).body as OwnerReport[];
    expect(report).toMatchObject({ status: 'pending', confirmations: 1, requiredConfirmations: 2 });
  });

  it.each([
    [true, false],
    [false, true],
  ])('is decided about once when two windows disagree (kept first: %s)', async (...order) => {
    await using made = await refuted();
    const { app, owner } = made;
    const client = await app.ctx.pool.connect();
    try {
      await client.query('begin');
      await client.query('select from users where id = $1 for update', [owner.id]);
      const answers: Promise<{ status: number; body: Record<string, unknown> }>[] = [];
      for (const keep of order) {
        answers.push(decide(owner, ROSA, { keep }).then(({ status, body }) => ({ status, body })));
        await vi.waitFor(async () => {
          const { rows } = await app.ownersPool.query(
            "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          );
          expect(rows).toHaveLength(answers.length);
        });
      }
      await client.query('commit');
      const [first, second] = await Promise.all(answers);
      expect(first!.status).toBe(200);
      expect(second).toMatchObject({
        status: 409,
        body: {
          code: 'conflict',
          message: expect.stringMatching(order[0] ? /already decided/ : /already removed/),
        },
      });
    } finally {
      client.release();
    }
    const config = (await owner.send('get', '/api/release-config').expect(200)).body as ReleaseConfig;
    expect(config.designatedReporters.includes(ROSA)).toBe(order[0]);
    expect(await suspendedOf(owner)).toEqual([]);
  });

  it('is removed like any other when the owner does not keep them', async () => {
    await using made = await refuted();
    const { app, owner } = made;
    await decide(owner, ROSA, { keep: false }).expect(200);
    await app.runDueJobs();
    const config = (await owner.send('get', '/api/release-config').expect(200)).body as ReleaseConfig;
    expect(config.designatedReporters).toEqual([SAM, TESS, UMA]);
    expect((await look(app, ROSA)).body).toMatchObject({ reason: 'unknown' });
    expect(countMails(app, ROSA, /no longer/)).toBe(1);
  });

  it('is neither kept nor removed without a fresh proof, nor removed if too few would be left', async () => {
    await using made = await refuted({ designatedReporters: [ROSA, SAM, TESS] });
    const { app, owner } = made;
    await decide(owner, ROSA, { keep: false }).expect(409);
    await decide(owner, SAM, { keep: false }).expect(404);
    await decide(owner, ROSA, {}).expect(400);
    await owner
      .send('put', '/api/release-config')
      .send({ designatedReporters: [ROSA, SAM, TESS], requiredConfirmations: 1, refuteTimeHours: 24 })
      .expect(200);
    // A session stays alive, but its proof gets old.
    for (let minute = 0; minute < 18; minute += 3) {
      app.clock.advance({ minutes: 3 });
      await owner.send('get', '/api/reports').expect(200);
    }
    for (const keep of [true, false])
      expect((await decide(owner, ROSA, { keep }).expect(202)).body).toEqual({ requiresVerification: true });
    expect(await suspendedOf(owner)).toEqual([ROSA]);
  });

  it('is back after ninety days without a sign-in: a thief who refuted once must not silence them', async () => {
    await using made = await refuted();
    const { app, owner } = made;
    app.clock.advance({ days: 89 });
    await signIn(app, owner);
    app.clock.advance({ days: 89 });
    expect((await look(app, ROSA)).body).toMatchObject({ reason: 'suspended' });
    app.clock.advance({ days: 2 });
    expect((await look(app, ROSA)).status).toBe(200);
    expect((await submit(app, ROSA)).status).toBe(200);
    await app.runDueJobs();
    // The report counts, even if the owner signs in now.
    expect(await suspendedOf(await signIn(app, owner))).toEqual([]);
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });

  it('is not suspended when they withdrew it themselves, and not again after the owner has chosen them again', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    await reportDeath(app);
    const token = readLinkToken(app, ROSA, 'death');
    await (await openVisitor(app)).send('post', '/api/withdraw-report').send({ token }).expect(200);
    expect(await suspendedOf(owner)).toEqual([]);
    await submit(app, ROSA);
    const [report] = (await owner.send('get', '/api/reports').expect(200)).body as OwnerReport[];
    await owner.send('post', '/api/refute-report').send({ reportId: report!.id }).expect(200);
    expect(await suspendedOf(owner)).toEqual([ROSA]);
    for (const designatedReporters of [[SAM, TESS, UMA], REPORTERS])
      await owner
        .send('put', '/api/release-config')
        .send({ designatedReporters, requiredConfirmations: 2, refuteTimeHours: 24 })
        .expect(200);
    expect(await suspendedOf(owner)).toEqual([]);
  });
});
