import { measureInterleaved } from '../harness/compare-throughput.ts';
import { median, type Benchmark } from '../harness/benchmark.ts';
import { seedLeavebits, seedOwners, seedRecipient } from '../harness/seed.ts';
import { runSql, type BenchServer, type BenchEnvironment } from '../harness/environment.ts';

const RECIPIENTS = 20;
const OWNERS = 10;
/** The total each recipient receives, across all owners. */
const SHARED = 50;
const SMALL = 1000;
const LARGE = 200_000;

export const benchmark: Benchmark = {
  what: 'the list of a recipient of 50 LeaveBits of 10 owners, among 200,000 with 1,000,000 shares and among 1,000',
  async measure(world) {
    const large = await startAmong(world, LARGE);
    const small = await startAmong(world, SMALL);
    const { ours, theirs } = await measureInterleaved(world.loadMaker, large, small);
    const timeOf = ({ perSecond }: { perSecond: number }) => 1000 / perSecond;
    return [
      {
        what: 'recipient’s list of 50 among 200,000',
        measured: `${median(ours.map(timeOf)).toFixed(2)} ms`,
        compared: `${median(theirs.map(timeOf)).toFixed(2)} ms`,
        ratio: median(ours.map((round, at) => timeOf(round) / timeOf(theirs[at]!))),
        asked: { atMost: 1.3 },
      },
    ];
  },
};

/** Starts a product with this many LeaveBits, including those shared with the benchmark's recipients. */
async function startAmong(world: BenchEnvironment, count: number) {
  const product = await world.startProduct();
  const owners = await seedOwners(product, OWNERS);
  const emails = Array.from({ length: RECIPIENTS }, (_, n) => `heir-${n}@example.org`);
  for (const { id } of owners) {
    for (const email of emails) await seedLeavebits(product, id, SHARED / OWNERS, [email]);
  }
  await addOthers(product, count - RECIPIENTS * SHARED);
  await runSql(product, 'vacuum analyze');
  return {
    url: product.origin,
    requests: await Promise.all(emails.map((email) => seedRecipient(product, email))),
  };
}

/** Other owners' LeaveBits: 200 each, with five recipients each. They are never read, so their contents are random bytes. */
async function addOthers(product: BenchServer, count: number): Promise<void> {
  await runSql(
    product,
    `insert into users (id, username, email, password, last_update, created_at)
     select 1000 + n, 'other-' || n || '@example.org', 'other-' || n || '@example.org', '-', now(), now()
     from generate_series(1, $1::int / 200 + 1) n`,
    [count],
  );
  await runSql(
    product,
    `insert into trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails,
       sharing_config, sharing_seal, last_update, created_at)
     select n, 1001 + n / 200, 'bench', sha256(n::text::bytea), sha256(n::text::bytea), sha256(n::text::bytea),
       array(select 'person-' || (n * 7919 + k * 104729) % 300000 || '@example.org' from generate_series(1, 5) k),
       '{}', '', now(), now()
     from generate_series(1, $1::int) n`,
    [count],
  );
}
