import { describe, expect, it } from 'vitest';
import type { SavedReleaseConfig } from '#shared/contracts/release.ts';
import type { ReporterTokenResponse, SubmitReportResponse } from '#shared/contracts/report-links.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import {
  confirmLatestReport,
  createOwnerWithReporters,
  keepReporter,
  listMailsTo,
  loadReportStatus,
  readLinkToken,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];
const config = { designatedReporters: [ROSA, SAM, TESS], requiredConfirmations: 2, refuteTimeHours: 24 };
const FAST = { requiredConfirmations: 1, refuteTimeHours: 6 };

const save = (owner: TestOwner, change: object = {}) =>
  owner.send('put', '/api/release-config').send({ ...config, ...change });
const read = async (owner: TestOwner) =>
  (await owner.send('get', '/api/release-config').expect(200)).body as SavedReleaseConfig;

async function report(app: TestApp, reportType: 'death' | 'incapacitation'): Promise<SubmitReportResponse> {
  const answer = await (
    await openVisitor(app)
  )
    .send('post', '/api/submit-report')
    .send({ token: readLinkToken(app, ROSA, reportType), reportType })
    .expect(200);
  await app.runDueJobs();
  return answer.body as SubmitReportResponse;
}

async function makeProofOld(app: TestApp): Promise<void> {
  await app.ctx.pool.query(
    `update session set sess = jsonb_set(sess::jsonb, '{provedAt}', to_jsonb(0))::json where sess->>'userId' is not null`,
  );
}

const textTo = (app: TestApp, email: string) => listMailsTo(app, email).at(-1)!.text.replaceAll(/\s+/g, ' ');

describe('the numbers for an incapacity', () => {
  it('are those for a death until the owner chooses others, and again after null', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const followed = { requiredConfirmations: 2, refuteTimeHours: 24, asForDeath: true };
    expect((await read(owner)).incapacitation).toEqual(followed);
    await save(owner, { incapacitation: FAST }).expect(200);
    // What a save doesn't name stays, and what it read can be sent back.
    await save(owner, { refuteTimeHours: 48 }).expect(200);
    await save(owner, { incapacitation: (await read(owner)).incapacitation }).expect(200);
    expect((await read(owner)).incapacitation).toEqual({ ...FAST, asForDeath: false });
    await save(owner, { incapacitation: null }).expect(200);
    await save(owner, { refuteTimeHours: 48, incapacitation: (await read(owner)).incapacitation }).expect(
      200,
    );
    expect((await read(owner)).incapacitation).toEqual({ ...followed, refuteTimeHours: 48 });
  });

  it('have the same bounds, in the database, too', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    for (const incapacitation of [
      { ...FAST, requiredConfirmations: 0 },
      { ...FAST, requiredConfirmations: 6 },
      { ...FAST, refuteTimeHours: 169 },
      { ...FAST, refuteTimeHours: 1.5 },
      { requiredConfirmations: 1 },
      'fast',
    ])
      await save(owner, { incapacitation }).expect(400);
    const { body } = await save(owner, { incapacitation: { ...FAST, requiredConfirmations: 3 } }).expect(400);
    expect((body as { message: string }).message).toContain('1 more reporter than confirmations');
    // Nor can reporters be removed whom only an incapacity needs.
    await save(owner, { incapacitation: { ...FAST, requiredConfirmations: 2 }, requiredConfirmations: 1 });
    const two = { designatedReporters: [ROSA, SAM], requiredConfirmations: 1 };
    await save(owner, two).expect(400);
    const update = (change: string) => app.ownersPool.query(`update users set ${change}`);
    await expect(update('incapacitation_refute_time_hours = null')).rejects.toThrow(
      'users_incapacitation_whole',
    );
    await expect(update('incapacitation_refute_time_hours = 169')).rejects.toThrow('refute_time_hours_range');
    await expect(update('incapacitation_required_confirmations = 0')).rejects.toThrow('confirmations_range');
    await expect(update('incapacitation_required_confirmations = 3')).rejects.toThrow(
      'users_enough_reporters',
    );
  });

  it.each([
    ['fewer confirmations', { incapacitation: { requiredConfirmations: 1, refuteTimeHours: 24 } }, 202],
    ['a shorter time', { incapacitation: { requiredConfirmations: 2, refuteTimeHours: 23 } }, 202],
    ['a longer time', { incapacitation: { requiredConfirmations: 2, refuteTimeHours: 25 } }, 200],
    ['fewer confirmations for a death alone', { requiredConfirmations: 1, incapacitation: config }, 202],
    ['a longer time for a death alone', { refuteTimeHours: 48, incapacitation: config }, 200],
  ])('need a fresh proof for %s: %j', async (_what, change, status) => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await makeProofOld(app);
    await save(owner, change).expect(status);
  });

  it('need a fresh proof to follow those for a death again, if that makes a release easier', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await save(owner, { incapacitation: { requiredConfirmations: 2, refuteTimeHours: 72 } }).expect(200);
    await makeProofOld(app);
    await save(owner, { incapacitation: null }).expect(202);
    await save(owner, { refuteTimeHours: 72, incapacitation: null }).expect(200);
  });

  it('are reported to the owner when they change, with a link that undoes it', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await save(owner, { incapacitation: FAST }).expect(200);
    await app.runDueJobs();
    expect(textTo(app, owner.username)).toContain(
      'After an accident or a stroke: 1 confirmation, and 6 hours to refute (previously the same as after a death).',
    );
    const undoToken = readLinkToken(app, owner.username, 'undo');
    const visitor = await openVisitor(app);
    const preview = await visitor.send('get', `/api/verify-undo-token?token=${undoToken}`).expect(200);
    expect(preview.body).toMatchObject({
      incapacitation: { before: null, after: FAST },
      requiredConfirmations: null,
    });
    await visitor.send('post', '/api/undo-change').send({ undoToken }).expect(200);
    expect(await report(app, 'incapacitation')).toMatchObject({ requiredConfirmations: 2 });
  });
});

