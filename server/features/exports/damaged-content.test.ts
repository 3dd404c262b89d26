import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadExport, createLeavebitWithFiles, unzip } from '#tests/support/exports.ts';
import { getFileStoreSettings } from '#tests/support/object-store/test-file-store.ts';
import { startProductProcess } from '#tests/support/processes/product-process.ts';
import { TEST_SETTINGS, startTestApp, getAppUrl, type TestApp } from '#tests/support/test-app.ts';
import { damageChunk, listFileIds, type ChunkDamage } from '#tests/support/uploads/stored-chunks.ts';
import { registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import type { OwnerExport } from './format.ts';

const LENA = 'lena@example.org';
const EVERYTHING = '/api/account/export';
const config = { [LENA]: { releaseType: 'always' } } as const;
const bytes = Buffer.alloc(700_001, 'papers');

let app: TestApp;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function newOwner(): Promise<TestOwner> {
  number += 1;
  return registerOwner(app, `owner-${number}@example.org`);
}

const damage = async (how: ChunkDamage, id: number) => {
  for (const fileId of await listFileIds(app, id)) await damageChunk(app, { fileId, position: 1 }, how);
};

it('an export leaves out what is known to be damaged, says so, and keeps the rest', async () => {
  const owner = await newOwner();
  const short = await createLeavebitWithFiles(owner, {
    description: 'Short',
    config,
    files: { 'short.bin': bytes },
  });
  const shut = await createLeavebitWithFiles(owner, {
    description: 'Shut',
    config,
    files: { 'shut.bin': bytes },
  });
  await createLeavebitWithFiles(owner, { description: 'Whole', config, files: { 'whole.bin': bytes } });
  await damage('gone', short);
  await app.ctx.pool.query(`update trigger_bytes set info_fields = '\\x00' where id = $1`, [shut]);
  const zip = await unzip((await downloadExport(app, owner, EVERYTHING)).body);
  expect([...zip.keys()]).toEqual(['index.html', 'data.json', 'files/Whole/whole.bin']);
  const { leavebits } = JSON.parse(String(zip.get('data.json'))) as OwnerExport;
  expect(leavebits).toMatchObject([
    { isDamaged: false, files: [{ name: 'short.bin', path: null }] },
    { isDamaged: true, description: null, files: [] },
    { isDamaged: false, files: [{ path: 'files/Whole/whole.bin' }] },
  ]);
  expect(String(zip.get('index.html'))).toMatch(/short\.bin<\/bdi> is\s+damaged/);
});

it('an export breaks off at a file that turns out to be altered', async () => {
  const owner = await newOwner();
  const id = await createLeavebitWithFiles(owner, {
    description: 'Altered',
    config,
    files: { 'altered.bin': bytes },
  });
  await damage('altered', id);
  await expect(downloadExport(app, owner, EVERYTHING)).rejects.toThrow(/terminated/);
});

it('an export breaks off when a file is erased while it is sent, and leaves no connection behind', async () => {
  const owner = await newOwner();
  const files = Object.fromEntries([1, 2, 3].map((n) => [`${n}.bin`, Buffer.alloc(9 * 1024 * 1024, n)]));
  const id = await createLeavebitWithFiles(owner, { description: 'Gone', config, files });
  const answer = await fetch(getAppUrl(app) + EVERYTHING, { headers: await owner.headers() });
  const reader = answer.body!.getReader();
  await reader.read();
  await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
  await owner.send('delete', `/api/trash/${id}`).expect(204);
  await app.ctx.pool.query(
    'delete from stored_files where id in (select stored_file_id from trigger_byte_files where trigger_byte_id = $1)',
    [id],
  );
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow(/terminated/);
  await expect.poll(() => app.ctx.pool.totalCount - app.ctx.pool.idleCount).toBe(0);
});

it('a server that is killed in the middle harms nothing, and another one gives the whole ZIP', async () => {
  const owner = await newOwner();
  const files = Object.fromEntries([1, 2, 3].map((n) => [`${n}.bin`, Buffer.alloc(9 * 1024 * 1024, n)]));
  await createLeavebitWithFiles(owner, { description: 'Kept', config, files });
  await using second = await startProductProcess({
    ...TEST_SETTINGS,
    ...(await getFileStoreSettings()),
    LOG_LEVEL: 'fatal',
    SMTP_URL: app.mailbox.url,
    DATABASE_URL: app.ctx.config.databaseUrl!,
  });
  const answer = await fetch(second.origin + EVERYTHING, { headers: await owner.headers() });
  expect(answer.status).toBe(200);
  const reader = answer.body!.getReader();
  await reader.read();
  const before = await entries(owner);
  await second.kill();
  await expect(
    (async () => {
      while (!(await reader.read()).done);
    })(),
  ).rejects.toThrow();
  expect(await entries(owner)).toBe(before);
  const zip = await unzip((await downloadExport(app, owner, EVERYTHING)).body);
  for (const [name, content] of Object.entries(files)) {
    expect(Buffer.compare(zip.get(`files/Kept/${name}`)!, content), name).toBe(0);
  }
});

async function entries({ id }: TestOwner): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ n: number }>(
    'select count(*)::int as n from activity_entries where user_id = $1',
    [id],
  );
  return rows[0]!.n;
}
