import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { startEmbeddedPostgres } from '../../server/adapters/embedded-postgres.ts';
import { createSmtpTransport } from '../../server/adapters/mail/smtp.ts';
import { loadConfig } from '../../server/config.ts';
import { createContext, type Context } from '../../server/context.ts';
import { createLogger } from '../../server/http/log/logger.ts';
import { findFreePort } from '../../tests/support/processes/free-port.ts';
import { startProductProcess } from '../../tests/support/processes/product-process.ts';
import { withDatabaseName, runOnDatabase } from '../../tests/support/database/template-database.ts';
import { startLoadGenerator, type LoadGenerator } from './load-generator.ts';

/** The product in a separate process, as in production, on its own database. */
export interface BenchServer {
  pid: number;
  origin: string;
  databaseUrl: string;
  /** A context on the same database, for seeding it with the product's own functions. */
  ctx: Context;
}

/** A mail server that accepts everything. Runs in the benchmark's process. */
interface MailSink {
  /** The processing time per message. */
  needsMs: number;
  /** Called with the recipient of each accepted message, and the message. */
  onTaken: (to: string, message: string) => void;
}

/** One durable PostgreSQL, and the servers that benchmarks start on it. */
export interface BenchEnvironment {
  loadMaker: LoadGenerator;
  mailSink: MailSink;
  /** Starts a product on a new database, or on the one that `beside` uses. */
  startProduct(beside?: BenchServer, settings?: Record<string, string>): Promise<BenchServer>;
  /** A proxy that distributes connections round-robin among these products. @returns its URL. */
  startProxy(products: BenchServer[]): Promise<string>;
  /** Bare Express, pg and tus on a product's database, in a separate process. @returns its URL. */
  startBare(product: BenchServer): Promise<string>;
  /** Starts bare Express and pg that know who asks, and encrypt, on a product's database. @returns its URL. */
  startBareDuty(product: BenchServer): Promise<string>;
  /** Starts an S3 server, and bare tus and a bare proxy on it, each in a process of its own. */
  startObjectStore(): Promise<BenchObjectStore>;
  stop(): Promise<void>;
}

interface BenchObjectStore {
  /** What a product needs in order to keep its files there. */
  settings: Record<string, string>;
  /** The URL of the baseline. */
  bare: string;
}

export async function startBenchEnvironment(): Promise<BenchEnvironment> {
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  const dataDir = await mkdtemp(join(tmpdir(), 'leavebits-bench-'));
  closers.push(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, password: 'only-for-the-bench' });
  closers.push(() => postgres.stop());
  const mailSink: MailSink = { needsMs: 0, onTaken: () => undefined };
  const smtpUrl = await startMailSink(mailSink, closers);
  const loadMaker = startLoadGenerator();
  closers.push(() => loadMaker.stop());

  async function makeDatabase(): Promise<string> {
    const name = `bench_${randomBytes(4).toString('hex')}`;
    await runOnDatabase(postgres.url, `create database ${name}`);
    return withDatabaseName(postgres.url, name);
  }

  async function startProduct(beside?: BenchServer, more: Record<string, string> = {}): Promise<BenchServer> {
    const databaseUrl = beside?.databaseUrl ?? (await makeDatabase());
    const port = await findFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const settings = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_ORIGIN: origin,
      ALLOW_HTTP_ORIGIN: 'yes',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SESSION_SECRET: 'a secret that only the bench knows, long enough',
      DATA_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
      ALLOW_WEAK_DATA_KEY: 'yes',
      SMTP_URL: smtpUrl,
      MAIL_FROM: 'LeaveBits <no-reply@leavebits.test>',
      // The load claims to come from many addresses, as if forwarded by a proxy.
      TRUST_PROXY: '1',
      PAYFAST_MERCHANT_ID: '10000100',
      PAYFAST_MERCHANT_KEY: 'only-for-the-bench',
      PAYFAST_PASSPHRASE: 'only-for-the-bench',
    };
    const server = await startProductProcess({ ...settings, ...more });
    closers.push(() => server.stop());
    const config = loadConfig({ ...settings, LOG_LEVEL: 'error' });
    const ctx = createContext({
      config,
      logger: createLogger(config.logLevel),
      databaseUrl,
      createMailTransport: () => createSmtpTransport(smtpUrl, { connections: 1 }),
    });
    closers.push(async () => {
      await ctx.liveEvents.close();
      await ctx.mailTransport.close();
      await ctx.pool.end();
    });
    return { pid: server.pid, origin, databaseUrl, ctx };
  }

  async function startHelper(file: string, args: string[]): Promise<string> {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
      execArgv: ['--import', 'tsx'],
      env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
      // What a server logs goes through a pipe, as the product's does, and nowhere.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    child.stdout!.resume();
    closers.push(() => child.kill());
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve(Number(message)));
      child.once('exit', () => reject(new Error(`${file} has ended.`)));
    });
    return `http://127.0.0.1:${port}`;
  }
  // Keeps its files on the same disk as the database.
  const startBare = ({ databaseUrl }: BenchServer) =>
    startHelper('bare-server.ts', [databaseUrl, join(dataDir, 'bare-files')]);
  const startBareDuty = ({ databaseUrl }: BenchServer) => startHelper('bare-duty-server.ts', [databaseUrl]);
  const startProxy = (products: BenchServer[]) =>
    startHelper(
      'proxy-process.ts',
      products.map(({ origin }) => new URL(origin).port),
    );

  async function startObjectStore(): Promise<BenchObjectStore> {
    const endpoint = await startHelper('object-store-process.ts', []);
    return {
      settings: {
        FILES_URL: `s3://files/bench?endpoint=${encodeURIComponent(endpoint)}&region=us-east-1&path-style=true`,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      },
      bare: await startHelper('bare-store-server.ts', [endpoint]),
    };
  }

  return { loadMaker, mailSink, startProduct, startProxy, startBare, startBareDuty, startObjectStore, stop };
}

async function startMailSink(sink: MailSink, closers: (() => unknown)[]): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    hideDSN: false,
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, done) {
      let message = '';
      const take = () => {
        sink.onTaken(envelope.rcptTo[0]!.address, message);
        done();
      };
      stream.setEncoding('utf8').on('data', (part: string) => (message += part));
      stream.once('end', () => (sink.needsMs > 0 ? setTimeout(take, sink.needsMs) : take()));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** Runs a statement on a product's database. */
export async function runSql(
  product: BenchServer,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  // The pool's own timeouts are too short for bulk seeding.
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  try {
    return await client.query(text, values);
  } finally {
    await client.end();
  }
}
