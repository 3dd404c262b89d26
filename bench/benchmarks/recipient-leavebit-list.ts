import { compareThroughput, type Contender } from '../harness/compare-throughput.ts';
import { createDutyCookie } from '../harness/duty-sessions.ts';
import type { Benchmark } from '../harness/benchmark.ts';
import { createBareTables, seedLeavebits, seedOwners, seedRecipient } from '../harness/seed.ts';

const RECIPIENTS = 20;

export const benchmark: Benchmark = {
  what: 'the list of a recipient of 20 LeaveBits',
  async measure(world) {
    const product = await world.startProduct();
    const [owner] = await seedOwners(product, 1);
    const emails = Array.from({ length: RECIPIENTS }, (_, n) => `heir-${n}@example.org`);
    for (const email of emails) await seedLeavebits(product, owner!.id, 20, [email, 'other@example.org']);
    await createBareTables(product);
    const ours: Contender = {
      url: product.origin,
      requests: await Promise.all(emails.map((email) => seedRecipient(product, email))),
    };
    const bare: Contender = {
      url: await world.startBare(product),
      requests: emails.map((email) => ({ method: 'GET', path: `/shared/${email}` })),
    };
    const duty: Contender = {
      url: await world.startBareDuty(product),
      requests: emails.map((email) => ({
        method: 'GET',
        path: '/shared',
        headers: { Cookie: createDutyCookie(email) },
      })),
    };
    return [
      ...(await compareThroughput(world.loadMaker, {
        what: 'recipient’s list of 20',
        product: ours,
        bare,
        atLeast: 0.5,
      })),
      ...(await compareThroughput(world.loadMaker, {
        what: 'recipient’s list of 20, same duties',
        product: ours,
        bare: duty,
        atLeast: 0.8,
      })),
    ];
  },
};
