import { letterMoment } from '../../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../../adapters/mail/outbox.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { mailKeys } from '../mail-keys.ts';
import type { OwnerRow } from '../queries.ts';
import { configurationChanged } from './letters.ts';
import { describeChanges } from './rules.ts';

/** Tells an owner how a save has changed their reporters or terms, if it did. */
export async function tellOwnerOfChange(
  ctx: Context,
  tx: Database,
  { before, saved }: { before: OwnerRow; saved: OwnerRow },
): Promise<void> {
  const changes = describeChanges(before, saved);
  if (changes.length === 0) return;
  await queueMail(ctx, tx, {
    to: saved.email,
    kind: 'configuration-changed',
    dedupeKey: mailKeys.configurationChanged(saved.id, saved.seqno),
    letter: configurationChanged({
      changes,
      at: letterMoment(ctx, ctx.clock.now()),
      signInUrl: `${ctx.config.appOrigin}/auth`,
    }),
  });
}
