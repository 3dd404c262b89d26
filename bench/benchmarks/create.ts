import { compareThroughput, type Contender } from '../harness/compare-throughput.ts';
import { createDutyCookie } from '../harness/duty-sessions.ts';
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
    const json = { 'Content-Type': 'application/json' };
    const leavebit = JSON.stringify({
      description: 'Papers {n} of the house',
      infoFields: 'Where the key is, and who to call first.\n'.repeat(5),
      sharingEmails: ['heir-{n}@example.org', 'friend-{n}@example.org'],
    });
    const ours: Contender = {
      url: product.origin,
      requests: owners.map(({ headers }) => ({
        method: 'POST',
        path: '/api/trigger-bytes',
        headers: { ...headers, ...json },
        body: leavebit,
      })),
    };
    const bare: Contender = {
      url: await world.startBare(product),
      requests: owners.map(({ id }) => ({
        method: 'POST',
        path: '/leavebits',
        headers: json,
        body: JSON.stringify({ owner: id, recipients: ['heir-{n}@example.org', 'friend-{n}@example.org'] }),
      })),
    };
    const duty: Contender = {
      url: await world.startBareDuty(product),
      requests: owners.map(({ id }) => ({
        method: 'POST',
        path: '/leavebits',
        headers: { ...json, Cookie: createDutyCookie(id) },
        body: leavebit,
      })),
    };
    const compare = { product: ours, warmRequests: 2000 };
    return [
      ...(await compareThroughput(world.loadMaker, {
        ...compare,
        what: 'create a LeaveBit',
        bare,
        atLeast: 0.5,
      })),
      ...(await compareThroughput(world.loadMaker, {
        ...compare,
        what: 'create a LeaveBit, same duties',
        bare: duty,
        atLeast: 0.8,
      })),
    ];
  },
};
