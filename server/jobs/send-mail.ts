import { and, eq } from 'drizzle-orm';
import { renderLetter, type Brand, type Letter } from '../adapters/mail/layout.ts';
import { addSendMailJob, letterPlace } from '../adapters/mail/outbox.ts';
import { MailRefusedError } from '../adapters/mail/transport.ts';
import type { JobPayloads } from '../adapters/queue.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { mails } from '../db/schema/index.ts';

/** 5 s, 10 s, 20 s … at most half an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(5000 * 2 ** (attempts - 1), 30 * 60 * 1000);
}

/**
 * One try at one mail. A crash between the server's acceptance and our note of it sends the mail
 * again, with the same Message-ID; nothing else can repeat it, and nothing loses it.
 */
export async function sendMail(ctx: Context, { mailId }: JobPayloads['send-mail']): Promise<void> {
  const [mail] = await ctx.db.select().from(mails).where(eq(mails.id, mailId));
  if (mail?.state !== 'queued' || mail.letter === null) return;
  const stillQueued = and(eq(mails.id, mailId), eq(mails.state, 'queued'));
  const now = ctx.clock.now();

  const giveUp = async (attempts: number, lastError: string) => {
    await ctx.db
      .update(mails)
      .set({ state: 'failed', letter: null, attempts, lastError, lastAttemptAt: now })
      .where(stillQueued);
    ctx.logger.warn({ mailId, kind: mail.kind, attempts }, 'mail given up');
  };
  if (now >= mail.giveUpAt)
    return giveUp(mail.attempts, mail.lastError ?? 'It was no longer needed when it could be sent');

  const attempts = mail.attempts + 1;
  try {
    const letter = JSON.parse(ctx.keyRing.openText(mail.letter, letterPlace(mailId))) as Letter;
    await ctx.mailTransport.send({
      ...renderLetter(letter, brandOf(ctx.config)),
      from: ctx.config.mailFrom,
      to: mail.recipient,
      messageId: mail.messageId,
    });
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : 'unknown';
    if (error instanceof MailRefusedError) return giveUp(attempts, lastError);
    ctx.logger.warn({ mailId, kind: mail.kind, attempts, lastError }, 'mail not accepted yet');
    await ctx.db.transaction(async (tx) => {
      await tx.update(mails).set({ attempts, lastError, lastAttemptAt: now }).where(stillQueued);
      await addSendMailJob(tx, mailId, new Date(now.getTime() + retryDelayMs(attempts)));
    });
    return;
  }
  await ctx.db
    .update(mails)
    .set({
      state: 'accepted',
      letter: null,
      attempts,
      lastError: null,
      lastAttemptAt: now,
      acceptedAt: ctx.clock.now(),
    })
    .where(stillQueued);
}

function brandOf({ appOrigin, operatorName, supportEmail }: Config): Brand {
  return { appOrigin, operatorName: operatorName ?? 'The operator of this service', supportEmail };
}
