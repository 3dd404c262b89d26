import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '#server/db/migrate.ts';
import { grantRights } from '#server/db/roles/grant-rights.ts';
import { restoreBackup } from '#server/features/backup/restore-backup.ts';
import { verifyBackup } from '#server/features/backup/read-backup.ts';
import { takeBackup, type BackupResult } from '#server/features/backup/take-backup.ts';
import type { Context } from '#server/context.ts';
import { createEmptyDatabase } from './test-database.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** A folder for backups, and paths in it. */
export async function createBackupFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'leavebits-backup-'));
  return {
    path: (name: string) => join(folder, name),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Like `npm run backup`, using the test's clock. */
export function runBackup({ ctx }: Pick<TestApp, 'ctx'>, path: string): Promise<BackupResult> {
  const url = ctx.pool.options.connectionString!;
  const { keyRing, objectStore } = ctx;
  return takeBackup({ url, keyRing, objectStore, path, version: '1.2.3', now: ctx.clock.now() });
}

/** Like `npm run restore`. @param now the database's time */
export async function runRestore(
  url: string,
  path: string,
  { keyRing }: Pick<Context, 'keyRing'>,
  now?: Date,
): Promise<void> {
  const file = await open(path, 'r');
  try {
    const manifest = await verifyBackup(file, { keyRing, version: '1.2.3' });
    await restoreBackup(file, manifest, { url, keyRing, now });
    await migrateDatabase(url);
    await grantRights(url);
  } finally {
    await file.close();
  }
}

/** A different machine, which has never seen the first one's database, with a restored backup. */
export async function startRestoredApp(
  path: string,
  from: TestApp,
  { days = 0 }: { days?: number } = {},
): Promise<TestApp> {
  const database = await createEmptyDatabase();
  const now = new Date(from.clock.now().getTime() + days * 86_400_000);
  await runRestore(database.url, path, from.ctx, now);
  const app = await startTestApp({}, database);
  app.clock.advance({ seconds: (now.getTime() - app.clock.now().getTime()) / 1000 });
  return app;
}
