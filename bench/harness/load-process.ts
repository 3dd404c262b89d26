import autocannon from 'autocannon';
import type { LoadSpec, Throughput } from './load-generator.ts';

/*
 * Generates load in a separate process so that it doesn't slow down the server under test. Receives a `LoadSpec` from its parent
 * and replies with a `Throughput`.
 */
let made = 0;

process.on('message', (load: LoadSpec) => {
  run(load).then(
    (throughput) => process.send!(throughput),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

async function run({ url, connections, lasts, requests }: LoadSpec): Promise<Throughput> {
  const sent = requests.map(({ body, ...request }): autocannon.Request => ({
    ...request,
    ...(body !== undefined && {
      setupRequest: (next) => ({ ...next, body: body.replaceAll('{n}', String((made += 1))) }),
    }),
  }));
  let begun = 0;
  const result = await autocannon({
    url,
    connections,
    ...('seconds' in lasts ? { duration: lasts.seconds } : { amount: lasts.requests }),
    // Connections start at different offsets in the list. In lockstep, all of them would act for the same owner and contend with
    // each other.
    setupClient: (client) => {
      const from = Math.floor((begun * sent.length) / connections);
      begun += 1;
      client.setRequests([...sent.slice(from), ...sent.slice(0, from)]);
    },
  });
  const { errors, timeouts, non2xx, requests: answered, latency } = result;
  if (errors + timeouts + non2xx > 0) {
    throw new Error(
      `${url}: ${errors} errors, ${timeouts} timeouts, ${non2xx} refusals: ${JSON.stringify(result.statusCodeStats)}`,
    );
  }
  return { perSecond: answered.total / result.duration, p99: latency.p99 };
}
