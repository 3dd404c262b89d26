import { startEmbeddedPostgres, type EmbeddedPostgres } from './adapters/embedded-postgres.ts';
import type { Config } from './config.ts';
import type { Logger } from './http/log/logger.ts';

/** The embedded database while it is starting. */
export interface StartingDatabase {
  /** Resolves once PostgreSQL has launched or failed to. */
  launched: Promise<void>;
  /** Anyone who awaits it must stop the database. */
  started: Promise<EmbeddedPostgres>;
  /** Sends all further output to this log, along with the output so far. */
  logTo(logger: Pick<Logger, 'debug'>): void;
}

/** Starts the embedded database. The logger may be attached later. */
export function startDatabase(
  config: Pick<Config, 'dataDir' | 'embeddedDatabasePassword'>,
): StartingDatabase {
  const early: string[] = [];
  let say = (line: string): void => void early.push(line);
  let onLaunch = (): void => undefined;
  const launch = new Promise<void>((resolve) => (onLaunch = resolve));
  const started = startEmbeddedPostgres({
    dataDir: config.dataDir,
    password: config.embeddedDatabasePassword,
    onLog: (line) => say(line),
    onLaunch,
  });
  // Failures surface wherever `started` is awaited.
  const failed = started.then(
    () => undefined,
    () => undefined,
  );
  return {
    launched: Promise.race([launch, failed]),
    started,
    logTo(logger) {
      say = (line) => logger.debug({ line }, 'embedded database');
      for (const line of early.splice(0)) say(line);
    },
  };
}
