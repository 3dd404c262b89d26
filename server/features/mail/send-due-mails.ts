import { queueJob } from '../../adapters/queue.ts';
import type { Context } from '../../context.ts';
import { createRedactedError } from '../../http/log/redact-error.ts';
import { mailLimits } from '../../limits.ts';
import { claimMails, type LaneCursors } from './claim-mails.ts';
import { SendSlots } from './send-slots.ts';
import { sendMail } from './send-mail.ts';

interface Senders {
  places: SendSlots;
  turns: LaneCursors;
  isAtWork: boolean;
  /** Whether mails may be due that the last claim has not seen. */
  isWanted: boolean;
  /** Whether work is done that goes ahead of the mails. */
  hasWorkAhead: boolean;
  /** From when on mails may wait for such work again, by the clock of this process. */
  mayWaitFrom: number;
}

const sendersOfProcess = new WeakMap<Context, Senders>();

function sendersOf(ctx: Context): Senders {
  const known = sendersOfProcess.get(ctx);
  if (known) return known;
  const places = new SendSlots(ctx.config.smtpConnections);
  const senders = {
    places,
    turns: {},
    isAtWork: false,
    isWanted: false,
    hasWorkAhead: false,
    mayWaitFrom: 0,
  };
  sendersOfProcess.set(ctx, senders);
  return senders;
}

/**
 * Sends every mail that is due, until none is. If this process does so already, it looks once more. It returns after a
 * while in any case and plans to go on, because a job that never ends would look like one that hangs.
 */
export async function sendDueMails(ctx: Context): Promise<void> {
  const senders = sendersOf(ctx);
  senders.isWanted = true;
  if (senders.isAtWork) return senders.places.wake();
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
  if (end.signal.aborted) await queueJob(ctx.db, 'send-mail', {});
}

/**
 * Does much work at once, ahead of the mails. Meanwhile this process sends only urgent ones. The others wait for the end of the
 * work, and not longer than `mailLimits.waitForWorkMs`. After that they are not held up for as long.
 */
export async function runAheadOfMails(ctx: Context, work: () => Promise<void>): Promise<void> {
  const senders = sendersOf(ctx);
  // Otherwise one work after the other could make them wait without end.
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
        'mails held back for other work could not be woken; the next sweep sends them',
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

/** Starts to send what is due at the free places, or waits for a place. @returns whether there is nothing left to do. */
async function hasSentAll(ctx: Context, senders: Senders): Promise<boolean> {
  const { places, turns } = senders;
  const changed = places.changed();
  // While the database answers, mails may end and free their places. The claim has not seen that.
  const wereEmpty = places.areEmpty;
  senders.isWanted = false;
  const claimed = await claimMails(ctx, places, turns);
  for (const { id, ...mail } of claimed) void places.take(mail, () => trySending(ctx, id));
  if (senders.isWanted) return false;
  if (claimed.length === 0 && wereEmpty) return true;
  // The claim took all that may leave now. More may when a place becomes free.
  await changed;
  return false;
}

/** Its claim ends by itself, so that a mail that could not even be tried is tried again. */
async function trySending(ctx: Context, mailId: string): Promise<void> {
  try {
    await sendMail(ctx, { mailId });
  } catch (error) {
    ctx.logger.warn({ err: createRedactedError(error), mailId }, 'a mail could not be tried');
  }
}

/** Resolves when no mail is being sent. No more are started after the jobs have stopped. */
export async function waitForMailsInFlight(ctx: Context): Promise<void> {
  const { places } = sendersOf(ctx);
  while (!places.areEmpty) await places.changed();
}
