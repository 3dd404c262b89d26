import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDatabaseCatalog } from '../support/database/database-catalog.ts';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { createTestDatabase } from '../support/database/test-database.ts';
import { runOnDatabase } from '../support/database/template-database.ts';
import { PRODUCTION_SETTINGS } from '../support/processes/production-settings.ts';
import { createTemporaryFolder } from '../support/temporary-folder.ts';

describe.concurrent('a data folder from a development version', () => {
  /** What a development version leaves behind: a cluster without our marker. The start must not even open it. */
  async function makeOldFolder(dataDir: string): Promise<void> {
    const cluster = join(dataDir, 'postgres');
    await mkdir(cluster, { mode: 0o711 });
    await writeFile(join(cluster, 'PG_VERSION'), '18\n');
    await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(secrets));
  }
  const secrets = {
    sessionSecret: 's'.repeat(64),
    dataKeys: PRODUCTION_SETTINGS.DATA_KEYS,
    databasePassword: 'old',
  };

  /** Every file and folder with its content, permissions and modification time. */
  async function contents(dataDir: string): Promise<unknown[]> {
    const entries = await readdir(dataDir, { withFileTypes: true, recursive: true });
    const paths = [dataDir, ...entries.map((entry) => join(entry.parentPath, entry.name)).sort()];
    return Promise.all(
      paths.map(async (path) => {
        const { mode, uid, mtimeMs, ctimeMs } = await stat(path);
        const text = await readFile(path, 'utf8').catch(() => 'a folder');
        return { path, mode, uid, mtimeMs, ctimeMs, text };
      }),
    );
  }

  it.each([
    ['the start', 'main', []],
    ['npm run recovery', 'recovery', ['status']],
    ['npm run keys:rotate', 'rotate-keys', []],
  ])('is rejected by %s with an explanation, and stays unchanged', async (_who, program, args) => {
    await using folder = await createTemporaryFolder('old');
    const dataDir = folder.path;
    await makeOldFolder(dataDir);
    const before = await contents(dataDir);
    const { ended, output } = startChildServer({ DATA_DIR: dataDir, PORT: '0' }, process.execPath, [
      ...getProgramArguments(program),
      ...args,
    ]);
    expect(await ended).toBe(1);
    expect(output()).toContain(
      `: the database in ${join(dataDir, 'postgres')} was created by a development version, and this version can’t ` +
        `read it. Nothing in it was changed. To start with an empty one, set DATA_DIR to another folder, or move ` +
        `${dataDir} away.\n`,
    );
    expect(output()).not.toContain('    at ');
    expect(await contents(dataDir)).toEqual(before);
  });
});

describe.concurrent('a database from a development version', () => {
  it('is rejected in production with an explanation, and stays unchanged', async () => {
    await using database = await createTestDatabase();
    await runOnDatabase(database.url, "update drizzle.__drizzle_migrations set hash = 'of another chain'");
    const ran = () => runOnDatabase(database.url, 'select * from drizzle.__drizzle_migrations');
    const before = [await readDatabaseCatalog(database.url), await ran()];

    await using folder = await createTemporaryFolder('old');
    const env = { DATA_DIR: folder.path, PORT: '0', ...PRODUCTION_SETTINGS, DATABASE_URL: database.url };
    const { ended, output } = startChildServer(env);
    expect(await ended).toBe(1);
    expect(output()).toMatch(
      /^LeaveBits cannot start: the database "test_\w+" was created by a development version, and this version can’t read it\. Nothing in it was changed\. To start with an empty one, set DATABASE_URL to another database, .*\n/m,
    );
    expect(output()).not.toContain('    at ');
    expect([await readDatabaseCatalog(database.url), await ran()]).toEqual(before);
  });
});
