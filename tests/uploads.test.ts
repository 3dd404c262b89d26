import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import { patternedBytes, tusOf } from './support/tus.ts';
import { registerOwner, type Owner } from './support/visitor.ts';

let app: TestApp;
let owner: Owner;
let tus: ReturnType<typeof tusOf>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  tus = tusOf(owner);
});
afterAll(() => app[Symbol.asyncDispose]());

async function newLeavebit(of: Owner = owner): Promise<number> {
  const created = await of
    .send('post', '/api/trigger-bytes')
    .send({ description: 'With large files', sharingEmails: ['heir@example.org'] });
  return (created.body as Leavebit).id;
}

const attachments = async (id: number) =>
  (await owner.send('get', `/api/trigger-bytes/${id}/attachments`).expect(200)).body as string[];
const download = async (id: number, name: string) =>
  (await owner.send('get', `/api/trigger-bytes/${id}/attachments/${name}`).buffer(true).expect(200))
    .body as Buffer;

describe('a file that arrives in parts', () => {
  it('is in the LeaveBit once it is whole, and not before', async () => {
    const triggerByteId = await newLeavebit();
    const bytes = patternedBytes(700_001);
    const address = await tus.begin(bytes.length, {
      triggerByteId,
      filename: 'größer als 10 MB.bin',
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(address).toMatch(/^\/api\/upload\/tus\/\d+$/);
    let offset = 0;
    for (const end of [1, 262_143, 262_144, 262_145, 600_000, 700_001]) {
      expect(await tus.offset(address)).toBe(offset);
      expect(await attachments(triggerByteId)).toEqual([]);
      const answer = await tus.patch(address, offset, bytes.subarray(offset, end)).expect(204);
      expect(answer.headers['upload-offset']).toBe(String(end));
      offset = end;
    }
    expect(await attachments(triggerByteId)).toEqual(['größer als 10 MB.bin']);
    const name = encodeURIComponent('größer als 10 MB.bin');
    expect((await download(triggerByteId, name)).equals(bytes)).toBe(true);
    expect(await tus.offset(address)).toBe(bytes.length);
  });
});
