import { compareThroughput } from '../harness/compare-throughput.ts';
import type { Benchmark } from '../harness/benchmark.ts';
import { createBareTables, seedOwners } from '../harness/seed.ts';

export const benchmark: Benchmark = {
  what: 'who is signed in, against one select by key',
  async measure(world) {
    const product = await world.startProduct();
    const owners = await seedOwners(product, 20);
    await createBareTables(product);
    return compareThroughput(world.loadMaker, {
      what: 'GET /api/user',
      product: {
        url: product.origin,
        requests: owners.map(({ headers }) => ({ method: 'GET', path: '/api/user', headers })),
      },
      bare: {
        url: await world.startBare(product),
        requests: owners.map(({ id }) => ({ method: 'GET', path: `/user/${id}` })),
      },
      atLeast: 0.5,
    });
  },
};
