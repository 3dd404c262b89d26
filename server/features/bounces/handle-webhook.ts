import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { MailWebhook } from '../../config/mail-webhook.ts';
import { mailEventReceipts } from '../../db/schema/index.ts';
import { parseGenericWebhook } from './providers/generic.ts';
import { parseMailgunWebhook } from './providers/mailgun.ts';
import { parsePostmarkWebhook } from './providers/postmark.ts';
import type { WebhookRequest, ProviderReport } from './providers/webhook.ts';
import { parseSesWebhook } from './providers/ses.ts';
import { applyMailEvent } from './apply-mail-event.ts';

/**
 * Processes each message from a mail provider once. Commits before returning, so the response may confirm that the message is
 * stored.
 * @throws DomainError `forbidden` if the message can't be shown to come from the provider, `invalid` for any other format,
 * `unavailable` if it can't be verified right now
 */
export async function handleWebhook(
  ctx: Context,
  webhook: MailWebhook,
  posted: WebhookRequest,
): Promise<void> {
  const { receipt, about } = await read(ctx, webhook, posted);
  if (!about) return;
  await ctx.db.transaction(async (tx) => {
    if (receipt !== null) {
      const digest = createHash('sha256').update(`${webhook.provider}\0${receipt}`).digest();
      const isNew = await tx
        .insert(mailEventReceipts)
        .values({ digest, receivedAt: posted.now })
        .onConflictDoNothing()
        .returning({ digest: mailEventReceipts.digest });
      if (isNew.length === 0) return;
    }
    await applyMailEvent(ctx, tx, about.mail, about.news);
  });
}

function read(ctx: Context, webhook: MailWebhook, posted: WebhookRequest): Promise<ProviderReport> {
  switch (webhook.provider) {
    case 'ses':
      return parseSesWebhook(ctx, webhook.topic, posted);
    case 'postmark':
      return parsePostmarkWebhook(ctx, webhook.secret, posted);
    case 'mailgun':
      return parseMailgunWebhook(ctx, webhook.secret, posted);
    case 'generic':
      return parseGenericWebhook(ctx, webhook.secret, posted);
  }
}
