import { letterMoment } from '../../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { peopleInFull } from '../../people/read-people.ts';
import { recipientsAdded } from '../letters.ts';

/** Tells an owner of those who can read something at once that they could not read before. One mail for one change. */
export async function tellOwnerOfReaders(
  ctx: Context,
  tx: Database,
  { owner, emails }: { owner: { id: number; email: string }; emails: readonly string[] },
): Promise<void> {
  const others = [...new Set(emails)].filter((email) => email !== owner.email);
  if (others.length === 0) return;
  const called = await peopleInFull(ctx, tx, owner.id);
  await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'recipients-added',
    dedupeKey: `recipients-added/${ctx.ids.uuid()}`,
    letter: recipientsAdded({
      people: others.map(called),
      at: letterMoment(ctx, ctx.clock.now()),
      signInUrl: `${ctx.config.appOrigin}/auth`,
    }),
  });
}
