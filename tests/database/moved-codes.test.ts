import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { limits } from '#shared/domain/limits.ts';
import { createDigests } from '#server/adapters/crypto/digests.ts';
import { systemRandomSource } from '#server/adapters/random-source.ts';
import { openDatabase } from '#server/db/database.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { MIGRATIONS_FOLDER, runMigrationsUpTo } from '#server/db/migration-history.ts';
import {
  codeSubject,
  consumeCode,
  redeemCode,
  type CodeSubject,
} from '#server/features/codes/one-time-codes.ts';

const NOW = new Date('2030-05-01T10:00:00.000Z');
const ASKER = 'a1'.repeat(32);
const ctx = {
  random: systemRandomSource,
  digests: createDigests('a secret'),
  clock: { now: () => NOW, trustedNow: () => NOW, isTrusted: () => true },
};
const OWNER = 7;
const LEAVEBIT = 70;
const CHANGED = 'new@example.org';

/** A code as the version with a table for each purpose stored it: the name that its digest covers, and its own columns. */
interface OldCode {
  table: string;
  name: string;
  own: Record<string, string | number | null>;
  subject: CodeSubject;
}
const oldCodes: OldCode[] = [
  {
    table: 'login_verification_codes',
    name: 'login/7',
    own: { user_id: OWNER },
    subject: codeSubject.login(OWNER),
  },
  {
    table: 'password_reset_codes',
    name: 'password-reset/7',
    own: { user_id: OWNER },
    subject: codeSubject.passwordReset(OWNER),
  },
  { table: 'proof_codes', name: 'proof/7', own: { user_id: OWNER }, subject: codeSubject.proof(OWNER) },
  {
    table: 'register_verification_codes',
    name: 'registration/mia@example.org',
    own: { registration_email: 'mia@example.org' },
    subject: codeSubject.registration('mia@example.org'),
  },
  ...(['old', 'new'] as const).map((side) => ({
    table: 'email_change_codes',
    name: `email-change/7/${side}/${CHANGED}`,
    own: { user_id: OWNER, side },
    subject: codeSubject.emailChange(OWNER, side, CHANGED),
  })),
  ...([LEAVEBIT, 'all'] as const).map((scope) => ({
    table: 'verification_codes',
    name: `sharing/${scope}/lena@example.org`,
    own: {
      subject: `sharing/${scope}/lena@example.org`,
      trigger_byte_id: scope === 'all' ? null : scope,
    },
    subject: codeSubject.sharing(scope, 'lena@example.org'),
  })),
];

let database: TestDatabase;
let old: pg.Client;
let open: ReturnType<typeof openDatabase> | undefined;
beforeEach(async () => {
  database = await createEmptyDatabase();
  old = new pg.Client({ connectionString: database.url });
  // A test that fails before the upgrade leaves it open while the database is dropped.
  old.on('error', () => undefined);
  await old.connect();
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
  const moved = migrations.findIndex(({ sql }) => sql.join().includes('CREATE TABLE "one_time_codes"'));
  await runMigrationsUpTo(old, migrations[moved - 1]!.hash);
  await old.query(
    `insert into users (id, username, email, password, last_update, created_at)
     values (7, 'o@example.org', 'o@example.org', '', now(), now());
     insert into trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails, sharing_config,
       sharing_seal, last_update, created_at)
     values (70, 7, 'key', 'x', 'x', 'x', '{}', '{}', 'x', now(), now());
     insert into email_changes (user_id, new_email, expires_at) values (7, 'new@example.org', '2030-05-01T10:30Z')`,
  );
});
afterEach(async () => {
  await open?.pool.end();
  open = undefined;
  await database[Symbol.asyncDispose]();
});

/** Stores the old codes, with 100000 as the first one's digits. */
async function storeOldCodes(state: { wrongTries?: number; strangerTries?: number; usedAt?: Date } = {}) {
  for (const [index, { table, name, own }] of oldCodes.entries()) {
    const row = {
      ...own,
      code: ctx.digests.code(String(100_000 + index), name),
      expires_at: new Date(NOW.getTime() + 1),
      asked_by: Buffer.from(ASKER, 'hex'),
      wrong_tries: state.wrongTries ?? 0,
      stranger_tries: state.strangerTries ?? 0,
      used_at: state.usedAt ?? null,
      allowance: 'key',
    };
    await old.query(
      `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row)
        .map((_, n) => `$${n + 1}`)
        .join()})`,
      Object.values(row),
    );
  }
}

async function upgrade() {
  await old.end();
  await migrateDatabase(database.url);
  open = openDatabase(database.url, () => undefined);
  return open.db;
}

const enterAll = async (db: Awaited<ReturnType<typeof upgrade>>, asker = ASKER) =>
  Promise.all(
    oldCodes.map(({ subject }, index) =>
      redeemCode(ctx, db, { subject, code: String(100_000 + index), asker }),
    ),
  );
const all = (verdict: 'accepted' | 'refused') => oldCodes.map(() => verdict);

it('every code that was mailed before the upgrade works after it, once', async () => {
  await storeOldCodes();
  const db = await upgrade();
  expect(await enterAll(db)).toEqual(all('accepted'));
  expect(await enterAll(db)).toEqual(all('refused'));
});

it.each([
  ['that was used', { usedAt: NOW }],
  ['that has no attempts left', { wrongTries: 5 }],
])('a code %s before the upgrade does not work after it', async (_what, state) => {
  await storeOldCodes(state);
  expect(await enterAll(await upgrade())).toEqual(all('refused'));
});

it('attempts of other browsers before the upgrade still count after it', async () => {
  await storeOldCodes({ strangerTries: limits.codeStrangerAttempts });
  const db = await upgrade();
  expect(await enterAll(db, 'b2'.repeat(32))).toEqual(all('refused'));
  expect(await enterAll(db)).toEqual(all('accepted'));
});

it('a password that was entered before the upgrade still leads to the second factor', async () => {
  await storeOldCodes();
  const db = await upgrade();
  expect(await consumeCode(ctx, db, { subject: codeSubject.login(OWNER), asker: ASKER })).toBe(true);
});

it('codes go with their account and their LeaveBit', async () => {
  await storeOldCodes();
  const db = await upgrade();
  await db.execute('delete from trigger_bytes');
  await db.execute('delete from users');
  const { rows } = await db.execute('select subject from one_time_codes order by subject');
  expect(rows).toEqual([
    { subject: 'registration/mia@example.org' },
    { subject: 'sharing/all/lena@example.org' },
  ]);
});
