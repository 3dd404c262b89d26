import type { Config } from './config.ts';
import { serveClientFiles } from './http/client/files.ts';
import { createLogger, exitOnUncaughtError, openStandardOutput } from './http/log/logger.ts';
import { createPrettyLogStream } from './http/log/pretty-log.ts';
import type { StartingDatabase } from './start-database.ts';
import { startServer, type LocalMailbox, type LocalPayfast, type RunningServer } from './start-server.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Serves until a signal ends the process.
 * @param database the embedded database, which is still starting. Null with a `DATABASE_URL`.
 */
export async function serve(config: Config, database: StartingDatabase | null): Promise<void> {
  const logger = createLogger(
    config.logLevel,
    config.isProduction ? openStandardOutput() : createPrettyLogStream(openStandardOutput()),
  );
  exitOnUncaughtError(logger, process);
  database?.logTo(logger);
  const isDevelopment = process.argv.includes('--dev') && !config.isProduction;

  const vite = isDevelopment ? await (await import('./dev/vite.ts')).createViteClient(config) : null;
  const server = await startServer({
    config,
    logger,
    database: database?.started ?? null,
    client: vite?.client ?? serveClientFiles(config),
    mailbox: config.isProduction ? null : await localMailbox(),
    payfast: config.isProduction ? null : await localPayfast(),
    devPages: config.isProduction ? undefined : (await import('./dev/mails/routes.ts')).devMailRoutes(),
  });
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    say(`${signal}: finishing work in progress …`);
    await vite?.close();
    await server.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        logger.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      });
    });
  }
  // Must come last: a program that waits for this output may stop us right afterwards.
  greet(config, server);
}

/** Loads the local mailbox, outside production only, so that production loads none of its code. */
async function localMailbox(): Promise<LocalMailbox> {
  const mailbox = await import('./dev/mailbox.ts');
  return {
    prepare: mailbox.createDevMailboxTable,
    createTransport: mailbox.createDevMailTransport,
    createSmsTransport: mailbox.createDevSmsTransport,
    routes: mailbox.devMailboxRoutes,
  };
}

async function localPayfast(): Promise<LocalPayfast> {
  const standIn = await import('./dev/payfast/routes.ts');
  return { prepare: standIn.createSimulatorTables, routes: standIn.payfastSimulatorRoutes };
}

function greet(config: Config, { port, embeddedDatabase, troubles }: RunningServer): void {
  const origin = config.port === port ? config.appOrigin : `http://localhost:${port}`;
  const lines = [
    `LeaveBits is ready at ${origin}`,
    ...(config.smtpUrl ? [] : [`Email stays on this machine. Read it at ${origin}/dev/mailbox`]),
    ...(!config.takesPayments
      ? ['It takes no payments (BILLING=off)']
      : config.payfast.isStandIn
        ? [`Payments go to a PayFast simulator: ${origin}/dev/payfast`]
        : []),
    `Database: ${embeddedDatabase ?? 'the one in DATABASE_URL'}`,
    ...troubles,
    ...(troubles.length > 0 ? ['Read more with: npm run recovery -- status'] : []),
  ];
  say(['', ...lines.map((line) => `  ${line}`), ''].join('\n'));
}
