import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { createPatternedBytes, createTusClient } from '../support/uploads/tus.ts';
import { registerOwner, type TestOwner } from '../support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let tus: ReturnType<typeof createTusClient>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'marker-owner@example.org');
  tus = createTusClient(owner);
});
afterAll(() => app[Symbol.asyncDispose]());

const NAME = 'kept.png';
const bytes = createPatternedBytes(700_001, 41);

async function newLeavebit(texts = {}): Promise<number> {
  const created = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'Kept', sharingEmails: ['heir@example.org'], ...texts });
  return (created.body as Leavebit).id;
}

/** `detected`: an error instead of bytes. `harmless`: still the right bytes. `refused`: the database rejected the change. */
type Outcome = 'detected' | 'harmless' | 'refused';

/** The expected outcome for each altered column. A column missing here fails the test. */
const expected: Record<string, Record<string, Outcome>> = {
  stored_files: {
    id: 'refused',
    user_id: 'refused',
    size: 'detected',
    sha256: 'detected',
    expected: 'harmless',
    store: 'refused',
    created_at: 'harmless',
  },
  stored_file_chunks: { file_id: 'refused', position: 'detected', data: 'detected' },
  trigger_byte_files: {
    trigger_byte_id: 'refused',
    file_counter: 'detected',
    stored_file_id: 'refused',
    filename: 'detected',
    filename_digest: 'detected',
    mime_type: 'detected',
    // Without it, the file is back in its LeaveBit, unaltered.
    purged_at: 'harmless',
    trashed_at: 'harmless',
    created_at: 'harmless',
  },
  uploads: {
    id: 'refused',
    user_id: 'refused',
    trigger_byte_id: 'refused',
    session_id: 'detected',
    file_index: 'detected',
    length: 'detected',
    received: 'detected',
    metadata: 'detected',
    tail: 'detected',
    last_activity: 'harmless',
    completed_at: 'harmless',
  },
};

/** SQL that flips one bit of a value of a type. A timestamp is moved by one second. */
const flipped: Record<string, (column: string) => string> = {
  bigint: (column) => `${column} # 1`,
  integer: (column) => `${column} # 1`,
  bytea: (column) =>
    `set_byte(${column}, length(${column}) - 1, get_byte(${column}, length(${column}) - 1) # 1)`,
  text: (column) => `overlay(${column} placing chr(ascii(${column}) # 1) from 1 for 1)`,
  uuid: (column) =>
    `overlay(${column}::text placing case right(${column}::text, 1) when '0' then '1' else '0' end from 36 for 1)::uuid`,
  'timestamp with time zone': (column) => `${column} + interval '1 second'`,
};

/** Selects the rows of one file, of which only the last chunk is altered. */
const rowsOf: Record<string, string> = {
  stored_files: 'id = $1',
  stored_file_chunks: 'file_id = $1 and position = 2',
  trigger_byte_files: 'stored_file_id = $1',
  uploads: 'id = $1',
};

async function alter(table: string, column: string, type: string, fileId: number): Promise<boolean> {
  const statement = `update ${table} set ${column} = ${flipped[type]!(column)} where ${rowsOf[table]}`;
  const done = await app.ctx.pool.query(statement, [fileId]).catch(() => null);
  if (done) expect(done.rowCount).toBe(1);
  return done !== null;
}

async function outcomeOfReading(id: number): Promise<Outcome> {
  const listed = await owner.send('get', `/api/trigger-bytes/${id}/attachments`);
  if (listed.status >= 500) return 'detected';
  expect(listed.body).toEqual([NAME]);
  const answer = await owner
    .send('get', `/api/trigger-bytes/${id}/attachments/${NAME}`)
    .buffer(true)
    .catch(() => null);
  if (answer === null || answer.status >= 500) return 'detected';
  expect(answer.headers['content-type']).toBe('image/png');
  expect((answer.body as Buffer).equals(bytes)).toBe(true);
  return 'harmless';
}

