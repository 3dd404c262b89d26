import type supertest from 'supertest';
import { TUS_PATH } from '#shared/contracts/uploads.ts';
import type { Visitor } from '../visitor.ts';

/** Metadata in tus format: `name base64,name base64`. */
export function encodeTusMetadata(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',');
}

/** A signed-in visitor's tus operations, one request each. */
export function createTusClient(visitor: Visitor) {
  const call = (method: 'head' | 'patch' | 'delete' | 'post', path: string): supertest.Test =>
    visitor.send(method, path).set('Tus-Resumable', '1.0.0');
  const create = (length: number | string, metadata: Record<string, string | number>) =>
    call('post', TUS_PATH)
      .set('Upload-Length', String(length))
      .set('Upload-Metadata', encodeTusMetadata(metadata));
  return {
    create,
    /** The URL of a new upload. */
    async begin(length: number, metadata: Record<string, string | number>): Promise<string> {
      const answer = await create(length, {
        filename: 'file.bin',
        filetype: 'image/png',
        ...metadata,
      });
      if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
      return answer.headers['location'] as string;
    },
    head: (address: string) => call('head', address),
    stop: (address: string) => call('delete', address),
    patch: (address: string, offset: number, bytes: Buffer, method: 'patch' | 'post' = 'patch') =>
      call(method, address)
        .set('Upload-Offset', String(offset))
        .set('Content-Type', 'application/offset+octet-stream')
        .send(bytes),
    async offset(address: string): Promise<number> {
      const answer = await call('head', address);
      if (answer.status !== 200) throw new Error(`HEAD answered ${answer.status}`);
      return Number(answer.headers['upload-offset']);
    },
  };
}

/** Bytes that differ everywhere, so that a misplaced piece is detected. */
export function createPatternedBytes(length: number, seed = 1): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let state = seed >>> 0 || 1;
  let at = 0;
  for (; at + 4 <= length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, at);
  }
  for (; at < length; at += 1) bytes[at] = at % 251;
  return bytes;
}
