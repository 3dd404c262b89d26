import { letterMoment } from '../../adapters/mail/letter-moment.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { hasFactor, readFactors } from '../factors/read-factors.ts';
import { factorsChanged, type FactorChange } from './letters.ts';

/** Writes to the owner that the way they sign in was changed. Call it after the change, in its transaction. */
export async function tellFactorChange(
  ctx: Context,
  tx: Database,
  owner: { id: number; email: string },
  change: FactorChange,
): Promise<void> {
  await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'factors-changed',
    dedupeKey: `factors-changed/${ctx.ids.uuid()}`,
    letter: factorsChanged({
      change,
      at: letterMoment(ctx, ctx.clock.now()),
      needsFactor: hasFactor(await readFactors(tx, owner.id)),
      accountUrl: `${ctx.config.appOrigin}/account/sign-in`,
    }),
  });
}
