import type pg from 'pg';

/** A query as sent. Only hot queries have a name. */
export interface RecordedQuery {
  name?: string;
  text: string;
  values: unknown[];
}

type Send = (what: string | pg.QueryConfig, values?: unknown, ...rest: unknown[]) => unknown;

/** Records every query on a pool's connections from now on. @returns a function that runs an action and returns its queries. */
export function recordQueries(pool: pg.Pool): (act: () => PromiseLike<unknown>) => Promise<RecordedQuery[]> {
  let recorded: RecordedQuery[] = [];
  const known = new WeakSet<pg.ClientBase>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const send = client.query.bind(client) as Send;
    client.query = ((what, values, ...rest) => {
      const { name, text, values: own } = typeof what === 'string' ? { text: what } : what;
      recorded.push({
        ...(name !== undefined && { name }),
        text,
        values: own ?? (Array.isArray(values) ? (values as unknown[]) : []),
      });
      return send(what, values, ...rest);
    }) as Send as typeof client.query;
  });
  return async (act) => {
    recorded = [];
    await act();
    return [...recorded];
  };
}
