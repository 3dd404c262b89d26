import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WarningWayKind } from '#shared/contracts/release.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { queueMail, withdrawnMailState, type NewMail } from '#server/adapters/mail/outbox.ts';
import { releaseMailDeadlines } from '#server/adapters/mail/release-mail-deadlines.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deathIncapacitationReports as reports, mails, reportWarnings } from '#server/db/schema/index.ts';
import type { OwnerRow } from '../queries.ts';

/** A verified way to warn an owner. */
export interface WarningWay {
  kind: WarningWayKind;
  to: string;
}

/** The ways to warn an owner now. The account's own address is always the first. */
export function listWarningWays(
  { smsTransport }: Pick<Context, 'smsTransport'>,
  owner: OwnerRow,
): WarningWay[] {
  const { email, secondEmail, secondEmailVerifiedAt, phoneNumber, phoneNumberVerifiedAt } = owner;
  return [
    { kind: 'email', to: email },
    ...(secondEmail && secondEmailVerifiedAt ? [{ kind: 'second-email', to: secondEmail } as const] : []),
    ...(phoneNumber && phoneNumberVerifiedAt && smsTransport
      ? [{ kind: 'phone', to: phoneNumber } as const]
      : []),
  ];
}

/**
 * Queues what an owner must know by one of the ways.
 * @param told.text what a text message says instead of the email
 * @returns the mail's id. Null if it was already queued for this occasion.
 */
export function queueByWay(
  ctx: Context,
  tx: Database,
  { owner, way }: { owner: OwnerRow; way: WarningWay },
  {
    dedupeKey,
    email,
    text,
    ...told
  }: Pick<NewMail, 'kind' | 'dedupeKey' | 'followUp'> & {
    giveUpAt: Date;
    email: EmailContent;
    text: string;
  },
): Promise<string | null> {
  const isMain = way.kind === 'email';
  const { others } = releaseMailDeadlines;
  return queueMail(ctx, tx, {
    ...told,
    to: way.to,
    dedupeKey: isMain ? dedupeKey : `${dedupeKey}/${way.kind}`,
    content: way.kind === 'phone' ? { text } : isMain ? email : { ...email, why: `${email.why} ${SECOND}` },
    ...(!isMain && {
      userId: owner.id,
      // A second way that is neither accepted nor rejected must not block a release for years.
      giveUpAt: new Date(Math.min(told.giveUpAt.getTime(), others(ctx.clock.now()).getTime())),
    }),
  });
}

const SECOND = 'This address was added to be warned as well.';

/** Withdraws unsent warnings to a second way that was removed. */
export async function withdrawWarningsByWay(
  tx: Database,
  userId: number,
  way: Exclude<WarningWayKind, 'email'>,
): Promise<void> {
  await tx
    .update(mails)
    .set(withdrawnMailState)
    .where(
      and(
        eq(mails.state, 'queued'),
        inArray(
          mails.id,
          tx
            .select({ id: sql<string>`${reportWarnings.mailId}` })
            .from(reportWarnings)
            .innerJoin(reports, eq(reports.id, reportWarnings.reportId))
            .where(and(eq(reports.userId, userId), eq(reportWarnings.way, way))),
        ),
      ),
    );
}
