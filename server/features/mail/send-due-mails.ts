import { mailLanes } from '../../adapters/mail/mail-kinds.ts';
import { registerSenders } from '../../adapters/mail/wake-senders.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { createRedactedError } from '../../http/log/redact-error.ts';
import { mailLimits } from '../../limits.ts';
import { claimMails, type LaneCursors } from './claim-mails.ts';
import { MailConcurrencyLimiter } from './mail-concurrency-limiter.ts';
import { sendMail } from './send-mail.ts';

interface Senders {
  places: MailConcurrencyLimiter;
  turns: LaneCursors;
  isAtWork: boolean;
  /** Whether emails may have become due since the last claim. */
  isWanted: boolean;
  /** Whether work that takes precedence over emails is running. */
  hasWorkAhead: boolean;
  /** When such work may next hold up emails, on this process's monotonic clock. */
  mayWaitFrom: number;
}

const sendersOfProcess = new WeakMap<Context, Senders>();

function sendersOf(ctx: Context): Senders {
  const known = sendersOfProcess.get(ctx);
  if (known) return known;
  const places = new MailConcurrencyLimiter(ctx.config.smtpConnections);
  const senders = {
    places,
    turns: {},
    isAtWork: false,
    isWanted: false,
    hasWorkAhead: false,
    mayWaitFrom: 0,
  };
  sendersOfProcess.set(ctx, senders);
  // When some can't be sent at once, a job lets other processes send them.
  registerSenders(
    ctx,
    () => senders.isAtWork && mailLanes.every((lane) => places.freeFor(lane) > 0) && wake(senders),
  );
  return senders;
}

/**
 * Sends due emails until none are left. If this process is already sending, only triggers another pass. Hands over to a new job
 * after a while, because a job that never ends would look hung.
 */
export async function sendDueMails(ctx: Context): Promise<void> {
  const senders = sendersOf(ctx);
  if (senders.isAtWork) return void wake(senders);
  senders.isAtWork = true;
  const end = new AbortController();
  const timer = setTimeout(() => {
    end.abort();
    senders.places.wake();
  }, mailLimits.sendBatchMs);
  try {
    while (!end.signal.aborted && !(await hasSentAll(ctx, senders)));
  } finally {
    clearTimeout(timer);
    senders.isAtWork = false;
  }
  // Whoever found them at work during their last pass queued no job.
  if (end.signal.aborted || senders.isWanted) await queueJob(ctx.db, 'send-mail', {});
}

/** Triggers another pass of senders that are at work. */
function wake(senders: Senders): true {
  senders.isWanted = true;
  senders.places.wake();
  return true;
}

/**
 * Runs a large piece of work ahead of emails. Meanwhile, this process sends only urgent ones. The others wait for up to
 * `mailLimits.maxWaitForWorkMs` and can't be held up again for the same period after that.
 */
export async function runAheadOfMails(ctx: Context, work: () => Promise<void>): Promise<void> {
  const senders = sendersOf(ctx);
  // Otherwise, back-to-back work could delay emails indefinitely.
  if (senders.hasWorkAhead || performance.now() < senders.mayWaitFrom) return work();
  const { places } = senders;
  senders.hasWorkAhead = true;
  places.areForUrgentOnly = true;
  const letLeave = async () => {
    if (!places.areForUrgentOnly) return;
    places.areForUrgentOnly = false;
    senders.mayWaitFrom = performance.now() + mailLimits.maxWaitForWorkMs;
    places.wake();
    try {
      await queueJob(ctx.db, 'send-mail', {});
    } catch (error) {
      // `rescue-mails` wakes the senders within a minute.
      ctx.logger.warn(
        { err: createRedactedError(error) },
        'deferred emails could not be requeued; the next sweep will send them',
      );
    }
  };
  const timer = setTimeout(() => void letLeave(), mailLimits.maxWaitForWorkMs);
  try {
    await work();
  } finally {
    clearTimeout(timer);
    senders.hasWorkAhead = false;
    await letLeave();
  }
}

/** Starts sending due emails in the free slots, or waits for a slot. @returns whether there's nothing left to send */
async function hasSentAll(ctx: Context, senders: Senders): Promise<boolean> {
  const { places, turns } = senders;
  const changed = places.changed();
  // Emails may finish during the query and free slots that the claim didn't know about.
  const wereEmpty = places.areEmpty;
  senders.isWanted = false;
  const claimed = await claimMails(ctx, places, turns);
  for (const { id, ...mail } of claimed) void places.take(mail, () => trySending(ctx, id));
  if (senders.isWanted) return false;
  if (claimed.length === 0 && wereEmpty) return true;
  // The claim took everything that can be sent for now. A freed slot may allow more.
  await changed;
  return false;
}

/** If the attempt itself fails, the claim expires and the email is retried. */
async function trySending(ctx: Context, mailId: string): Promise<void> {
  try {
    await sendMail(ctx, { mailId });
  } catch (error) {
    ctx.logger.warn({ err: createRedactedError(error), mailId }, 'an email could not be attempted');
  }
}

/** Resolves when no email is in flight. Once the jobs have stopped, no new ones are started. */
export async function waitForMailsInFlight(ctx: Context): Promise<void> {
  const { places } = sendersOf(ctx);
  while (!places.areEmpty) await places.changed();
}
