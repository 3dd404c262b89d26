import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { createKeyRing, type RingKey } from '../server/adapters/crypto/key-ring.ts';
import { triggerByteFiles, triggerBytes, triggerByteVersions } from '../server/db/schema/index.ts';
import { rotateKeys } from '../server/db/rotate-keys.ts';
import { lockAccountRow } from '../server/features/accounts/sign-in/lock-account-row.ts';
import { storeFile } from '../server/features/files/store-file.ts';
import { addLeavebitFile } from '../server/features/leavebits/files/add-leavebit-file.ts';
import { createLeavebit, createLeavebitKey } from '../server/features/leavebits/create-leavebit.ts';
import { moveLeavebitToTrash } from '../server/features/leavebits/move-leavebit-to-trash.ts';
import { findLeavebitForUpload } from '../server/features/leavebits/find-leavebit-for-upload.ts';
import { shareLeavebits } from '../server/features/leavebits/sharing/share-leavebits.ts';
import { restoreTrashItem } from '../server/features/leavebits/trash/restore-trash-item.ts';
import { updateLeavebit } from '../server/features/leavebits/update-leavebit.ts';
import { loadVersion } from '../server/features/leavebits/versions/load-versions.ts';
import { leaveLeavebit } from '../server/features/recipients/choices/leave-leavebit.ts';
import { changeEmail } from '../server/features/security/email/change-email.ts';
import { DomainError } from '../server/http/domain-error.ts';
import { getTestAmount } from './support/test-amounts.ts';
import { listBrokenIntegrityTags } from './support/integrity-tags.ts';
import { seedOwner } from './support/seed.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';

const heir = fc.constantFrom('ann@example.org', 'ben@example.org', 'me');
const setting: fc.Arbitrary<ReleaseSetting> = fc.constantFrom<ReleaseSetting>(
  { releaseType: 'always' },
  { releaseType: 'death_incapacitation' },
  { scheduledDate: '2040-01-01T00:00:00.000Z', releaseType: 'scheduled' },
);
const sharing = fc.dictionary(heir, setting, { maxKeys: 3 });
/** An index into the existing LeaveBits, files or versions. */
const nth = fc.nat(4);
const command = fc.oneof(
  fc.record({ do: fc.constant('create' as const), sharing, hides: fc.boolean() }),
  fc.record({ do: fc.constant('save' as const), nth, sharing, hides: fc.option(fc.boolean()) }),
  fc.record({ do: fc.constant('rename' as const), nth }),
  fc.record({ do: fc.constant('share' as const), sharing }),
  fc.record({ do: fc.constant('leave' as const), nth, who: heir }),
  fc.record({
    do: fc.constantFrom('add-file' as const, 'remove-file' as const, 'restore-file' as const),
    nth,
  }),
  fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const, 'go-back' as const), nth }),
  fc.record({ do: fc.constantFrom('change-email' as const, 'rotate' as const) }),
);
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** Each action once, all of them successful. */
const all: Command[] = [
  {
    do: 'create',
    sharing: { 'ann@example.org': { releaseType: 'always' }, me: { releaseType: 'always' } },
    hides: true,
  },
  {
    do: 'save',
    nth: 0,
    sharing: { 'ann@example.org': { releaseType: 'death_incapacitation' } },
    hides: false,
  },
  { do: 'rename', nth: 0 },
  { do: 'share', sharing: { me: { releaseType: 'always' } } },
  { do: 'leave', nth: 0, who: 'ann@example.org' },
  { do: 'add-file', nth: 0 },
  { do: 'remove-file', nth: 0 },
  { do: 'restore-file', nth: 0 },
  { do: 'change-email' },
  { do: 'rotate' },
  { do: 'delete', nth: 0 },
  { do: 'restore', nth: 0 },
  { do: 'go-back', nth: 0 },
];

/** An owner whose use cases are called in any order, including invalid ones. */
class Keeper {
  readonly #app: TestApp;
  readonly #id: number;
  readonly #keys: [RingKey, ...RingKey[]];
  #email: string;
  #count = 0;

  /** @param keys the app's key ring, to which a rotation adds a key. */
  constructor(
    app: TestApp,
    { id, username }: { id: number; username: string },
    keys: [RingKey, ...RingKey[]],
  ) {
    this.#keys = keys;
    this.#app = app;
    this.#id = id;
    this.#email = username;
  }

