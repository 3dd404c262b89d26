import { expect, it } from 'vitest';
import { saveReminderLeavebit } from '#tests/support/reminders.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { registerOwner } from '#tests/support/visitor.ts';
import { stageSignedRows } from '#tests/support/integrity-tags.ts';
import { removeExpiredRows } from './remove-expired.ts';

it('the name of somebody who is no longer recipient or reporter goes, once no undo can bring them back', async () => {
  await using app = await startTestApp();
  const query = async (text: string, values: unknown[] = []) =>
    (await app.ctx.pool.query<Record<string, unknown>>(text, values)).rows;
  const owner = await registerOwner(app, 'owner@example.org');
  await saveReminderLeavebit(app, owner);
  await stageSignedRows(
    app.ctx,
    "update trigger_bytes set sharing_emails = '{lena@example.org}' where user_id = $1",
    [owner.id],
  );
  const nameOf = (email: string) =>
    query("insert into people_names values ($1, $2, 'sealed')", [owner.id, email]);
  await nameOf('lena@example.org');
  await nameOf('gone@example.org');
  await nameOf('removed@example.org');
  await query(
    `insert into configuration_changes (id, user_id, seqno, changed_at, terms_before, terms_after, undo_token)
     values (gen_random_uuid(), $1, 1, $2, '{"designatedReporters": ["removed@example.org"]}', '{}', 'token')`,
    [owner.id, app.clock.now()],
  );
  const left = async () =>
    (await query('select email from people_names where user_id = $1 order by 1', [owner.id])).map(
      (row) => row['email'],
    );
  await removeExpiredRows(app.ctx);
  expect(await left()).toEqual(['lena@example.org', 'removed@example.org']);
  app.clock.advance({ hours: 73 });
  await removeExpiredRows(app.ctx);
  expect(await left()).toEqual(['lena@example.org']);
  await stageSignedRows(app.ctx, "update trigger_bytes set sharing_emails = '{}' where user_id = $1", [
    owner.id,
  ]);
  await removeExpiredRows(app.ctx);
  expect(await left()).toEqual([]);
});
