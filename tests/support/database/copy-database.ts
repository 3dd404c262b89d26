import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { expect, inject } from 'vitest';
import { runOnDatabase } from './template-database.ts';

/** A point-in-time copy of a database. */
export interface DatabaseSnapshot extends AsyncDisposable {
  /** Replaces the database with the copy. */
  restore(): Promise<void>;
}

/** Copies a pool's database. Its connections are cut, as in a real restore. */
export async function copyDatabase(pool: pg.Pool): Promise<DatabaseSnapshot> {
  const url = pool.options.connectionString!;
  const server = inject('postgresUrl');
  const name = new URL(url).pathname.slice(1);
  const [copy, lost] = [`copy_${randomBytes(6).toString('hex')}`, `lost_${randomBytes(6).toString('hex')}`];
  const cut = async () => {
    await runOnDatabase(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
    );
    await expect.poll(() => pool.totalCount).toBe(0);
  };
  await cut();
  await runOnDatabase(server, `create database ${copy} template ${name} strategy file_copy`);
  return {
    async restore() {
      await cut();
      await runOnDatabase(server, `alter database ${name} rename to ${lost}`);
      await runOnDatabase(server, `alter database ${copy} rename to ${name}`);
    },
    async [Symbol.asyncDispose]() {
      for (const left of [copy, lost])
        await runOnDatabase(server, `drop database if exists ${left} with (force)`);
    },
  };
}
