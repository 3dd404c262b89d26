import { afterEach, expect, it, vi } from 'vitest';
import { queueMail } from '../server/adapters/mail/outbox.ts';
import { placeCounts } from '../server/features/mail/places.ts';
import { planReport } from '../server/features/release/reports/advance-report.ts';
import { insertReport, insertWarning } from './support/release/reports.ts';
import { ownerWithReporters, statusOf } from './support/release/release.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { createGate, startWorkingProcess } from './support/worker.ts';

afterEach(() => void vi.restoreAllMocks());

const queueMails = (app: TestApp, count: number) =>
  app.ctx.db.transaction(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      await queueMail(app.ctx, tx, {
        to: `mail-${number}@example.org`,
        kind: 'share-notice',
        dedupeKey: `mail ${number}`,
        letter: { subject: 's', preheader: 'p', heading: 'h', paragraphs: ['t'], why: 'w', mistake: 'm' },
      });
    }
  });

it('a due release does not wait for a silent mail server', async () => {
  await using app = await startTestApp();
  const owner = await ownerWithReporters(app);
  const gate = createGate();
  await using process = await startWorkingProcess(app, { transport: gate.transport });
  const { othersOfDomain } = placeCounts(app.ctx.config.smtpConnections);
  await queueMails(app, 3 * othersOfDomain);
  await expect.poll(gate.waiting).toBe(othersOfDomain);

  const reportId = await insertReport(app, owner.id, 'pending');
  for (const stage of ['first', 'last']) {
    await insertWarning(app, reportId, stage, new Date(app.clock.now().getTime() - 24 * 3_600_000));
  }
  await app.ctx.db.transaction((tx) => planReport(tx, reportId));
  await expect.poll(() => statusOf(app, owner.id), { interval: 20 }).toBe('released');
  expect(gate.waiting()).toBe(othersOfDomain);
  expect(process.worker.isRunning()).toBe(true);
  gate.open();
});
