import { afterEach, expect, it, vi } from 'vitest';
import { queueMail } from '../server/adapters/mail/outbox.ts';
import { computeMailConcurrencyLimits } from '../server/features/mail/mail-concurrency-limiter.ts';
import { scheduleReportAdvance } from '../server/features/release/reports/advance-report.ts';
import { insertReport, insertWarning } from './support/release/reports.ts';
import { createOwnerWithReporters, loadReportStatus } from './support/release/release.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { createMailGate, startWorkingProcess } from './support/processes/worker.ts';

afterEach(() => void vi.restoreAllMocks());

const queueMails = (app: TestApp, count: number) =>
  app.ctx.db.transaction(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      await queueMail(app.ctx, tx, {
        to: `mail-${number}@example.org`,
        kind: 'share-notice',
        dedupeKey: `mail ${number}`,
        content: { subject: 's', preheader: 'p', heading: 'h', paragraphs: ['t'], why: 'w', mistake: 'm' },
      });
    }
  });

it('a due release does not wait for an unresponsive mail server', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  const gate = createMailGate();
  await using process = await startWorkingProcess(app, { transport: gate.transport });
  const { othersOfDomain } = computeMailConcurrencyLimits(app.ctx.config.smtpConnections);
  await queueMails(app, 3 * othersOfDomain);
  await expect.poll(gate.waiting).toBe(othersOfDomain);

  const reportId = await insertReport(app, owner.id, 'pending');
  for (const stage of ['first', 'last']) {
    await insertWarning(app, reportId, stage, new Date(app.clock.now().getTime() - 24 * 3_600_000));
  }
  await app.ctx.db.transaction((tx) => scheduleReportAdvance(tx, reportId));
  await expect.poll(() => loadReportStatus(app, owner.id), { interval: 20 }).toBe('released');
  expect(gate.waiting()).toBe(othersOfDomain);
  expect(process.worker.isRunning()).toBe(true);
  gate.open();
});
