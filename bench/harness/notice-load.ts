import { queueMails } from '../../server/adapters/mail/outbox.ts';
import { shareNoticeEmail } from '../../server/features/notices/emails.ts';
import { buildRecipientEmailLink } from '../../server/features/notices/recipient-link.ts';
import { runSql, type BenchServer } from './environment.ts';

const AT_ONCE = 1000;

/** Queues notices to this many recipients, spread round-robin across this many domains. All are due once this resolves. */
export async function queueNotices({ ctx }: BenchServer, count: number, domains: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    for (let first = 0; first < count; first += AT_ONCE) {
      const numbers = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, n) => first + n);
      await queueMails(
        ctx,
        tx,
        numbers.map((n) => {
          const to = `heir-${n}@domain-${n % domains}.example`;
          const link = buildRecipientEmailLink(ctx, to);
          const content = shareNoticeEmail({ ownerName: null, ownerUsername: 'Anna', link, kind: 'open' });
          return { to, kind: 'share-notice', dedupeKey: `bench/${ctx.random.uuid()}`, content };
        }),
      );
    }
  });
}

/** How many emails a mail server has accepted. */
export async function countAcceptedMails(product: BenchServer): Promise<number> {
  const { rows } = await runSql(product, "select count(*)::int as count from mails where state = 'accepted'");
  return (rows as { count: number }[])[0]!.count;
}
