import { createDatabaseClock } from './adapters/database-clock.ts';
import { connectOrStartEmbeddedPostgres } from './adapters/embedded-postgres.ts';
import { loadConfig } from './config.ts';
import { createContext, type Context } from './context.ts';
import { assertKeyRingMatches } from './db/assert-key-ring.ts';
import { isSchemaUpToDate } from './db/migration-history.ts';
import { beginRecovery } from './features/recovery/begin-recovery.ts';
import {
  describeRecoveryEnd,
  describeRecoveryStatus,
  describeOwnersNotified,
} from './features/recovery/describe-recovery-status.ts';
import { endRecovery } from './features/recovery/end-recovery.ts';
import { loadRecoveryStatus, type RecoveryStatus } from './features/recovery/load-recovery-status.ts';
import { notifyOwnersOfRestore } from './features/recovery/notify-owners-of-restore.ts';
import { createLogger } from './http/log/logger.ts';
import { OperatorError } from './operator-error.ts';
import { recoveryRestarts } from './recovery-restarts.ts';

const USAGE = `Usage:
  npm run recovery -- status                       says whether the service is in recovery, and what is waiting
  npm run recovery -- begin [--restored] [reason]  stops everything irrevocable; with --restored, recipients
                                                   can’t read anything either
  npm run recovery -- tell-owners                  after a restore, asks all owners to check their accounts
  npm run recovery -- end [--yes]                  explains what ending it does; with --yes, ends it`;

type Command =
  | { do: 'status' | 'tell-owners' }
  | { do: 'begin'; reason: string; isRestored: boolean }
  | { do: 'end'; isSure: boolean };

const say = (lines: string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
const complain = (text: string) => {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
};

/** `npm run recovery`. Exits with 1 if the command failed. */
async function main(): Promise<void> {
  const command = parse(process.argv.slice(2));
  if (!command) return complain(USAGE);
  const config = loadConfig(undefined, { isStarted: true });
  const embedded = config.databaseUrl
    ? null
    : await connectOrStartEmbeddedPostgres({
        dataDir: config.dataDir,
        password: config.embeddedDatabasePassword,
      });
  const clock = createDatabaseClock();
  const ctx = createContext({
    config,
    logger: createLogger('silent'),
    databaseUrl: config.databaseUrl ?? embedded!.url,
    createMailTransport: () => ({
      send: () => Promise.reject(new Error('this command sends no email')),
      close: () => Promise.resolve(),
    }),
    clock,
  });
  try {
    if (!(await isSchemaUpToDate(ctx.pool))) {
      return complain('This database isn’t up to date. Start LeaveBits once, then run this again.');
    }
    await clock.follow(ctx.pool, ctx.logger);
    const status = await loadRecoveryStatus(ctx.db, { now: clock.now(), doubt: clock.doubt() });
    await carryOut(ctx, command, status);
  } finally {
    clock.stop();
    await ctx.liveEvents.close();
    await ctx.pool.end();
    await embedded?.stop();
  }
}

/** Null for an unknown command. */
function parse([name, ...rest]: string[]): Command | null {
  switch (name) {
    case 'status':
    case 'tell-owners':
      return rest.length === 0 ? { do: name } : null;
    case 'begin': {
      const isRestored = rest[0] === '--restored';
      const words = isRestored ? rest.slice(1) : rest;
      if (words.some((word) => word.startsWith('-'))) return null;
      return { do: name, reason: words.join(' ') || 'Started by an operator.', isRestored };
    }
    case 'end': {
      const isSure = rest[0] === '--yes';
      return rest.length === Number(isSure) ? { do: name, isSure } : null;
    }
    default:
      return null;
  }
}

async function carryOut(ctx: Context, command: Command, status: RecoveryStatus): Promise<void> {
  switch (command.do) {
    case 'status':
      return say(describeRecoveryStatus(status));
    case 'begin': {
      const now = ctx.clock.trustedNow();
      const { reason, isRestored } = command;
      const hasChanged = await ctx.db.transaction((tx) => beginRecovery(tx, { now, reason, isRestored }));
      return say(
        hasChanged
          ? [
              'The service is in recovery: nothing is released, announced, destroyed or charged.',
              ...(isRestored ? ['Recipients can’t read anything until it ends.'] : []),
            ]
          : ['Already in recovery. Nothing was changed.', ...describeRecoveryStatus(status).slice(0, 1)],
      );
    }
    case 'tell-owners': {
      const toldAt = await notifyOwnersOfRestore(ctx);
      if (!toldAt)
        return complain(
          'The service isn’t recovering from a restore, so there is nothing to notify owners about.',
        );
      return say(describeOwnersNotified({ ownersToldAt: toldAt }));
    }
    case 'end': {
      say([...describeRecoveryStatus(status), '', ...describeRecoveryEnd(status)]);
      if (!command.isSure) {
        return complain('\nNothing was changed. To end it, run: npm run recovery -- end --yes');
      }
      // Ending a recovery queues encrypted emails, so the keys must match this database.
      await assertKeyRingMatches(ctx.db, ctx.keyRing);
      await endRecovery(ctx, recoveryRestarts);
      return say(['', 'Recovery ended. Every process picks this up within 30 seconds.']);
    }
  }
}

/** Node's AggregateError for refused connections to several addresses of one host has an empty message. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}

main().catch((error: unknown) => {
  complain(
    error instanceof OperatorError
      ? error.message.replace('LeaveBits cannot start', 'This command can’t run')
      : `The command failed: ${wordsOf(error)}. Nothing was changed.`,
  );
});
