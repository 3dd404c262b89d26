import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { objectStoreCounters } from '../../server/adapters/object-store.ts';
import { checkObjectStore } from '../../server/doctor/check-dependencies.ts';
import { probeObjectStore } from '../../server/doctor/probe-dependencies.ts';
import { countFilesInObjects } from '../../server/doctor/probe-database.ts';
import { startObjectStoreApp, type ObjectStoreApp } from '../support/object-store/object-store-app.ts';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { TEST_SETTINGS } from '../support/test-app.ts';
import { registerOwner } from '../support/visitor.ts';

let app: ObjectStoreApp;
beforeAll(async () => {
  app = await startObjectStoreApp();
  const owner = await registerOwner(app, 'owner@example.org');
  await owner
    .send('post', '/api/trigger-bytes')
    .field('sharingEmails[]', 'heir@example.org')
    .attach('attachments', Buffer.alloc(300_000), 'one.bin')
    .expect(201);
});
afterEach(() => app.simulator.misbehave(null));
afterAll(() => app[Symbol.asyncDispose]());

const diagnose = async () => {
  const { words, todo, state } = checkObjectStore(
    await probeObjectStore(app.ctx.objectStore!, { bucket: 'files', name: app.ctx.random.uuid() }),
    0,
  );
  return { state, text: `${words} ${todo ?? ''}` };
};

/** All objects outside the folder of this database. */
async function listProbes(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.ctx.objectStore!.list('doctor/')) keys.push(key);
  return keys;
}

it('doctor writes, reads, lists and removes an object', async () => {
  app.simulator.methods.length = 0;
  expect(await diagnose()).toMatchObject({ state: 'ok' });
  expect(app.simulator.methods).toEqual(['PUT', 'GET', 'GET', 'DELETE']);
  expect(await listProbes()).toEqual([]);
});

it.each([
  ['PUT', /written to bucket files .*s3:PutObject/],
  ['GET', /read from bucket files .*s3:GetObject/],
  ['LIST', /listed in bucket files .*s3:ListBucket/],
  ['DELETE', /removed from bucket files .*s3:DeleteObject/],
])('doctor says which right is missing if a %s is denied, and leaves nothing', async (denied, text) => {
  app.simulator.misbehave((req, res) => {
    const method = req.url!.includes('list-type') ? 'LIST' : req.method;
    if (method !== denied) return false;
    req.resume().once('end', () => {
      res.writeHead(403, { 'Content-Type': 'application/xml' });
      res.end('<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>No</Message></Error>');
    });
    return true;
  });
  expect(await diagnose()).toEqual({ state: 'problem', text: expect.stringMatching(text) as string });
  app.simulator.misbehave(null);
  if (denied !== 'DELETE') expect(await listProbes()).toEqual([]);
  for (const key of await listProbes()) await app.ctx.objectStore!.remove(key);
});

it('doctor names a store that alters or hides what was written', async () => {
  const store = app.ctx.objectStore!;
  const read = vi.spyOn(store, 'read').mockResolvedValue(Buffer.from('other'));
  expect((await diagnose()).text).toMatch(/other bytes/);
  read.mockRestore();
  vi.spyOn(store, 'list').mockReturnValue((async function* () {})());
  expect((await diagnose()).text).toMatch(/doesn’t list/);
});

it('doctor says if files are in a store that is no longer set, and what is wrong with the bucket', async () => {
  expect(await countFilesInObjects(app.ctx.db)).toBe(1);
  const run = async (settings: Record<string, string>) => {
    const env = { ...TEST_SETTINGS, DATABASE_URL: app.ctx.pool.options.connectionString!, ...settings };
    const child = startChildServer(env, process.execPath, getProgramArguments('doctor'));
    await child.ended;
    return child.output();
  };
  const FILES_URL = app.simulator.url;
  expect(await run({})).toMatch(/problem {2}File store: 1 file can’t be read: FILES_URL isn’t set/);
  const { credentials } = app.simulator;
  expect(await run({ FILES_URL, ...credentials })).toMatch(/ok {7}File store: An object was written/);
  const elsewhere = { FILES_URL: FILES_URL.replace('//files/', '//other/'), ...credentials };
  expect(await run(elsewhere)).toMatch(
    /problem {2}File store: .*there is no such bucket.*\n.*Create the bucket/,
  );
  const nowhere = { FILES_URL: FILES_URL.replace(/3A\d+&/, '3A9&'), ...credentials };
  expect(await run(nowhere)).toMatch(/problem {2}File store: .*\(ECONNREFUSED: nothing is listening/);
  expect(await listProbes()).toEqual([]);
});

it('metrics count calls by their outcome', async () => {
  const calls = async (outcome: string) =>
    (await objectStoreCounters.calls.get()).values.find(
      ({ labels }) => labels['method'] === 'read' && labels['outcome'] === outcome,
    )?.value ?? 0;
  const before = [await calls('ok'), await calls('unavailable')];
  await app.ctx.objectStore!.read('none', { start: 0, end: 1 });
  app.simulator.misbehave((req) => Boolean(req.destroy()));
  await expect(app.ctx.objectStore!.read('none', { start: 0, end: 1 })).rejects.toThrow(/unavailable/);
  expect([await calls('ok'), await calls('unavailable')]).toEqual(before.map((count) => count + 1));
});
