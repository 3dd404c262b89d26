import { loadConfig } from './config.ts';
import { OperatorError } from './operator-error.ts';
import { startDatabase } from './start-database.ts';

/** The database starts while the rest of the program is loaded, which would hold up its launch. */
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
    throw error;
  }
}

main().catch((error: unknown) => {
  const isPortTaken = (error as { code?: string }).code === 'EADDRINUSE';
  const text =
    error instanceof OperatorError
      ? error.message
      : isPortTaken
        ? 'LeaveBits cannot start: the port is in use by another program. Set PORT to a free one.'
        : `LeaveBits cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
