import { and, desc, eq, gte, inArray } from 'drizzle-orm';
import type { WarningWayKind } from '#shared/contracts/release.ts';
import { isMailNotWithdrawn } from '#server/adapters/mail/outbox.ts';
import type { Context } from '#server/context.ts';
import { mails } from '#server/db/schema/index.ts';
import type { OwnerRow } from '../queries.ts';
import { isWayFailing } from './warning-rules.ts';
import { listWarningWays } from './warning-ways.ts';

/** The verified ways to warn an owner, and which of them don't work anymore. */
export async function loadWayHealth(
  ctx: Pick<Context, 'db' | 'smsTransport'>,
  owner: OwnerRow,
): Promise<{ ways: WarningWayKind[]; failing: WarningWayKind[] }> {
  const ways = listWarningWays(ctx, owner);
  const failing: WarningWayKind[] = [];
  for (const { kind, to } of ways) {
    const since = {
      email: null,
      'second-email': owner.secondEmailVerifiedAt,
      phone: owner.phoneNumberVerifiedAt,
    };
    const [last] = await ctx.db
      .select({ state: mails.state, refusedAt: mails.refusedAt })
      .from(mails)
      .where(
        and(
          eq(mails.recipient, to),
          inArray(mails.state, ['accepted', 'failed']),
          isMailNotWithdrawn,
          since[kind] ? gte(mails.createdAt, since[kind]) : undefined,
        ),
      )
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(1);
    if (last && isWayFailing(last)) failing.push(kind);
  }
  return { ways: ways.map(({ kind }) => kind), failing };
}
