import { queueMail } from '../../server/adapters/mail/outbox.ts';
import { loginCodeEmail } from '../../server/features/accounts/emails.ts';
import { median, type Benchmark } from '../harness/benchmark.ts';
import { queueNotices } from '../harness/notice-load.ts';

const NOTICES = 10_000;
const CODES = 10;
const NEEDS_MS = 1000;

export const benchmark: Benchmark = {
  what: 'a code behind 10,000 notices, with a mail server that needs a second for each mail',
  async measure(world) {
    const product = await world.startProduct();
    world.mailSink.needsMs = NEEDS_MS;
    await queueNotices(product, NOTICES, 20);
    const took: number[] = [];
    for (let n = 0; n < CODES; n += 1) {
      // Some of these domains also receive many notices.
      const to = `owner-${n}@domain-${n}.example`;
      const taken = new Promise<void>((resolve) => {
        world.mailSink.onTaken = (address) => address === to && resolve();
      });
      const start = performance.now();
      await product.ctx.db.transaction((tx) =>
        queueMail(product.ctx, tx, {
          to,
          kind: 'login-code',
          dedupeKey: `bench-code/${n}`,
          content: loginCodeEmail({ code: '123456', minutes: 10, link: 'https://leavebits.example/auth' }),
        }),
      );
      await taken;
      took.push(performance.now() - start);
    }
    const longest = Math.max(...took);
    return [
      {
        what: 'a code behind 10,000 notices: the slowest of 10',
        measured: `${longest.toFixed(0)} ms`,
        compared: `${NEEDS_MS} ms (median ${median(took).toFixed(0)} ms)`,
        ratio: longest / NEEDS_MS,
        asked: { atMost: 3 },
      },
    ];
  },
};
