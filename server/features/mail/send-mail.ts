import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { HOUR_MS, SECOND_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { stopMailsPath } from '#shared/domain/pages.ts';
import { buildTraceHeaders } from '../../adapters/mail/trace-headers.ts';
import { renderEmail, type EmailBrand, type EmailContent } from '../../adapters/mail/email-layout.ts';
import { isCodeMail, type MailKind } from '../../adapters/mail/mail-kinds.ts';
import {
  isTextContent,
  mailContentAad,
  undecryptableMailState,
  withdrawnMailState,
  type TextContent,
} from '../../adapters/mail/outbox.ts';
import {
  isStoppableMail,
  isMailKindOptedOut,
  buildUnsubscribeHeaders,
} from '../../adapters/mail/stoppable-mails.ts';
import { UncertainMailRejectionError, MailRejectedError } from '../../adapters/mail/transport.ts';
import { queueJob } from '../../adapters/queue.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { isDatabaseUnavailable } from '../../db/database-unavailable.ts';
import type { Database } from '../../db/database.ts';
import { defineHotQuery } from '../../db/hot-query.ts';
import { mails, senderChoices } from '../../db/schema/index.ts';
import { mailLimits } from '../../limits.ts';
import { countMailOutcome } from './count-mails.ts';
import { updateMailAndRecordOutcome, recordMailOutcome } from './record-mail-outcome.ts';
import { findMailLogLabel } from './mail-log-labels.ts';

/**
 * A server may reject an email permanently although the fault is ours. If something depends on the email, we accept such a
 * rejection only after this long.
 */
const DOUBTED_FOR_MS = limits.unreachableRefuteHours * HOUR_MS;

/** 5 s, 10 s, 20 s … up to half an hour, or up to a minute for a code. */
export function getRetryDelayMs(kind: MailKind, attempts: number): number {
  const longestMs = isCodeMail(kind) ? mailLimits.longestCodeRetryMs : mailLimits.longestRetryMs;
  return Math.min(mailLimits.firstRetryMs * 2 ** (attempts - 1), longestMs);
}

/** An email, and which emails its recipient has stopped from the owner who caused it, even after this one was queued. */
const mailQuery = defineHotQuery('mail-to-send', (db) =>
  db
    .select({ mail: mails, stopped: senderChoices.stopped })
    .from(mails)
    .leftJoin(
      senderChoices,
      and(eq(senderChoices.userId, mails.userId), eq(senderChoices.email, mails.recipient)),
    )
    .where(eq(mails.id, sql.placeholder('mailId'))),
);

/**
 * Makes one attempt to send an email. If the process crashes after the server accepts it but before we store that, it is sent
 * again with the same Message-ID. Nothing else can duplicate an email, and nothing can lose one.
 */
export async function sendMail(ctx: Context, { mailId }: { mailId: string }): Promise<void> {
  const [found] = await mailQuery(ctx.db, { mailId });
  const mail = found?.mail;
  if (mail?.state !== 'queued' || mail.letter === null) return;
  const stillQueued = and(eq(mails.id, mailId), eq(mails.state, 'queued'));
  const now = ctx.clock.now();

  const note = (what: Partial<typeof mails.$inferInsert>) =>
    onceTheDatabaseAnswers(async () => {
      const { nextTryAt } = what;
      const outcome = findMailLogLabel(mail.kind) ? outcomeOf(what) : null;
      // Most emails need nothing else, and a single statement is its own transaction.
      if (!nextTryAt && !mail.followUp) {
        if (outcome && (await updateMailAndRecordOutcome(ctx, mail, { what, where: stillQueued }, outcome)))
          return;
        if (!outcome) return void (await ctx.db.update(mails).set(what).where(stillQueued));
      }
      await ctx.db.transaction(async (tx) => {
        const noted = await tx.update(mails).set(what).where(stillQueued).returning({ id: mails.id });
        if (outcome && noted.length > 0) await recordMailOutcome(ctx, tx, mail, outcome);
        if (nextTryAt) await wakeSendersAt(tx, nextTryAt);
        if (mail.followUp) await queueJob(tx, mail.followUp.task, mail.followUp.payload);
      });
    });
  const giveUp = async (failure: { attempts: number; lastError: string; refusedAt?: Date }) => {
    await note({ state: 'failed', letter: null, lastAttemptAt: now, ...failure });
    countMailOutcome('given-up', mail);
    ctx.logger.warn({ mailId, kind: mail.kind, attempts: failure.attempts }, 'email abandoned');
  };
  const isClockTrusted = ctx.clock.isTrusted();
  if (isClockTrusted && now >= mail.giveUpAt) {
    const lastError = mail.lastError ?? 'It was no longer needed by the time it could be sent';
    return giveUp({ attempts: mail.attempts, lastError });
  }

  const canBeStopped = mail.userId !== null && isStoppableMail(mail.kind);
  if (canBeStopped && isMailKindOptedOut(mail.kind, found?.stopped ?? null)) return note(withdrawnMailState);
  const stopUrl = canBeStopped
    ? `${ctx.config.appOrigin}${stopMailsPath(ctx.stopLinks.create(mailId))}`
    : undefined;

  const attempts = mail.attempts + 1;
  const retry = (lastError: string) => {
    ctx.logger.warn({ mailId, kind: mail.kind, attempts, lastError }, 'email not accepted yet');
    countMailOutcome('put-off', mail);
    const nextTryAt = new Date(now.getTime() + getRetryDelayMs(mail.kind, attempts));
    return note({ attempts, lastError, lastAttemptAt: now, nextTryAt });
  };
  const letter = openLetter(ctx, { id: mailId, letter: mail.letter });
  if (letter === null) {
    if (attempts < mailLimits.maxUnreadableAttempts) return retry(undecryptableMailState.lastError);
    await note({ ...undecryptableMailState, attempts, lastAttemptAt: now });
    countMailOutcome('given-up', mail);
    ctx.logger.error(
      { alarm: 'letter-unreadable', mailId, kind: mail.kind },
      'an email was abandoned because its content cannot be decrypted',
    );
    return;
  }
  try {
    await claiming(ctx, mailId, () =>
      isTextContent(letter) ? sendText(ctx, mail, letter) : sendEmail(ctx, mail, letter, stopUrl),
    );
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    const isRefused =
      error instanceof MailRejectedError ||
      (error instanceof UncertainMailRejectionError &&
        mail.followUp !== null &&
        isClockTrusted &&
        now.getTime() >= mail.createdAt.getTime() + DOUBTED_FOR_MS);
    return isRefused ? giveUp({ attempts, lastError, refusedAt: now }) : retry(lastError);
  }
  const acceptedAt = ctx.clock.now();
  await note({ state: 'accepted', letter: null, attempts, lastError: null, lastAttemptAt: now, acceptedAt });
  countMailOutcome('accepted', mail);
}

function sendEmail(ctx: Context, mail: MailRow, letter: EmailContent, stopUrl: string | undefined) {
  return ctx.mailTransport.send({
    ...renderEmail(letter, brandOf(ctx.config), stopUrl),
    from: ctx.config.mailFrom,
    to: mail.recipient,
    messageId: mail.messageId,
    returnPath: isCodeMail(mail.kind) ? ctx.returnPaths.createForCodes() : ctx.returnPaths.create(mail.id),
    headers: {
      ...buildTraceHeaders(ctx.config, mail.id),
      ...(stopUrl ? buildUnsubscribeHeaders(mail.kind, stopUrl) : {}),
    },
  });
}

/** A gateway that was removed from the settings takes no text any more. */
async function sendText({ smsTransport }: Context, { id, recipient }: MailRow, { text }: TextContent) {
  if (!smsTransport) throw new MailRejectedError('This service no longer sends text messages');
  await smsTransport.send({ id, to: recipient, text });
}

type MailRow = typeof mails.$inferSelect;

/** The outcome for the owner's log. Null if the email will be retried or the recipient has opted out. */
function outcomeOf({ state, lastError }: Partial<typeof mails.$inferInsert>) {
  if (state === 'accepted') return { kind: 'mail-accepted' } as const;
  if (state !== 'failed' || lastError === withdrawnMailState.lastError) return null;
  return { kind: 'mail-failed', reason: lastError ?? null } as const;
}

/** Null when the email's key is lost or its row is damaged. */
function openLetter(
  { keyRing }: Context,
  { id, letter }: { id: string; letter: Buffer },
): EmailContent | TextContent | null {
  try {
    return JSON.parse(keyRing.decryptText(letter, mailContentAad(id))) as EmailContent | TextContent;
  } catch {
    return null;
  }
}

/** Keeps renewing the claim on an email while its server is slow to respond. */
async function claiming(ctx: Context, mailId: string, send: () => Promise<void>): Promise<void> {
  const claim = () =>
    ctx.db
      .update(mails)
      .set({ nextTryAt: new Date(ctx.clock.now().getTime() + mailLimits.claimMs) })
      .where(and(eq(mails.id, mailId), eq(mails.state, 'queued')))
      .catch((error: unknown) => ctx.logger.warn({ err: error, mailId }, 'an email could not be reclaimed'));
  const timer = setInterval(() => void claim(), mailLimits.claimMs / 3);
  try {
    await send();
  } finally {
    clearInterval(timer);
  }
}

/** Schedules a wake-up for an email's next attempt. Attempts within the same second share a job. */
async function wakeSendersAt(tx: Database, nextTryAt: Date): Promise<void> {
  const runAt = new Date(Math.ceil(nextTryAt.getTime() / SECOND_MS) * SECOND_MS);
  await queueJob(tx, 'send-mail', {}, { runAt, key: `mails/${runAt.toISOString()}` });
}

/** Only this process knows the email's outcome, so it keeps retrying until the database is back or the claim has expired. */
async function onceTheDatabaseAnswers(note: () => Promise<void>): Promise<void> {
  for (let leftMs = mailLimits.claimMs; ; leftMs -= SECOND_MS) {
    try {
      return await note();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || leftMs <= 0) throw error;
      await delay(SECOND_MS);
    }
  }
}

function brandOf({ appOrigin, operatorName, supportEmail }: Config): EmailBrand {
  return { appOrigin, operatorName, supportEmail };
}
