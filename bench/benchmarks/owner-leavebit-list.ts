import { compareThroughput, type Contender } from '../harness/compare-throughput.ts';
import { createDutyCookie } from '../harness/duty-sessions.ts';
import type { Benchmark } from '../harness/benchmark.ts';
import { createBareTables, seedLeavebits, seedOwners } from '../harness/seed.ts';

const OWNERS = 20;

export const benchmark: Benchmark = {
  what: 'the list of an owner with 20 LeaveBits',
  async measure(world) {
    const product = await world.startProduct();
    const owners = await seedOwners(product, OWNERS);
    for (const { id } of owners) await seedLeavebits(product, id, 20, ['a@example.org', 'b@example.org']);
    await createBareTables(product);
    const ours: Contender = {
      url: product.origin,
      requests: owners.map(({ headers }) => ({ method: 'GET', path: '/api/trigger-bytes', headers })),
    };
    const bare: Contender = {
      url: await world.startBare(product),
      requests: owners.map(({ id }) => ({ method: 'GET', path: `/owned/${id}` })),
    };
    const duty: Contender = {
      url: await world.startBareDuty(product),
      requests: owners.map(({ id }) => ({
        method: 'GET',
        path: '/owned',
        headers: { Cookie: createDutyCookie(id) },
      })),
    };
    return [
      ...(await compareThroughput(world.loadMaker, {
        what: 'owner’s list of 20',
        product: ours,
        bare,
        atLeast: 0.5,
        p99AtMost: 3,
      })),
      ...(await compareThroughput(world.loadMaker, {
        what: 'owner’s list of 20, same duties',
        product: ours,
        bare: duty,
        atLeast: 0.8,
      })),
    ];
  },
};
