import pg from 'pg';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { listDatabaseHostUrls } from './database-hosts.ts';
import { isDatabaseUnavailable, NoPrimaryError } from './database-unavailable.ts';

/** A host that doesn't respond within this time isn't the primary. */
const PROBE_WITHIN_MS = 5 * SECOND_MS;

type Address = Pick<pg.Client, 'host' | 'port'>;
type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** Where each list of hosts last had its primary, so that not every connection has to look for it. */
const knownPrimaries = new Map<string, Address>();

/**
 * A client that connects to the primary among the hosts of its URL, and follows it when a standby is promoted: a lost or useless
 * connection makes the next one look for it again. With a single host, it is an ordinary client.
 */
export class PrimaryClient extends pg.Client {
  readonly #config: pg.ClientConfig | undefined;
  readonly #hostUrls: string[];

  constructor(config?: pg.ClientConfig) {
    const hostUrls = listDatabaseHostUrls(config?.connectionString ?? '');
    super(hostUrls.length > 1 ? { ...config, connectionString: hostUrls[0] } : config);
    this.#config = config;
    this.#hostUrls = hostUrls;
    if (hostUrls.length > 1) this.once('end', () => knownPrimaries.delete(this.#key));
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.Client> | void {
    if (this.#hostUrls.length <= 1) return callback ? super.connect(callback) : super.connect();
    const connected = this.#connectToPrimary();
    if (!callback) return connected;
    connected.then(
      (client) => (callback as (error: null, client: pg.Client) => void)(null, client),
      callback as (error: Error) => void,
    );
  }

  get #key(): string {
    return this.#hostUrls.join(' ');
  }

  async #connectToPrimary(): Promise<pg.Client> {
    const known = knownPrimaries.get(this.#key);
    const { host, port } = known ?? (await findPrimary(this.#config, this.#hostUrls));
    Object.assign(this, { host, port });
    const isStandby = watchStandby(this);
    try {
      await super.connect();
    } catch (error) {
      knownPrimaries.delete(this.#key);
      throw error;
    }
    if (isStandby()) {
      await this.end();
      throw new NoPrimaryError();
    }
    knownPrimaries.set(this.#key, { host, port });
    return this;
  }
}

/** Asks all hosts at once, so that one that doesn't respond delays nobody. */
async function findPrimary(config: pg.ClientConfig | undefined, hostUrls: string[]): Promise<Address> {
  try {
    return await Promise.any(hostUrls.map((connectionString) => probe({ ...config, connectionString })));
  } catch (error) {
    const errors = error instanceof AggregateError ? (error.errors as Error[]) : [];
    // A wrong password, for example, is worth more to an operator than that there is no primary.
    throw errors.find((one) => !isDatabaseUnavailable(one)) ?? new NoPrimaryError();
  }
}

async function probe(config: pg.ClientConfig): Promise<Address> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: PROBE_WITHIN_MS });
  client.on('error', () => undefined);
  const isStandby = watchStandby(client);
  try {
    await client.connect();
    if (isStandby()) throw new NoPrimaryError();
    return { host: client.host, port: client.port };
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * PostgreSQL reports `in_hot_standby` with every new connection, so finding out costs no query
 * (https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-ASYNC).
 */
function watchStandby(client: pg.Client): () => boolean {
  let isStandby = false;
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('parameterStatus', (status: { parameterName: string; parameterValue: string }) => {
    if (status.parameterName === 'in_hot_standby') isStandby = status.parameterValue === 'on';
  });
  return () => isStandby;
}
