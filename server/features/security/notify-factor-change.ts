import { formatEmailDate } from '../../adapters/mail/email-dates.ts';
import { queueMail } from '../../adapters/mail/outbox.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { ActivityKind } from '#shared/domain/activity.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { hasFactor, loadFactors } from '../factors/load-factors.ts';
import { factorsChangedEmail, type FactorChange } from './emails.ts';

const logged: Record<FactorChange, { kind: ActivityKind; detail: string }> = {
  'totp-added': { kind: 'factor-added', detail: 'An authenticator app.' },
  'totp-removed': { kind: 'factor-removed', detail: 'The authenticator app.' },
  'passkey-added': { kind: 'factor-added', detail: 'A passkey.' },
  'passkey-removed': { kind: 'factor-removed', detail: 'A passkey.' },
  'recovery-codes-renewed': {
    kind: 'factor-added',
    detail: 'New recovery codes. The old ones no longer work.',
  },
};

/** Records a change to how the owner signs in and notifies them. Call this after the change, in its transaction. */
export async function notifyFactorChange(
  ctx: Context,
  tx: Database,
  owner: { id: number; email: string; timeZone: string | null },
  change: FactorChange,
): Promise<void> {
  const { kind, detail } = logged[change];
  ctx.securityLog.record('factor-changed', { account: owner.id, what: change });
  await recordActivity(ctx, tx, { userId: owner.id, kind, detail });
  await queueMail(ctx, tx, {
    to: owner.email,
    kind: 'factors-changed',
    dedupeKey: `factors-changed/${ctx.random.uuid()}`,
    content: factorsChangedEmail({
      change,
      at: formatEmailDate(ctx, ctx.clock.now(), owner),
      needsFactor: hasFactor(await loadFactors(tx, owner.id)),
      accountUrl: `${ctx.config.appOrigin}/account/sign-in`,
    }),
  });
}
