import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import type { Context } from '../../context.ts';
import { presentSharedLeavebit } from './presenter.ts';
import { loadSharedLeavebitPage } from './load-shared-leavebits.ts';

const HEIR = 'heir@example.org';
const rules = {
  open: { releaseType: 'always' },
  byDate: { releaseType: 'scheduled', scheduledDate: '2999-01-01T00:00:00.000Z' },
  byDeath: { releaseType: 'death_incapacitation' },
} satisfies Record<string, ReleaseSetting>;

let app: TestApp;
let counter = 0;
let owner: TestOwner;
let ids: Record<keyof typeof rules, number>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await app.ctx.pool.query('delete from trigger_bytes');
  owner = await registerOwner(app, `owner-${(counter += 1)}@example.org`);
  ids = {
    open: await share(rules.open),
    byDate: await share(rules.byDate),
    byDeath: await share(rules.byDeath),
  };
});

async function share(rule: ReleaseSetting): Promise<number> {
  const answer = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For you')
    .field('infoFields', 'The key is under the stone')
    .field('sharingEmails', JSON.stringify([HEIR]))
    .field('sharingConfig', JSON.stringify({ [HEIR]: rule }))
    .attach('attachments', Buffer.from('letter'), 'letter.txt')
    .expect(201);
  return (answer.body as Leavebit).id;
}

/** The kinds of values decrypted for a recipient's list, by LeaveBit. */
async function decryptedForList(): Promise<Record<number, string[]>> {
  const decrypted: Record<number, string[]> = {};
  const { keyRing } = app.ctx;
  const ctx: Context = {
    ...app.ctx,
    keyRing: {
      ...keyRing,
      unwrapDataKey(id, wrapped) {
        const dataKey = keyRing.unwrapDataKey(id, wrapped);
        const note = (place: string) => (decrypted[id] ??= []).push(place.split('/').at(-1)!);
        return {
          ...dataKey,
          decrypt: (sealed, place) => (note(place), dataKey.decrypt(sealed, place)),
          decryptText: (sealed, place) => (note(place), dataKey.decryptText(sealed, place)),
        };
      },
    },
  };
  await loadSharedLeavebitPage(ctx, HEIR);
  return decrypted;
}

const list = async () =>
  new Map(
    (await loadSharedLeavebitPage(app.ctx, HEIR)).views.map((view) => [
      view.listed.row.id,
      presentSharedLeavebit(view),
    ]),
  );

const damage = (column: 'info_fields' | 'data_key', id: number) =>
  app.ctx.pool.query(
    `update trigger_bytes set ${column} = set_byte(${column}, 20, get_byte(${column}, 20) # 1) where id = $1`,
    [id],
  );

it('decrypts all of what a recipient may read, and only the headline of the rest', async () => {
  expect(await decryptedForList()).toEqual({
    [ids.open]: ['description', 'info_fields', 'filename'],
    [ids.byDate]: ['description'],
    [ids.byDeath]: ['description'],
  });
});

it('decrypts only headlines when the owner’s subscription is blocked', async () => {
  await app.ctx.pool.query(
    "update subscriptions set next_payment_date = '2001-01-01T00:00:00Z' where user_id = $1",
    [owner.id],
  );
  expect(await decryptedForList()).toEqual({
    [ids.open]: ['description'],
    [ids.byDate]: ['description'],
    [ids.byDeath]: ['description'],
  });
});

it('lists a locked LeaveBit whatever the state of its content, and one whose key does not open', async () => {
  await damage('info_fields', ids.byDate);
  await damage('data_key', ids.byDeath);
  const shown = await list();
  expect(shown.get(ids.open)).toMatchObject({
    infoFields: 'The key is under the stone',
    attachments: ['letter.txt'],
  });
  expect(shown.get(ids.byDate)).toMatchObject({ description: 'For you', isLocked: true });
  expect(shown.get(ids.byDate)).not.toHaveProperty('infoFields');
  // Without its key, nobody can verify that its rule is the one that was saved.
  expect(shown.get(ids.byDeath)).toMatchObject({
    description: expect.stringContaining('damaged') as string,
    isLocked: false,
    infoFields: '',
    attachments: [],
  });
});