  /** @returns whether it succeeded. */
  async apply(given: Command): Promise<boolean> {
    try {
      return (await this.#act(given)) !== 'nothing to do';
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      expect(error.code).not.toBe('damaged');
      return false;
    }
  }

  async #act(given: Command): Promise<unknown> {
    const { ctx } = this.#app;
    const userId = this.#id;
    const all = await ctx.db
      .select()
      .from(triggerBytes)
      .where(eq(triggerBytes.userId, userId))
      .orderBy(triggerBytes.id);
    const id = 'nth' in given && all.length > 0 ? all[given.nth % all.length]!.id : 0;
    const update = (fields: object) =>
      updateLeavebit(ctx, { userId, id, fields: { deletedFiles: [], ...fields }, files: [] });
    switch (given.do) {
      case 'create':
        return createLeavebit(ctx, {
          userId,
          fresh: createLeavebitKey(ctx),
          fields: {
            description: 'A',
            infoFields: 'B',
            ...this.#fields(given.sharing),
            hidesAddresses: given.hides,
          },
          files: [],
        });
      case 'save':
        return update({
          ...this.#fields(given.sharing),
          ...(given.hides === null ? {} : { hidesAddresses: given.hides }),
        });
      case 'rename':
        return update({ description: `No. ${(this.#count += 1)}` });
      case 'share': {
        const { sharingEmails: emails, sharingConfig } = this.#fields(given.sharing);
        const triggerByteIds = all.filter(({ trashedAt }) => trashedAt === null).map((row) => row.id);
        return shareLeavebits(ctx, userId, {
          triggerByteIds,
          emails,
          sharingConfig,
          shareWithPreConfigured: true,
        });
      }
      case 'leave':
        return leaveLeavebit(ctx, { email: this.#named(given.who), id });
      case 'add-file': {
        const target = await findLeavebitForUpload(ctx, userId, id);
        if (!target) return 'nothing to do';
        const { dataKey } = target;
        const source = (async function* () {
          yield await Promise.resolve(Buffer.from('bytes'));
        })();
        const stored = await storeFile(ctx, { userId, dataKey, source, expected: 5 });
        const file = { ...stored, name: 'a.txt', mimeType: 'text/plain' };
        return ctx.db.transaction((tx) => addLeavebitFile(ctx, tx, { userId, id, file }));
      }
      case 'remove-file':
        return update({ deletedFiles: ['a.txt'] });
      case 'restore-file': {
        const removed = await ctx.db
          .select()
          .from(triggerByteFiles)
          .where(isNotNull(triggerByteFiles.trashedAt));
        const file = removed[given.nth % Math.max(1, removed.length)];
        return file ? restoreTrashItem(ctx, { userId, id: file.storedFileId }) : 'nothing to do';
      }
      case 'delete':
        return moveLeavebitToTrash(ctx, { userId, id });
      case 'restore': {
        const trashed = all.filter(({ trashedAt }) => trashedAt !== null);
        return restoreTrashItem(ctx, {
          userId,
          id: trashed[given.nth % Math.max(1, trashed.length)]?.id ?? 0,
        });
      }
      case 'go-back': {
        const [version] = await ctx.db
          .select()
          .from(triggerByteVersions)
          .where(eq(triggerByteVersions.triggerByteId, id))
          .limit(1);
        if (!version) return 'nothing to do';
        const { seqno } = version;
        const restores = await loadVersion(ctx, { userId, id, seqno });
        const { description, infoFields, sharingEmails, sharingConfig } = restores;
        return updateLeavebit(ctx, {
          userId,
          id,
          fields: { description, infoFields, sharingEmails, sharingConfig, deletedFiles: [] },
          files: [],
          isWhole: true,
          restores,
        });
      }
      case 'change-email': {
        const next = `owner-${this.#id}-${(this.#count += 1)}@example.org`;
        await ctx.db.transaction(async (tx) => changeEmail(ctx, tx, await lockAccountRow(tx, userId), next));
        this.#email = next;
        return next;
      }
      case 'rotate':
        this.#keys.unshift({ id: `key-${this.#keys.length}`, secret: randomBytes(32) });
        ctx.keyRing = createKeyRing(this.#keys);
        return rotateKeys(ctx, () => undefined);
    }
  }

  #named(who: string): string {
    return who === 'me' ? this.#email : who;
  }

  #fields(rules: Record<string, ReleaseSetting>) {
    const sharingConfig = Object.fromEntries(
      Object.entries(rules).map(([who, rule]) => [this.#named(who), rule]),
    );
    return { sharingEmails: Object.keys(sharingConfig), sharingConfig };
  }
}

it(
  'after any actions of an owner and the recipients, every integrity tag is valid',
  { timeout: 60_000 + getTestAmount('SEALED_HISTORIES') * 20_000 },
  async () => {
    await using app = await startTestApp();
    const keys: [RingKey, ...RingKey[]] = [...app.ctx.config.dataKeys];
    let number = 0;
    const happened = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 25, size: 'max' }), async (commands) => {
        await app.ctx.pool.query('delete from trigger_bytes');
        const keeper = new Keeper(app, await seedOwner(app.ctx, `owner-${(number += 1)}@example.org`), keys);
        for (const one of commands) {
          if (await keeper.apply(one)) happened.add(one.do);
          expect(await listBrokenIntegrityTags(app.ctx), JSON.stringify(one)).toEqual([]);
        }
      }),
      { numRuns: getTestAmount('SEALED_HISTORIES'), examples: [[all]] },
    );
    expect(happened).toEqual(new Set(all.map((one) => one.do)));
  },
);
