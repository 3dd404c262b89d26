import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import {
  confirm,
  countMails,
  leaveOnDeath,
  mailsTo,
  ownerWithReporters,
  report,
  REPORTERS,
} from '../../../../tests/support/release/release.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { openVisitor, type Owner } from '../../../../tests/support/visitor.ts';
import { announceOpenings } from '../../notices/announce-openings.ts';
import { announceClosings } from '../closing/announce-closings.ts';

const ANN = 'ann@example.org';
const [, SAM, TESS] = REPORTERS as [string, string, string];

let app: TestApp;
let owner: Owner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await ownerWithReporters(app);
});
afterEach(() => app[Symbol.asyncDispose]());

/** The report is confirmed, and its time goes by. */
async function release(): Promise<void> {
  await report(app);
  for (const email of [SAM, TESS]) await confirm(app, email);
  app.clock.advance({ hours: 25 });
  await app.runDueJobs();
}

async function leaveOnDate(email: string, days: number): Promise<void> {
  const scheduledDate = new Date(app.clock.now().getTime() + days * DAY_MS).toISOString();
  await owner
    .send('post', '/api/trigger-bytes')
    .send({
      sharingEmails: [email],
      sharingConfig: { [email]: { releaseType: 'scheduled', scheduledDate } },
    })
    .expect(201);
  await app.runDueJobs();
}

describe('a recipient whose notices somebody has stopped', () => {
  async function stopMails(): Promise<void> {
    const link = mailsTo(app, ANN)
      .at(-1)!
      .links.find((url) => url.includes('/stop-mails/'))!;
    await (await openVisitor(app)).send('post', `/api${new URL(link).pathname}`).expect(200);
  }
  const openingsTold = () => countMails(app, ANN, /is now open/);

  it('hears all the same of what opens after a report, on a later date, and of its closing', async () => {
    await leaveOnDeath(owner, ANN);
    await leaveOnDate(ANN, 10);
    await stopMails();
    await release();
    expect(openingsTold()).toBe(1);
    expect(mailsTo(app, ANN).at(-1)!.text).not.toContain('stop-mails');
    app.clock.advance({ days: 10 });
    await announceOpenings(app.ctx);
    await app.runDueJobs();
    expect(openingsTold()).toBe(2);
    app.clock.advance({ days: 310 });
    await announceClosings(app.ctx);
    await app.runDueJobs();
    expect(countMails(app, ANN, /closes soon/)).toBe(1);
  });

  it('hears nothing of a date that comes while the owner lives, as they were told', async () => {
    await leaveOnDate(ANN, 10);
    await stopMails();
    app.clock.advance({ days: 11 });
    await announceOpenings(app.ctx);
    await app.runDueJobs();
    expect(openingsTold()).toBe(0);
  });
});
