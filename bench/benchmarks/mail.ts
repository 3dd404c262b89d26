import { setTimeout as delay } from 'node:timers/promises';
import type { Benchmark } from '../harness/benchmark.ts';
import { countAcceptedMails, queueNotices } from '../harness/notice-load.ts';

const WARM = 1000;
const MAILS = 10_000;
const DOMAINS = 20;
const ASKED_PER_SECOND = 300;

export const benchmark: Benchmark = {
  what: 'delivery of 10,000 queued notices to a local mail server that takes them at once',
  async measure(world) {
    const product = await world.startProduct();
    let taken = 0;
    world.mailSink.onTaken = () => void (taken += 1);
    await queueNotices(product, WARM, DOMAINS);
    while ((await countAcceptedMails(product)) < WARM) await delay(200);
    taken = 0;
    await queueNotices(product, MAILS, DOMAINS);
    const start = performance.now();
    while ((await countAcceptedMails(product)) < WARM + MAILS) await delay(200);
    const perSecond = MAILS / ((performance.now() - start) / 1000);
    if (taken !== MAILS) throw new Error(`${taken} mails arrived`);
    return [
      {
        what: 'mails delivered',
        measured: `${perSecond.toFixed(0)} /s`,
        compared: `${ASKED_PER_SECOND} /s`,
        ratio: perSecond / ASKED_PER_SECOND,
        asked: { atLeast: 1 },
      },
    ];
  },
};
