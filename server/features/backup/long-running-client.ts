import type pg from 'pg';
import { keepAliveOptions } from '../../db/bounded-client.ts';
import { PrimaryClient } from '../../db/primary-client.ts';

/** Connection string settings that abort long statements. The first applies in this process, the others in the database. */
const LIMITS = [
  'query_timeout',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'transaction_timeout',
];

/** Runs a function with a connection on which statements may take hours. */
export async function withLongRunningClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new PrimaryClient({
    ...keepAliveOptions,
    connectionString: withoutLimits(url),
    application_name: 'leavebits-backup',
  });
  // The running statement fails with the same error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = 0;
      set idle_in_transaction_session_timeout = 0; set timezone = 'UTC'`);
    return await work(client);
  } finally {
    await client.end();
  }
}

function withoutLimits(url: string): string {
  // It may name several hosts, which `URL` doesn't know.
  const [address = '', options] = url.split('?', 2);
  const kept = new URLSearchParams(options);
  for (const name of LIMITS) kept.delete(name);
  return kept.size > 0 ? `${address}?${kept}` : address;
}
