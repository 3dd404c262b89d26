import { expect, it } from 'vitest';
import { saveLeavebit } from '../../../tests/support/reminders.ts';
import { startTestApp } from '../../../tests/support/test-app.ts';
import { registerOwner } from '../../../tests/support/visitor.ts';
import { stage } from '../../../tests/support/seals.ts';
import { removeExpired } from './remove-expired.ts';

it('the name of somebody who is no longer recipient or reporter goes, once no undo can bring them back', async () => {
  await using app = await startTestApp();
  const query = async (text: string, values: unknown[] = []) =>
    (await app.ctx.pool.query<Record<string, unknown>>(text, values)).rows;
  const owner = await registerOwner(app, 'owner@example.org');
  await saveLeavebit(app, owner);
  await stage(app.ctx, "update trigger_bytes set sharing_emails = '{lena@example.org}' where user_id = $1", [
    owner.id,
  ]);
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
  await removeExpired(app.ctx);
  expect(await left()).toEqual(['lena@example.org', 'removed@example.org']);
  app.clock.advance({ hours: 73 });
  await removeExpired(app.ctx);
  expect(await left()).toEqual(['lena@example.org']);
  await stage(app.ctx, "update trigger_bytes set sharing_emails = '{}' where user_id = $1", [owner.id]);
  await removeExpired(app.ctx);
  expect(await left()).toEqual([]);
});
