import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { TrashItem } from '#shared/contracts/trash.ts';
import { createContext, type Context } from '../server/context.ts';
import { verifyActivityChain } from '../server/features/activity/verify-hash-chain.ts';
import { purgeTrashItem } from '../server/features/leavebits/trash/purge-trash.ts';
import { restoreTrashItem } from '../server/features/leavebits/trash/restore-trash-item.ts';
import { renewRecoveryCodes } from '../server/features/security/factors/renew-recovery-codes.ts';
import { confirmTotp, removeTotp, startTotpSetup } from '../server/features/security/factors/totp.ts';
import { DomainError } from '../server/http/domain-error.ts';
import { getTestAmount } from './support/test-amounts.ts';
import { addTotp, generateTotp } from './support/factors.ts';
import { createCrashingProcess, type CrashPoint } from './support/processes/crashing-process.ts';
import { alwaysReauthenticated } from './support/reauthentication.ts';
import { listBrokenIntegrityTags } from './support/integrity-tags.ts';
import { createRandomIntegers } from './support/run-seed.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { registerOwner, type TestOwner } from './support/visitor.ts';

// These actions have only about twenty steps each.
const stride = Math.min(5, getTestAmount('STEPS_PER_CRASH'));
const randomInteger = createRandomIntegers('account-crashes');
const moments: CrashPoint['moment'][] = ['before', 'after'];

let app: TestApp;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A LeaveBit with two files, one of which was removed. */
async function leavebitOf(owner: TestOwner): Promise<number> {
  const saved = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'House')
    .field('sharingEmails', `lena-${number}@example.org`)
    .attach('attachments', Buffer.from('kept'), 'kept.txt')
    .attach('attachments', Buffer.from('removed'), 'removed.txt')
    .expect(201);
  const { id } = saved.body as Leavebit;
  await owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ deletedFiles: ['removed.txt'] })
    .expect(200);
  return id;
}
async function trashedLeavebit(owner: TestOwner): Promise<number> {
  const id = await leavebitOf(owner);
  await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
  return id;
}
async function removedFile(owner: TestOwner): Promise<number> {
  await leavebitOf(owner);
  const [file] = (await owner.send('get', '/api/trash').expect(200)).body as TrashItem[];
  return file!.id;
}

type Act = (ctx: Context) => Promise<unknown>;

/** Prepares an owner for an action, and returns the action. */
const acts: [what: string, prepare: (owner: TestOwner) => Promise<Act>][] = [
  [
    'restoring a LeaveBit',
    async (owner) => {
      const id = await trashedLeavebit(owner);
      return (ctx) => restoreTrashItem(ctx, { userId: owner.id, id });
    },
  ],
  [
    'restoring a file',
    async (owner) => {
      const id = await removedFile(owner);
      return (ctx) => restoreTrashItem(ctx, { userId: owner.id, id });
    },
  ],
  [
    'deleting a LeaveBit for good',
    async (owner) => {
      const id = await trashedLeavebit(owner);
      return (ctx) => purgeTrashItem(ctx, { userId: owner.id, id }, alwaysReauthenticated);
    },
  ],
  [
    'confirming an authenticator app',
    async ({ id }) => {
      const { secret } = await startTotpSetup(app.ctx, id, alwaysReauthenticated);
      return (ctx) => confirmTotp(ctx, id, generateTotp(secret, ctx.clock.now()), alwaysReauthenticated);
    },
  ],
  [
    'renewing recovery codes',
    async (owner) => {
      await addTotp(app, owner);
      return (ctx) => renewRecoveryCodes(ctx, owner.id, alwaysReauthenticated);
    },
  ],
  [
    'removing an authenticator app',
    async (owner) => {
      await addTotp(app, owner);
      return (ctx) => removeTotp(ctx, owner.id, alwaysReauthenticated);
    },
  ],
];

/** Everything that such an action may change, without names, so it is equal for two owners who did the same. */
async function stateOf({ id, username }: TestOwner): Promise<Record<string, unknown>> {
  const { rows } = await app.ctx.pool.query<Record<string, unknown>>(
    `select
       (select array_agg((trashed_at is not null)::text || seqno order by id) from trigger_bytes where user_id = $1) as leavebits,
       (select array_agg(f.trashed_at is not null order by f.file_counter) from trigger_byte_files f
          join trigger_bytes b on b.id = f.trigger_byte_id where b.user_id = $1) as files,
       (select count(*)::int from stored_files where user_id = $1) as stored,
       (select confirmed_at is not null from totp_factors where user_id = $1) as app,
       (select count(*)::int from recovery_codes where user_id = $1) as codes,
       (select array_agg(kind order by number) from activity_entries where user_id = $1) as log,
       (select array_agg(kind order by kind) from mails where user_id = $1 or recipient = $2) as mails`,
    [id, username],
  );
  return rows[0]!;
}

const newOwner = () => registerOwner(app, `owner-${(number += 1)}@example.org`);

it.each(acts)(
  'a process that dies while %s leaves all of it or nothing, and the activity log intact',
  async (_what, prepare) => {
    const healthy = await newOwner();
    const act = await prepare(healthy);
    const before = await stateOf(healthy);
    await act(app.ctx);
    const after = await stateOf(healthy);
    expect(after).not.toEqual(before);
    for (let atStep = randomInteger(1, stride + 1); ; atStep += stride) {
      const owner = await newOwner();
      const again = await prepare(owner);
      const own = createContext({
        config: app.ctx.config,
        logger: app.ctx.logger,
        databaseUrl: app.ctx.config.databaseUrl!,
        createMailTransport: () => app.ctx.mailTransport,
        clock: app.ctx.clock,
      });
      const doomed = createCrashingProcess(own, { atStep, moment: moments[randomInteger(0, 2)]! });
      await again(doomed.ctx).catch(() => undefined);
      await own.liveEvents.close();
      await own.pool.end();
      // The owner tries again. If the first attempt had already succeeded, there is nothing left to do.
      await vi.waitFor(async () => expect([before, after]).toContainEqual(await stateOf(owner)), {
        timeout: 30_000,
      });
      const hadHappened = JSON.stringify(await stateOf(owner)) === JSON.stringify(after);
      const repeated = await again(app.ctx).then(
        () => 'done',
        (error: unknown) => (error instanceof DomainError ? 'refused' : error),
      );
      if (!hadHappened) expect(repeated).toBe('done');
      if (repeated !== 'done') expect(repeated).toBe('refused');
      if (!hadHappened) expect(await stateOf(owner)).toEqual(after);
      expect(await listBrokenIntegrityTags(app.ctx, owner.id)).toEqual([]);
      expect((await verifyActivityChain(app.ctx, owner.id)).broken).toBeNull();
      if (doomed.hasDied()) continue;
      // Control: with hardly any steps, it wouldn't have been the real action.
      expect(doomed.steps()).toBeGreaterThan(8);
      break;
    }
  },
  300_000,
);
