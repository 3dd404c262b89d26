import { fromBuffer, type Entry, type ZipFile } from 'yauzl';
import { promisify } from 'node:util';
import { buffer } from 'node:stream/consumers';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { getAppUrl, type TestApp } from './test-app.ts';
import type { TestOwner } from './visitor.ts';

/** An export's response, with its bytes. Rejects if it is cut off. */
export async function downloadExport(
  app: Pick<TestApp, 'server'>,
  owner: TestOwner,
  path: string,
  headers = {},
) {
  const answer = await fetch(getAppUrl(app) + path, {
    headers: { ...(await owner.headers()), ...headers },
    redirect: 'manual',
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

/** The entries of a ZIP by path, in order. yauzl verifies the paths, sizes and checksums. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip: ZipFile = await promisify<Buffer, object, ZipFile>(fromBuffer)(bytes, {
    lazyEntries: false,
    autoClose: false,
  });
  const entries: Entry[] = [];
  zip.on('entry', (entry: Entry) => entries.push(entry));
  await new Promise((resolve, reject) => zip.once('end', resolve).once('error', reject));
  const found = new Map<string, Buffer>();
  for (const entry of entries) {
    const open = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>;
    found.set(entry.fileName, await buffer(await open(entry)));
  }
  return found;
}

interface Shared {
  description: string;
  infoFields?: string;
  config: Record<string, ReleaseSetting>;
  files?: Record<string, Buffer>;
}

/** Creates a LeaveBit with files, through the owner's own form. */
export async function createLeavebitWithFiles(
  owner: TestOwner,
  { description, infoFields = '', config, files = {} }: Shared,
): Promise<number> {
  const form = owner
    .send('post', '/api/trigger-bytes')
    .field('description', description)
    .field('infoFields', infoFields)
    .field('sharingConfig', JSON.stringify(config));
  for (const email of Object.keys(config)) form.field('sharingEmails[]', email);
  for (const [name, bytes] of Object.entries(files)) form.attach('attachments', bytes, name);
  return ((await form.expect(201)).body as Leavebit).id;
}
