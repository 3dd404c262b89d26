import { compareThroughput } from '../harness/compare-throughput.ts';
import type { Benchmark } from '../harness/benchmark.ts';
import { createBareTables, seedOwners } from '../harness/seed.ts';
import { runSql } from '../harness/environment.ts';

/** Enough owners that none of them hits the hourly limit on notices. */
const OWNERS = 60;

export const benchmark: Benchmark = {
  what: 'creating a LeaveBit without a file for two recipients, while the mails leave',
  async measure(world) {
    const product = await world.startProduct();
    const owners = await seedOwners(product, OWNERS);
    // The product limits owners to 120 saves per hour, so this trigger keeps their counters at zero.
    await runSql(
      product,
      `create function allow_all() returns trigger language plpgsql as $$ begin new.points = 0; return new; end $$;
       create trigger allow_all before insert or update on rate_limits for each row
       when (new.key like 'save:%') execute function allow_all()`,
    );
    await createBareTables(product);
    return compareThroughput(world.loadMaker, {
      what: 'create a LeaveBit',
      product: {
        url: product.origin,
        requests: owners.map(({ headers }) => ({
          method: 'POST',
          path: '/api/trigger-bytes',
          headers: { ...headers, 'Content-Type': 'application/json' },
          body: JSON.stringify({
            description: 'Papers {n} of the house',
            infoFields: 'Where the key is, and who to call first.\n'.repeat(5),
            sharingEmails: ['heir-{n}@example.org', 'friend-{n}@example.org'],
          }),
        })),
      },
      bare: {
        url: await world.startBare(product),
        requests: owners.map(({ id }) => ({
          method: 'POST',
          path: '/leavebits',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({
            owner: id,
            recipients: ['heir-{n}@example.org', 'friend-{n}@example.org'],
          }),
        })),
      },
      atLeast: 0.5,
      warmRequests: 2000,
    });
  },
};
