import { addMonths } from '#shared/domain/dates.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import { billingLimits, destructionLimits } from '#shared/domain/limits.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { craftNotification } from '../payfast/payfast.ts';
import type { TestApp } from '../test-app.ts';

export type SeededMailState = 'queued' | 'accepted' | 'failed';

/** Sets the test's clock. */
export function moveClockTo(app: TestApp, at: Date): void {
  app.clock.advance({ seconds: (at.getTime() - app.ctx.clock.now().getTime()) / 1000 });
}

export const loadSubscriptionRow = async (app: TestApp, userId: number) =>
  (await app.ctx.pool.query('select * from subscriptions where user_id = $1', [userId])).rows[0] as {
    id: string;
    paid_until: Date;
    destroy_at: Date | null;
    unreachable_at: Date | null;
    data_destroyed_at: Date | null;
    email: string;
  };

/**
 * Moves to an hour after the announced destruction of an owner's data. Only the given outcomes of the warnings can prevent it.
 * @param fates of the warnings 30, 7 and 1 days ahead.
 */
export async function moveToDueDestruction(
  app: TestApp,
  userId: number,
  fates: readonly [SeededMailState, SeededMailState, SeededMailState] = ['accepted', 'accepted', 'accepted'],
): Promise<{ id: number; destroyAt: Date }> {
  const row = await loadSubscriptionRow(app, userId);
  const id = Number(row.id);
  const destroyAt = new Date(addMonths(row.paid_until, billingLimits.retentionMonths).getTime() + HOUR_MS);
  moveClockTo(app, destroyAt);
  await announce(app, { id, email: row.email, destroyAt, fates });
  app.clock.advance({ hours: 1 });
  return { id, destroyAt };
}

async function announce(
  app: TestApp,
  {
    id,
    email,
    destroyAt,
    fates,
  }: {
    id: number;
    email: string;
    destroyAt: Date;
    fates: readonly [SeededMailState, SeededMailState, SeededMailState];
  },
): Promise<void> {
  const { pool } = app.ctx;
  await pool.query(
    "update subscriptions set destroy_at = $2, reporters_told_at = $2::timestamptz - interval '720 hours' where id = $1",
    [id, destroyAt],
  );
  for (const [index, daysAhead] of destructionLimits.warningDaysAhead.entries()) {
    const mailId = await app.ctx.db.transaction((tx) =>
      queueMail(app.ctx, tx, {
        to: email,
        kind: 'destruction-warning',
        dedupeKey: `destruction/${id}/test/${daysAhead}`,
        giveUpAt: new Date(destroyAt.getTime() + 1000 * DAY_MS),
        content: {
          subject: `${daysAhead}`,
          preheader: '',
          heading: '',
          paragraphs: [''],
          why: '',
          mistake: '',
        },
      }),
    );
    await pool.query(
      'insert into destruction_letters (mail_id, subscription_id, days_ahead) values ($1, $2, $3)',
      [mailId, id, daysAhead],
    );
    const at = new Date(destroyAt.getTime() - daysAhead * DAY_MS);
    const what = {
      queued: 'created_at = $2',
      accepted: "state = 'accepted', letter = null, accepted_at = $2",
      failed: "state = 'failed', letter = null, refused_at = $2",
    }[fates[index]!];
    await pool.query(`update mails set ${what} where id = $1`, [mailId, at]);
  }
}

/** PayFast charges an agreement, and its notification is lost. */
export async function chargeWithLostNotification(app: TestApp, token: string): Promise<string> {
  await app.payfast.store.countCharge(token);
  return craftNotification(app, token, { status: 'COMPLETE', cents: 1750, isStart: false });
}

/** Someone pays for an offer, and PayFast's notification is lost. @returns the token, which the product does not know. */
export async function subscribeWithLostNotification(
  app: TestApp,
  offer: Record<string, string>,
): Promise<string> {
  const token = `unheard-${offer['m_payment_id']}`;
  const { store } = app.payfast;
  await store.add({ token, checkout: offer, amountCents: 1750, runDate: offer['billing_date']! });
  await craftNotification(app, token, {
    status: 'COMPLETE',
    cents: Math.round(Number(offer['amount']) * 100),
    isStart: true,
  });
  return token;
}
