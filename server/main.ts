import { loadConfig } from './config.ts';
import { OperatorError } from './operator-error.ts';
import { startDatabase } from './start-database.ts';

/** Starts the database while the rest of the program loads. Loading first would delay the database's launch. */
async function main(): Promise<void> {
  const config = loadConfig();
  const database = config.databaseUrl ? null : startDatabase(config);
  try {
    await database?.launched;
    const { serve } = await import('./serve.ts');
    await serve(config, database);
  } catch (error) {
    const running = await database?.started.catch(() => null);
    await running?.stop();
    throw config.databaseUrl ? await inWords(error) : error;
  }
}

/** Explains how to fix an unreachable database. Leaves other errors unchanged. */
async function inWords(error: unknown): Promise<unknown> {
  const { isDatabaseUnavailable } = await import('./db/database-unavailable.ts');
  if (!isDatabaseUnavailable(error)) return error;
  return new OperatorError(
    'LeaveBits cannot start: it can’t reach the database. Check that PostgreSQL is running and that DATABASE_URL has its host and port.',
  );
}

/** Loaded lazily, so as not to delay startup. */
async function describe(error: unknown): Promise<string> {
  const { redactError } = await import('./http/log/redact-error.ts');
  const { redactPersonalData } = await import('./http/log/redact-personal-data.ts');
  const { type, message, stack = '' } = redactError(error);
  return redactPersonalData(`${type}: ${message}\n${stack}`);
}

/** System error codes for an unwritable folder. */
const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

main().catch(async (error: unknown) => {
  const { code, port, path } = error as { code?: string; port?: number; path?: string };
  const text =
    error instanceof OperatorError
      ? error.message
      : code === 'EADDRINUSE'
        ? `LeaveBits cannot start: port ${port} is in use by another program. Set PORT to a free port.`
        : path && UNWRITABLE.includes(code ?? '')
          ? `LeaveBits cannot start: it can’t write to ${path} (${code}). Set DATA_DIR to a folder this account can write to.`
          : `LeaveBits cannot start: ${await describe(error)}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
