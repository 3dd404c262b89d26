import type { ReleaseSetting } from '#shared/domain/release.ts';
import { createLeavebit, createLeavebitKey } from '#server/features/leavebits/create-leavebit.ts';
import { updateLeavebit } from '#server/features/leavebits/update-leavebit.ts';
import type { Context } from '#server/context.ts';
import { startTestApp } from '../test-app.ts';
import { registerOwner } from '../visitor.ts';

export type RecipientRules = Record<string, ReleaseSetting>;

/** An owner with recipients under every kind of rule, whose subscription starts and stops. */
export async function startOpeningsTest() {
  const app = await startTestApp();
  const owner = await registerOwner(app, 'olga@example.org');

  /** Sets the date until which the owner's subscription is active. */
  const subscribeUntil = (until: string) =>
    app.ctx.pool.query('update subscriptions set next_payment_date = $1 where user_id = $2', [
      until,
      owner.id,
    ]);
  await subscribeUntil('2999-01-01');

  async function leave(sharingConfig: RecipientRules): Promise<number> {
    const { ctx } = app;
    const opened = await createLeavebit(ctx, {
      userId: owner.id,
      fresh: createLeavebitKey(ctx),
      fields: { description: '', infoFields: '', sharingEmails: Object.keys(sharingConfig), sharingConfig },
      files: [],
    });
    return opened.row.id;
  }

  const save = (id: number, sharingConfig: RecipientRules, ctx: Context = app.ctx) =>
    updateLeavebit(ctx, {
      userId: owner.id,
      id,
      fields: { sharingEmails: Object.keys(sharingConfig), sharingConfig, deletedFiles: [] },
      files: [],
    });

  return {
    app,
    owner,
    subscribeUntil,
    leave,
    save,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
