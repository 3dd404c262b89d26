import { createServer, type Server, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Router, type Express } from 'express';
import type pg from 'pg';
import { MINUTE_MS, SECOND_MS } from '#shared/domain/durations.ts';
import type { Clock } from './adapters/clock.ts';
import { clockDoubtMessages, createDatabaseClock } from './adapters/database-clock.ts';
import type { EmbeddedPostgres } from './adapters/embedded-postgres.ts';
import { createSmtpTransport } from './adapters/mail/smtp.ts';
import type { SmsTransport } from './adapters/sms/transport.ts';
import type { MailTransport } from './adapters/mail/transport.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { PayfastSettings } from './config/payfast-settings.ts';
import type { LiveEvents } from './http/live-events/live-events.ts';
import { createContext } from './context.ts';
import { backfillIntegrityTags } from './features/access/backfill-integrity-tags.ts';
import { createHeartbeat } from './features/recovery/heartbeat.ts';
import { applyBillingSetting } from './features/subscriptions/billing/apply-billing-setting.ts';
import { assertKeyRingMatches } from './db/assert-key-ring.ts';
import { openPool } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { prepareServerDatabaseUrl } from './db/roles/server-url.ts';
import { passesSelfCheck } from './http/health.ts';
import {
  limitConnectionsPerSource,
  cutSlowReaders,
  cutSlowRequestBodies,
} from './http/limits/slow-clients.ts';
import { connectionLimits } from './limits.ts';
import type { Logger } from './http/log/logger.ts';
import { startWorker } from './jobs/start-worker.ts';

const FINISH_WITHIN_MS = 30 * SECOND_MS;
const SILENT_FOR_MS = 2 * MINUTE_MS;

/** Replaces an SMTP server outside production. */
export interface LocalMailbox {
  prepare(pool: pg.Pool): Promise<void>;
  createTransport(pool: pg.Pool): MailTransport;
  createSmsTransport(pool: pg.Pool): SmsTransport;
  routes(pool: pg.Pool): Router;
}

/** Replaces PayFast outside production. */
export interface LocalPayfast {
  prepare(pool: pg.Pool): Promise<void>;
  /** Routes under /dev/payfast. */
  routes(world: { pool: pg.Pool; clock: Clock; settings: PayfastSettings }): Router;
}

export interface StartServerOptions {
  config: Config;
  logger: Logger;
  /** The embedded database, which is still starting. Stopped on shutdown. Null with a `DATABASE_URL`. */
  database?: Promise<EmbeddedPostgres> | null;
  client: Router;
  /** Used when no SMTP server is configured. Null in production, where one is required. */
  mailbox: LocalMailbox | null;
  /** Used when no PayFast account is configured. Null in production, where one is required. */
  payfast: LocalPayfast | null;
  /** Additional pages under /dev; none in production. */
  devPages?: Router;
  /** Defaults to the database's clock. Tests supply their own. */
  clock?: Clock;
}

export interface RunningServer {
  port: number;
  /** The folder of the embedded database; null with a `DATABASE_URL`. */
  embeddedDatabase: string | null;
  /** Sentences that explain why the server is not fully functional. Usually empty. */
  troubles: string[];
  /**
   * Has the health checks fail for `config.drainMs`, while everything else is still served. Then stops accepting connections, drains
   * requests and jobs (up to 30 s), and closes the database.
   */
  stop(): Promise<void>;
}

