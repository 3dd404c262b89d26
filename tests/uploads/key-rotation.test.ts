import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { createKeyRing } from '../../server/adapters/crypto/key-ring.ts';
import { assertKeyRingMatches } from '../../server/db/assert-key-ring.ts';
import { rotateKeys } from '../../server/db/rotate-keys.ts';
import { decryptOwnerName } from '../../server/features/names/owner-name.ts';
import { sendMail } from '../../server/features/mail/send-mail.ts';
import { getProgramArguments, startChildServer } from '../support/processes/child-server.ts';
import { readObjects } from '../support/object-store/stored-objects.ts';
import { TEST_SETTINGS, startTestApp, type TestApp } from '../support/test-app.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { registerOwner, type TestOwner } from '../support/visitor.ts';

const OLD = `test:${Buffer.alloc(32, 7).toString('base64')}`;
const NEW = `new:${Buffer.alloc(32, 9).toString('base64')}`;
const ring = {
  old: { id: 'test', secret: Buffer.alloc(32, 7) },
  new: { id: 'new', secret: Buffer.alloc(32, 9) },
};

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  // Every start does this. From then on the keys are known.
  await assertKeyRingMatches(app.ctx.db, app.ctx.keyRing);
  owner = await registerOwner(app, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

/** Runs `npm run keys:rotate` with these keys. */
async function rotate(keys: string): Promise<{ code: number | null; output: string }> {
  const { ended, output } = startChildServer(
    {
      ...TEST_SETTINGS,
      SMTP_URL: app.mailbox.url,
      DATABASE_URL: app.ctx.config.databaseUrl!,
      DATA_KEYS: keys,
    },
    process.execPath,
    getProgramArguments('rotate-keys'),
  );
  return { code: await ended, output: output() };
}

const wrapped = async () =>
  (await app.ctx.pool.query('select id, data_key_id, data_key from trigger_bytes order by id')).rows;
const contents = async () => [
  await readObjects(app),
  (
    await app.ctx.pool.query(
      `select md5(string_agg(md5(description || info_fields), '' order by id)) as texts,
         (select md5(string_agg(md5(data), '' order by file_id, position)) from stored_file_chunks) as chunks,
         (select md5(string_agg(md5(filename), '' order by stored_file_id)) from trigger_byte_files) as names
       from trigger_bytes`,
    )
  ).rows[0] as unknown,
];

describe('npm run keys:rotate', { timeout: 300_000 }, () => {
  let id: number;
  const bytes = createPatternedBytes(400_000);
  beforeAll(async () => {
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .field('description', 'Rotated')
      .field('sharingEmails[]', 'heir@example.org')
      .attach('attachments', bytes, 'file.png');
    id = (created.body as Leavebit).id;
  });

  it.each([
    ['without a key that is needed', NEW, 'DATA_KEYS lacks "test"'],
    [
      'with a wrong key under a known id',
      `test:${Buffer.alloc(32, 1).toString('base64')}`,
      'The key "test" in DATA_KEYS',
    ],
    ['with what is no key', 'test:abc', 'DATA_KEYS must be id:base64-of-32-bytes'],
  ])('%s says so, exits with 1 and changes nothing', async (_name, keys, words) => {
    const before = await wrapped();
    const { code, output } = await rotate(keys);
    expect(output).toContain(words);
    expect(code).toBe(1);
    expect(await wrapped()).toEqual(before);
  });

  it('re-wraps every data key and queued email under the first key, touches no content, and names the obsolete key', async () => {
    const before = await contents();
    const upload = await createTusClient(owner).begin(9, { triggerByteId: id, filename: 'late.png' });
    await createTusClient(owner).patch(upload, 0, Buffer.from('half-')).expect(204);
    const { code, output } = await rotate(`${NEW},${OLD}`);
    expect(output).toContain('The key "test" is no longer needed.');
    expect(output).toMatch(/Re-wrapped: 2 data keys, [1-9]\d* queued emails/);
    expect(code).toBe(0);
    expect((await wrapped()).map(({ data_key_id }) => data_key_id as string)).toEqual(['new']);
    expect(await contents()).toEqual(before);

    const again = await rotate(`${NEW},${OLD}`);
    expect(again).toMatchObject({ code: 0 });
    expect(again.output).toContain('Re-wrapped: 0 data keys, 0 queued emails');

    // From here on, only the new key is used. Stored content can still be decrypted, and queued emails are sent.
    const { ctx } = app;
    ctx.keyRing = createKeyRing([ring.new]);
    const path = `/api/trigger-bytes/${id}/attachments`;
    const read = await owner.send('get', `${path}/file.png`).buffer(true).expect(200);
    expect((read.body as Buffer).equals(bytes)).toBe(true);
    await createTusClient(owner).patch(upload, 5, Buffer.from('done')).expect(204);
    expect(((await owner.send('get', `${path}/late.png`).buffer(true)).body as Buffer).toString()).toBe(
      'half-done',
    );
    const { rows } = await ctx.pool.query(`select id from mails where state = 'queued'`);
    for (const mail of rows) await sendMail(ctx, { mailId: mail.id as string });
    await app.mailbox.waitForMail({ to: 'heir@example.org' });
  });
});

describe('a rotation', () => {
  it('resumes after an interruption, skips locked rows, and leaves altered rows alone', async () => {
    const { ctx } = app;
    await ctx.pool.query('delete from trigger_bytes');
    const old = createKeyRing([ring.old]);
    const both = createKeyRing([ring.new, ring.old]);
    const ids = Array.from({ length: 250 }, () => ctx.random.id()).sort((a, b) => a - b);
    for (const id of ids) {
      const { dataKeyId, dataKey } = old.createDataKey(id).wrapped;
      await ctx.pool.query(
        `insert into trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails, sharing_config, sharing_seal, last_update, created_at)
         values ($1, $2, $3, $4, '', '', '{}', '{}', '', now(), now())`,
        [id, owner.id, dataKeyId, dataKey],
      );
    }
    const underNew = async () => (await wrapped()).filter(({ data_key_id }) => data_key_id === 'new').length;

    const brokenOff = rotateKeys({ db: ctx.db, keyRing: both }, () => {
      throw new Error('broken off');
    });
    await expect(brokenOff).rejects.toThrow('broken off');
    expect(await underNew()).toBe(100);

    const altered = ids[150]!;
    const inUse = ids[200]!;
    await ctx.pool.query(
      'update trigger_bytes set data_key = set_byte(data_key, 20, get_byte(data_key, 20) # 1) where id = $1',
      [altered],
    );
    const saving = await ctx.pool.connect();
    await saving.query('begin');
    await saving.query('select 1 from trigger_bytes where id = $1 for update', [inUse]);
    let batches = 0;
    const report = await rotateKeys({ db: ctx.db, keyRing: both }, () => {
      batches += 1;
      // The second batch skips a locked row, which the next pass finds unlocked.
      if (batches === 2) void saving.query('commit').then(() => saving.release());
    });
    expect(batches).toBe(3);
    expect(report.rewrapped['data keys']).toBe(149);
    expect(report.failures).toEqual([expect.stringContaining(`LeaveBit ${altered} could not be decrypted`)]);
    expect(report.unused).toEqual([]);
    expect(await underNew()).toBe(249);
  });

  it('re-wraps the keys of names, which can still be decrypted', async () => {
    const { ctx } = app;
    await ctx.pool.query('delete from trigger_bytes');
    ctx.keyRing = createKeyRing([ring.old]);
    const olga = await registerOwner(app, 'olga@example.org');
    await olga.send('put', '/api/account/name').send({ name: 'Olga Old' }).expect(200);
    const before = await ctx.pool.query('select data_key_id, name from users where id = $1', [olga.id]);
    const both = createKeyRing([ring.new, ring.old]);
    const report = await rotateKeys({ db: ctx.db, keyRing: both }, () => undefined);
    expect(report.rewrapped['data keys']).toBe(1);
    const [row] = (
      await ctx.pool.query('select id, data_key_id, data_key, name from users where id = $1', [olga.id])
    ).rows;
    expect([before.rows[0].data_key_id, row.data_key_id]).toEqual(['test', 'new']);
    expect(row.name).toEqual(before.rows[0].name);
    const columns = { id: olga.id, name: row.name, dataKeyId: row.data_key_id, dataKey: row.data_key };
    expect(decryptOwnerName({ ...ctx, keyRing: createKeyRing([ring.new]) }, columns)).toBe('Olga Old');
    await expect(assertKeyRingMatches(ctx.db, createKeyRing([ring.old]))).rejects.toThrow('lacks "new"');
  });
});