/** Alters a column of a file in its LeaveBit. For `uploads`, the file has only partly arrived. */
async function outcomeOf(table: string, column: string, type: string): Promise<Outcome> {
  const id = await newLeavebit();
  const address = await tus.begin(bytes.length, { triggerByteId: id, filename: NAME });
  const fileId = Number(address.split('/').at(-1));
  const first = table === 'uploads' ? 300_000 : bytes.length;
  await tus.patch(address, 0, bytes.subarray(0, first)).expect(204);
  const isAltered = await alter(table, column, type, fileId);
  if (table !== 'uploads') return isAltered ? outcomeOfReading(id) : 'refused';
  const answer = await tus.patch(address, first, bytes.subarray(first));
  await tus.stop(address);
  if (!isAltered) return 'refused';
  if (answer.status >= 400) {
    expect((await owner.send('get', `/api/trigger-bytes/${id}/attachments`)).body).toEqual([]);
    return 'detected';
  }
  return outcomeOfReading(id);
}

describe('a flipped bit in the database', { timeout: 300_000 }, () => {
  it('is detected in every column of every table that holds files, or changes nothing', async () => {
    const columns = await app.ctx.pool.query<{ table: string; column: string; type: string }>(
      `select table_name as table, column_name as column, data_type as type from information_schema.columns
       where table_schema = 'public' and (table_name = any($1) or table_name like '%file%')
       order by table_name, ordinal_position`,
      [Object.keys(expected)],
    );
    const outcomes: Record<string, Record<string, Outcome>> = {};
    for (const { table, column, type } of columns.rows) {
      (outcomes[table] ??= {})[column] = await outcomeOf(table, column, type);
    }
    expect(outcomes).toEqual(expected);
  });

  it('control: without a flipped bit, the same read returns the bytes', async () => {
    const id = await newLeavebit();
    const address = await tus.begin(bytes.length, { triggerByteId: id, filename: NAME });
    await tus.patch(address, 0, bytes).expect(204);
    expect(await outcomeOfReading(id)).toBe('harmless');
  });

  it('is detected in received bytes before the file is added to its LeaveBit', async () => {
    const id = await newLeavebit();
    const address = await tus.begin(bytes.length, { triggerByteId: id, filename: NAME });
    await tus.patch(address, 0, bytes.subarray(0, 600_000)).expect(204);
    const fileId = Number(address.split('/').at(-1));
    await app.ctx.pool.query(
      'update stored_file_chunks set data = set_byte(data, 99, get_byte(data, 99) # 4) where file_id = $1 and position = 0',
      [fileId],
    );
    await tus.patch(address, 600_000, bytes.subarray(600_000)).expect(500);
    expect((await owner.send('get', `/api/trigger-bytes/${id}/attachments`)).body).toEqual([]);
    await tus.head(address).expect(404);
  });
});

describe('a dump of the database', () => {
  /** Everything in every table, as text. Bytes are in hexadecimal, PostgreSQL's output format. */
  async function dump(): Promise<string> {
    const { rows } = await app.ctx.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(rows.length).toBeGreaterThan(20);
    const parts = [];
    for (const { name } of rows) {
      const table = await app.ctx.pool.query<{ text: string }>(`select t::text as text from ${name} t`);
      parts.push(...table.rows.map(({ text }) => text));
    }
    return parts.join('\n');
  }
  const isIn = (text: string, marker: string) =>
    text.includes(marker) || text.includes(Buffer.from(marker).toString('hex'));

  it('reveals none of a LeaveBit’s text, file names or file contents, even of a partial upload', async () => {
    const id = await newLeavebit({ description: 'MARKER-description', infoFields: 'MARKER-info' });
    const content = (word: string) => Buffer.from(`${'x'.repeat(1000)}${word}${'y'.repeat(1000)}`);
    await owner
      .send('post', `/api/upload/files/${id}`)
      .attach('files', content('MARKER-form'), 'MARKER-form-name.txt')
      .expect(200);
    const whole = content('MARKER-whole');
    const first = await tus.begin(whole.length, { triggerByteId: id, filename: 'MARKER-whole-name.txt' });
    await tus.patch(first, 0, whole).expect(204);
    const half = await tus.begin(5000, { triggerByteId: id, filename: 'MARKER-half-name.txt' });
    await tus.patch(half, 0, content('MARKER-half')).expect(204);

    const text = await dump();
    expect(isIn(text, 'MARKER')).toBe(false);
    expect(isIn(text, 'marker-owner@example.org')).toBe(true);

    // Control: the same search finds unencrypted bytes.
    await app.ctx.pool.query('update uploads set tail = $1', [content('MARKER-control')]);
    expect(isIn(await dump(), 'MARKER')).toBe(true);
  });
});
