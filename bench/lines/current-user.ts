import { compare } from '../frame/compare.ts';
import type { Line } from '../frame/line.ts';
import { makeBareTables, seedOwners } from '../frame/seed.ts';

export const line: Line = {
  what: 'who is signed in, against one select by key',
  async measure(world) {
    const product = await world.startProduct();
    const owners = await seedOwners(product, 20);
    await makeBareTables(product);
    return compare(world.loadMaker, {
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
