import { and, eq, gt, inArray, like, sql, type SQLWrapper } from 'drizzle-orm';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { mails, type MailFollowUp } from '../../db/schema/index.ts';
import { mailLimits } from '../../limits.ts';
import type { EmailContent } from './email-layout.ts';
import { getMailLane, type MailKind } from './mail-kinds.ts';
import { loadMailLanguages } from './mail-languages.ts';
import { wakeSendersAfterCommit } from './wake-senders.ts';
import { isTranslatable, translateEmail } from './write-email.ts';

/** A text message. */
export interface TextContent {
  text: string;
}

export interface NewMail {
  /** An address. For a text message, a phone number in E.164. */
  to: string;
  kind: MailKind;
  /** Identifies the occasion for this email, which is queued only once, however often it is requested. */
  dedupeKey: string;
  content: EmailContent | TextContent;
  /** Chosen for this one email. By default, an email to a recipient or reporter is in the language chosen for them. */
  language?: Language;
  /** The owner who caused it, and who may see its delivery status. */
  userId?: number;
  /** When to stop trying; defaults to three days from now. */
  giveUpAt?: Date;
  /** The job to queue after every attempt, successful or not. */
  followUp?: MailFollowUp;
}

export const isTextContent = (content: EmailContent | TextContent): content is TextContent =>
  'text' in content;

/** The AAD of an email's encrypted body. */
export const mailContentAad = (mailId: string) => `mails/${mailId}/letter`;

/**
 * Queues an email in the caller's transaction, so that it commits with the change that requires it, or not at all. The senders are
 * woken after the commit. Does not wait for a mail server.
 * @returns the email's id, or null if it was already queued for this occasion.
 */
export async function queueMail(ctx: Context, tx: Database, owed: NewMail): Promise<string | null> {
  const [id] = await queueMails(ctx, tx, [owed]);
  return id ?? null;
}

/** Like `queueMail`, for several emails. @returns the ids of those that weren't already queued for their occasion. */
export async function queueMails(ctx: Context, tx: Database, owed: NewMail[]): Promise<string[]> {
  if (owed.length === 0) return [];
  const given = (await inTheirLanguages(tx, owed)).map((mail) => mailRow(ctx, mail));
  const each = (column: keyof MailRow) => sql.param(given.map((row) => row[column]));
  const now = ctx.clock.now().toISOString();
  // One array per column keeps the statement the same for any number of emails.
  const { rows } = await tx.execute<{ ids: string[] | null }>(sql`
    with queued as (
      insert into ${mails} (id, channel, recipient, kind, lane, user_id, dedupe_key, message_id, letter, follow_up, give_up_at,
        created_at, next_try_at)
      select *, ${now}::timestamptz, ${now}::timestamptz
      from unnest(${each('id')}::uuid[], ${each('channel')}::text[], ${each('recipient')}::text[], ${each('kind')}::text[], ${each('lane')}::mail_lane[],
        ${each('userId')}::bigint[], ${each('dedupeKey')}::text[], ${each('messageId')}::text[], ${each('letter')}::bytea[],
        ${each('followUp')}::jsonb[], ${each('giveUpAt')}::timestamptz[])
      on conflict (dedupe_key) do nothing returning id
    )
    select array_agg(id) as ids from queued`);
  const ids = rows[0]?.ids ?? [];
  if (ids.length > 0) await wakeSendersAfterCommit(ctx, tx);
  return ids;
}

/** Writes each email to a recipient or reporter in their language. Later choices don't change it anymore. */
async function inTheirLanguages(tx: Database, owed: NewMail[]): Promise<NewMail[]> {
  const open = owed.filter(({ content, language }) => !language && isTranslatable(content));
  const languageOf = open.length > 0 ? await loadMailLanguages(tx, open) : () => null;
  return owed.map((mail) =>
    isTranslatable(mail.content)
      ? { ...mail, content: translateEmail(mail.content, mail.language ?? languageOf(mail) ?? 'en') }
      : mail,
  );
}

type MailRow = ReturnType<typeof mailRow>;

function mailRow(ctx: Context, owed: NewMail) {
  const id = ctx.random.uuid();
  const { hostname } = new URL(ctx.config.appOrigin);
  return {
    id,
    channel: isTextContent(owed.content) ? 'sms' : 'email',
    recipient: owed.to,
    kind: owed.kind,
    lane: getMailLane(owed.kind),
    userId: owed.userId ?? null,
    dedupeKey: owed.dedupeKey,
    messageId: `<${id}@${hostname}>`,
    letter: ctx.keyRing.encryptText(JSON.stringify(owed.content), mailContentAad(id)),
    followUp: owed.followUp ? JSON.stringify(owed.followUp) : null,
    giveUpAt: (
      owed.giveUpAt ?? new Date(ctx.clock.now().getTime() + mailLimits.triedDays * DAY_MS)
    ).toISOString(),
  };
}

const WITHDRAWN = 'It was no longer needed';

/** Excludes withdrawn emails, which owners never see. @param table the mails table, or its alias in a query. */
export const excludeWithdrawnMails = (table: { lastError: SQLWrapper }) =>
  sql`${table.lastError} is distinct from ${WITHDRAWN}`;
export const isMailNotWithdrawn = excludeWithdrawnMails(mails);
export const isMailWithdrawn = eq(mails.lastError, WITHDRAWN);

export const withdrawnMailState = { state: 'failed', letter: null, lastError: WITHDRAWN } as const;

const UNREADABLE = 'We couldn’t decrypt its content';

/** The state of an email whose body cannot be decrypted. It notified no one, and no mailbox rejected it. */
export const undecryptableMailState = { state: 'failed', letter: null, lastError: UNREADABLE } as const;
export const isMailUndecryptable = sql`coalesce(${mails.state} = 'failed' and ${mails.lastError} = ${UNREADABLE}, false)`;

/**
 * Withdraws emails that a mail server has deferred, when something else replaces them.
 * @param occasions their dedupe keys
 */
export async function withdrawDeferredMails(tx: Database, occasions: readonly string[]): Promise<void> {
  if (occasions.length === 0) return;
  await tx
    .update(mails)
    .set(withdrawnMailState)
    .where(and(eq(mails.state, 'queued'), gt(mails.attempts, 0), inArray(mails.dedupeKey, [...occasions])));
}

/**
 * Withdraws unsent emails that no longer apply.
 * @param occasion the dedupe key of one email; if it ends in `/`, a prefix of several keys.
 * @param to only emails to this address. Undefined for any address.
 * @returns the addresses they would have been sent to.
 */
export async function withdrawMails(tx: Database, occasion: string, to?: string): Promise<string[]> {
  const rows = await tx
    .update(mails)
    .set(withdrawnMailState)
    .where(
      and(
        eq(mails.state, 'queued'),
        to === undefined ? undefined : eq(mails.recipient, to),
        occasion.endsWith('/')
          ? like(mails.dedupeKey, `${occasion.replace(/[\\%_]/g, '\\$&')}%`)
          : eq(mails.dedupeKey, occasion),
      ),
    )
    .returning({ to: mails.recipient });
  return [...new Set(rows.map((row) => row.to))];
}