/** Starts the database, the migrations, the job worker and the server, in this order. `stop` reverses it. */
export async function startServer({
  config,
  logger,
  database = null,
  client,
  mailbox,
  payfast,
  devPages,
  clock,
}: StartServerOptions): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const closePart of closers.splice(0).reverse()) await closePart();
  };
  try {
    const embedded = await database;
    if (embedded) closers.push(() => embedded.stop());
    const ownersUrl = embedded?.url ?? config.migrationDatabaseUrl ?? config.databaseUrl!;
    await migrateDatabase(ownersUrl);
    const localMailbox = config.smtpUrl && config.smsGateway ? null : mailbox;
    const localPayfast = config.takesPayments && config.payfast.isStandIn ? payfast : null;
    await prepareStandIns(ownersUrl, [localMailbox, localPayfast]);
    const databaseUrl = await prepareServerDatabaseUrl(ownersUrl, config.databaseUrl);

    const databaseClock = clock ? null : createDatabaseClock();
    const ctx = createContext({
      config,
      logger,
      databaseUrl,
      databaseFolder: embedded?.location ?? null,
      clock: clock ?? databaseClock!,
      createMailTransport: (pool) =>
        config.smtpUrl === null
          ? mailbox!.createTransport(pool)
          : createSmtpTransport(config.smtpUrl, { connections: config.smtpConnections }),
      createLocalSmsTransport: mailbox ? (pool) => mailbox.createSmsTransport(pool) : undefined,
    });
    closers.push(
      () => withinLimit(ctx.pool.end()),
      () => ctx.mailTransport.close(),
      async () => ctx.objectStore?.close(),
    );
    await assertKeyRingMatches(ctx.db, ctx.keyRing);
    await backfillIntegrityTags(ctx);
    await databaseClock?.follow(ctx.pool, logger);
    closers.push(async () => databaseClock?.stop());
    // Must precede the worker, which must not touch a database that has been replaced.
    const heartbeat = createHeartbeat(ctx);
    const { recoverySince } = await heartbeat.checkDatabase();
    await applyBillingSetting(ctx);
    const devRoutes = localMailbox || localPayfast || devPages ? Router() : undefined;
    if (devPages) devRoutes?.use(devPages);
    if (localPayfast) devRoutes?.use('/payfast', localPayfast.routes({ ...ctx, settings: config.payfast }));
    if (localMailbox) devRoutes?.use(localMailbox.routes(ctx.pool));

    const worker = config.roles.has('worker')
      ? await startWorker(ctx, {
          databaseUrl,
          isClockSound: () => ctx.clock.isTrusted(),
          exit: () => process.exit(1),
        })
      : null;
    closers.push(() => withinLimit(worker?.stop() ?? Promise.resolve()));
    if (config.bounceSmtpPort !== null) {
      // Loaded lazily, because it is rarely configured and its packages are large.
      const { startBounceListener } = await import('./features/bounces/listener.ts');
      const bounces = await startBounceListener(ctx, { host: config.host, port: config.bounceSmtpPort });
      closers.push(() => bounces.stop());
    }
    let isDraining = false;
    const app = createApp(ctx, { worker, isDraining: () => isDraining, client, devRoutes });
    // A slow connection may need a long time for 50 MB, so only silent or nearly stalled ones are disconnected.
    const server = createServer(
      {
        ...createRequestClasses(app),
        requestTimeout: connectionLimits.uploadMs,
        headersTimeout: connectionLimits.headersMs,
        keepAliveTimeout: connectionLimits.idleMs,
        connectionsCheckingInterval: connectionLimits.checkIntervalMs,
      },
      app,
    );
    cutSlowRequestBodies(server);
    cutSlowReaders(server);
    if (config.trustProxy === false) limitConnectionsPerSource(server);
    server.setTimeout(SILENT_FOR_MS);
    const closeUnused = followUnused(server);
    const port = await listen(server, config);
    closers.push(() => close(server, ctx.liveEvents, closeUnused));
    closers.push(() => {
      isDraining = true;
      // Ends kept-alive connections with a response, so that none closes just as a request is on its way.
      server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
      return delay(config.drainMs);
    });
    closers.push(() => heartbeat.stop());
    await heartbeat.start(config.roles.has('web') ? () => passesSelfCheck(server) : null);
    const doubt = databaseClock?.doubt();
    const troubles = [
      ...(recoverySince ? ['In recovery: nothing is released, destroyed or charged.'] : []),
      ...(doubt ? [`${clockDoubtMessages[doubt]} Scheduled LeaveBits won’t open until this is fixed.`] : []),
    ];
    return { port, embeddedDatabase: embedded?.location ?? null, troubles, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The role that owns the other tables creates these, because the server's role cannot create any. */
async function prepareStandIns(
  ownersUrl: string,
  given: (LocalMailbox | LocalPayfast | null)[],
): Promise<void> {
  const standIns = given.filter((standIn) => standIn !== null);
  if (standIns.length === 0) return;
  const pool = openPool(ownersUrl, { max: 1, name: 'leavebits-prepare' }, () => undefined);
  try {
    for (const standIn of standIns) await standIn.prepare(pool);
  } finally {
    await pool.end();
  }
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Browsers open connections in advance, for requests that may never come. Node treats these as busy.
 * @returns a function that closes the connections that have not carried a request
 */
function followUnused(server: Server): () => void {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return () => unused.forEach((socket) => socket.destroy());
}

/** Stops accepting requests, ends the event streams (which would stay open), then drains running requests. */
async function close(server: Server, liveEvents: LiveEvents, closeUnused: () => void): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await liveEvents.close();
  server.closeIdleConnections();
  closeUnused();
  await withinLimit(closed);
  server.closeAllConnections();
}

async function withinLimit(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, FINISH_WITHIN_MS)));
  await Promise.race([work, limit]);
  clearTimeout(timer);
}

/**
 * The request and response classes that a server of this app must use. Otherwise Express changes each object's prototype, so V8
 * can't share hidden classes between them, and each takes more memory.
 */
export function createRequestClasses(app: Express): {
  IncomingMessage: typeof IncomingMessage;
  ServerResponse: typeof ServerResponse;
} {
  class AppRequest extends IncomingMessage {}
  class AppResponse<R extends IncomingMessage> extends ServerResponse<R> {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request) as Express['request'];
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response) as Express['response'];
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse };
}
