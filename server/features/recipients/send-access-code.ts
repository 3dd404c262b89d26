import { limits } from '#shared/domain/limits.ts';
import type { Language } from '#shared/domain/languages.ts';
import { loadMailLanguages } from '../../adapters/mail/mail-languages.ts';
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
  /** The languages of the visit in which it was requested. Absent in jobs of earlier versions. */
  visit?: { chosen: Language | null; preferred: Language | null } | undefined;
}

/**
 * Emails a recipient a code if what they want to read is shared with their address; otherwise does nothing. Runs as a job, so the
 * request takes the same time either way. Somebody waits for it at a page, so it is in the language they chose there, else in that of
 * all emails to them, else in the browser's.
 */
export async function sendAccessCode(
  ctx: Context,
  { scope, email, asker, channel, visit }: AccessRequest,
): Promise<void> {
  if (!(await isAnythingShared(ctx.db, email, scope))) return;
  const subject = codeSubject.sharing(scope, email);
  const { code, row } = await issueCode(ctx, ctx.db, { subject, asker, address: email, channel });
  await ctx.db.transaction(async (tx) => {
    await storeCode(tx, row);
    const languageOf = await loadMailLanguages(tx, [{ to: email }]);
    await queueMail(ctx, tx, {
      to: email,
      language: visit?.chosen ?? languageOf({ to: email }) ?? visit?.preferred ?? 'en',
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
