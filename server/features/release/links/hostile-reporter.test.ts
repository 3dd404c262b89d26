import { expect, it } from 'vitest';
import type { ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import {
  confirmLatestReport,
  createLeavebitForDeath,
  readLinkToken,
  createOwnerWithReporters,
  REPORTERS,
  keepReporter,
  loadReportStatus,
} from '#tests/support/release/release.ts';
import { limits } from '#shared/domain/limits.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];

async function post(app: TestApp, path: string, body: object) {
  const answer = await (await openVisitor(app)).send('post', `/api/${path}`).send(body);
  await app.runDueJobs();
  return answer;
}
const submit = (app: TestApp, token: string) => post(app, 'submit-report', { token, reportType: 'death' });
const look = async (app: TestApp, token: string) =>
  (await (await openVisitor(app)).send('get', `/api/verify-reporter-token?token=${token}&type=death`))
    .body as ReporterTokenResponse;

it('cannot keep the others from reporting a death by reporting and taking back', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app, { designatedReporters: [ROSA, SAM, TESS, UMA] });
  await createLeavebitForDeath(owner, 'heir@example.org');
  const [hostile, other] = [readLinkToken(app, ROSA, 'death'), readLinkToken(app, SAM, 'death')];
  let withdrawn = 0;
  for (let round = 0; round < 7; round += 1) {
    if ((await submit(app, hostile)).status !== 200) continue;
    expect((await post(app, 'withdraw-report', { token: hostile })).status).toBe(200);
    withdrawn += 1;
  }
  expect(withdrawn).toBe(limits.withdrawalsBeforePause);
  const refused = await submit(app, hostile);
  expect(refused.status).toBe(429);
  const { message, againAt } = refused.body as { message: string; againAt: string };
  expect(message).toMatch(/ask another reporter/);
  expect((await look(app, hostile)).pausedUntil).toBe(againAt);
  expect((await look(app, other)).pausedUntil).toBeNull();

  expect((await submit(app, other)).status).toBe(200);
  await confirmLatestReport(app, TESS);
  await confirmLatestReport(app, UMA);
  app.clock.advance({ hours: 25 });
  await app.runDueJobs();
  expect(await loadReportStatus(app, owner.id)).toBe('released');
});

it('does not use up the reports of the others', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  const token = readLinkToken(app, ROSA, 'death');
  for (let round = 0; round < 5; round += 1) {
    expect((await submit(app, token)).status).toBe(200);
    const { rows } = await app.ctx.pool.query<{ id: string }>(
      "select id from death_incapacitation_reports where status = 'pending'",
    );
    await owner
      .send('post', '/api/refute-report')
      .send({ reportId: Number(rows[0]!.id) })
      .expect(200);
    await keepReporter(owner, ROSA);
  }
  expect((await submit(app, token)).body).toMatchObject({
    message: expect.stringMatching(/several times today/) as string,
  });
  expect((await submit(app, readLinkToken(app, SAM, 'death'))).status).toBe(200);
});