describe('a report', () => {
  it.each([
    ['incapacitation', 1, 6],
    ['death', 2, 24],
  ] as const)(
    'of %s takes the numbers of its type: %i confirmations, %i hours',
    async (type, count, hours) => {
      await using app = await startTestApp();
      const owner = await createOwnerWithReporters(app, { incapacitation: FAST });
      const begun = app.clock.now().getTime();
      const answer = await report(app, type);
      expect(answer.requiredConfirmations).toBe(count);
      expect(Date.parse(answer.expiresAt) - begun).toBeCloseTo(hours * HOUR_MS, -5);
      // What is saved afterwards doesn't touch it.
      await save(owner, { incapacitation: null }).expect(200);
      await confirmLatestReport(app, SAM);
      app.clock.advance({ hours: 7 });
      await app.runDueJobs();
      expect(await loadReportStatus(app, owner.id)).toBe(type === 'death' ? 'pending' : 'released');
    },
  );

  it('in the database has exactly these numbers', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { incapacitation: FAST });
    const insert = (type: string, required: number, hours: number) =>
      app.ownersPool.query(
        `insert into death_incapacitation_reports (id, user_id, reporter_email, report_type, required_confirmations,
           refute_time_hours, reported_at, expires_at, refute_token)
         values (7, $1, 'rosa@example.org', $2, $3, $4, now(), now() + interval '8 days', 'x')`,
        [owner.id, type, required, hours],
      );
    for (const [type, required, hours] of [
      ['death', 1, 6],
      ['incapacitation', 2, 24],
      ['death', 2, 6],
      ['death', 3, 24],
    ] as const)
      await expect(insert(type, required, hours)).rejects.toThrow('the numbers of its type');
    await insert('incapacitation', 1, 6);
  });
});

describe('where the numbers differ', () => {
  it('each link’s page says those of its type, and the page for practice both', async () => {
    await using app = await startTestApp();
    await createOwnerWithReporters(app, { incapacitation: FAST });
    const visitor = await openVisitor(app);
    const look = async (type: 'death' | 'incapacitation' | 'practice') => {
      const url = `/api/verify-reporter-token?token=${readLinkToken(app, SAM, type)}&type=${type}`;
      return (await visitor.send('get', url).expect(200)).body as ReporterTokenResponse;
    };
    const death = { requiredConfirmations: 2, refuteTimeHours: 24 };
    expect(await look('death')).toMatchObject({ ...death, incapacitation: null });
    expect(await look('incapacitation')).toMatchObject({ ...FAST, incapacitation: null });
    expect(await look('practice')).toMatchObject({ ...death, incapacitation: FAST });
    expect(textTo(app, SAM)).toContain(
      'the owner will have 24 hours after a report of a death, or 6 hours after one of an incapacitation, to say',
    );
  });

  it('a reporter is removed only if the others are enough for both', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, {
      requiredConfirmations: 1,
      incapacitation: { requiredConfirmations: 2, refuteTimeHours: 24 },
    });
    await report(app, 'incapacitation');
    const [pending] = (await owner.send('get', '/api/reports').expect(200)).body as { id: number }[];
    await owner.send('post', '/api/refute-report').send({ reportId: pending!.id }).expect(200);
    const decide = `/api/reporters/${Buffer.from(ROSA).toString('base64url')}/decide`;
    await owner.send('post', decide).send({ keep: false }).expect(409);
    await keepReporter(owner, ROSA);
  });
});
