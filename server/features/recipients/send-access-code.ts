import { limits } from '#shared/domain/limits.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import { codeMailKey, codeSubject, issueCode, storeCode } from '../codes/one-time-codes.ts';
import type { CodeChannel } from '../codes/rules.ts';
import { buildRecipientEmailLink } from '../notices/recipient-link.ts';
import { accessCodeEmail } from './emails.ts';
import { isAnythingShared } from './queries.ts';

interface AccessRequest {
  scope: number | 'all';
  email: string;
  asker: string;
  channel: CodeChannel;
}

/**
 * Emails a recipient a code if what they want to read is shared with their address; otherwise does nothing. Runs as a job, so the
 * request takes the same time either way.
 */
export async function sendAccessCode(
  ctx: Context,
  { scope, email, asker, channel }: AccessRequest,
): Promise<void> {
  if (!(await isAnythingShared(ctx.db, email, scope))) return;
  const subject = codeSubject.sharing(scope, email);
  const { code, row } = await issueCode(ctx, ctx.db, { subject, asker, address: email, channel });
  await ctx.db.transaction(async (tx) => {
    await storeCode(tx, row);
    await queueMail(ctx, tx, {
      to: email,
      kind: 'access-code',
      dedupeKey: codeMailKey(row.id),
      content: accessCodeEmail({
        code,
        minutes: limits.codeMinutes,
        link: buildRecipientEmailLink(ctx, email),
      }),
      giveUpAt: row.expiresAt,
    });
  });
}
