import { setTimeout as delay } from 'node:timers/promises';
import supertest from 'supertest';
import { beforeEach, expect, it, vi } from 'vitest';
import { queueMail } from '../../server/adapters/mail/outbox.ts';
import { laneNames } from '../../server/jobs/lanes.ts';
import { startDatabaseProxy } from '../support/processes/tcp-proxy.ts';
import { printMeasurement } from '../support/reporters/measurements.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { queueSmallJobs, countJobsLeft, startWorkingProcess } from '../support/processes/worker.ts';

/** Outages as `seconds:rounds`, separated by commas. */
const PLAN = (process.env['OUTAGES'] ?? '5:100,30:20,300:3').split(',').map((part) => {
  const [seconds = 0, rounds = 0] = part.split(':').map(Number);
  return { seconds, rounds };
});
const LOAD_EVERY_MS = 100;

// The queue prints a stack trace for each lost slot.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it.each(PLAN)('works again after $rounds outages of $seconds s under load', async ({ seconds, rounds }) => {
  await using app = await startTestApp();
  await using proxy = await startDatabaseProxy(app.ctx.config.databaseUrl!);
  const sent: string[] = [];
  const transport = {
    send: async ({ messageId }: { messageId: string }) => {
      await delay(sent.length % 300);
      sent.push(messageId);
    },
    close: async () => undefined,
  };
  await using product = await startWorkingProcess(app, { databaseUrl: proxy.url, transport });
  const isReady = async () => (await supertest(product.server).get('/readyz')).status === 200;
  const recoveries: number[] = [];
  const load = startLoad(app);

  for (let round = 1; round <= rounds; round += 1) {
    await delay(500 + ((round * 137) % 1000));
    const kind = (['cut', 'fallSilent', 'loseAnswers'] as const)[round % 3]!;
    proxy[kind]();
    const until = performance.now() + seconds * 1000;
    await delay(Math.min(3500, seconds * 1000));
    expect(await isReady()).toBe(false);
    await delay(Math.max(0, until - performance.now()));
    proxy.mend();
    const mended = performance.now();
    await expect.poll(isReady).toBe(true);
    expect(product.worker.lanes!().map(({ name, isProved }) => isProved && name)).toEqual(laneNames);
    recoveries.push((performance.now() - mended) / 1000);
    expect(product.hasExited()).toBe(false);
  }

  const queued = await load.stop();
  await expect.poll(() => countJobsLeft(app)).toEqual({});
  const { rows } = await app.ctx.pool.query<{ state: string; count: number }>(
    'select state::text, count(*)::int as count from mails group by 1',
  );
  expect(rows).toEqual([{ state: 'accepted', count: queued.mails }]);
  recoveries.sort((one, other) => one - other);
  const at = (share: number) => recoveries[Math.floor((recoveries.length - 1) * share)]!.toFixed(1);
  printMeasurement(
    `${rounds} outages of ${seconds} s: ready again after ${at(0.5)} s (median), ${at(1)} s (longest); ` +
      `${queued.jobs} jobs and ${queued.mails} mails, none left or lost, ` +
      `${sent.length - new Set(sent).size} mails sent twice; ` +
      `restarts: ${product.worker.lanes!()
        .map(({ name, restarts }) => `${name} ${restarts}`)
        .join(', ')}.`,
  );
});

/** Queues jobs in every lane, and emails, until it is stopped. It doesn't use the connection that is cut. */
function startLoad(app: TestApp): { stop(): Promise<{ jobs: number; mails: number }> } {
  let isStopped = false;
  const planned = { jobs: 0, mails: 0 };
  const running = (async () => {
    while (!isStopped) {
      await queueSmallJobs(app);
      planned.jobs += 4;
      await app.ctx.db.transaction((tx) =>
        queueMail(app.ctx, tx, {
          to: 'load@example.org',
          kind: 'share-notice',
          dedupeKey: `load ${planned.mails}`,
          content: { subject: 's', preheader: 'p', heading: 'h', paragraphs: ['t'], why: 'w', mistake: 'm' },
        }),
      );
      planned.mails += 1;
      await delay(LOAD_EVERY_MS);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await running;
      return planned;
    },
  };
}
