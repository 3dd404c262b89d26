import { pipeline } from 'node:stream/promises';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { S3, type Part } from '@aws-sdk/client-s3';
import { S3Store } from '@tus/s3-store';
import { Server } from '@tus/server';
import express from 'express';

/*
 * The baseline for an object store: bare tus with its own S3 store, and a bare proxy of the same store. Argument: the store's URL.
 */
const bucket = 'files';
const s3ClientConfig = {
  endpoint: process.argv[2]!,
  region: 'us-east-1',
  forcePathStyle: true,
  // By default, the SDK adds checksums to streams, at which the simulator hangs. The product leaves them out, too.
  requestChecksumCalculation: 'WHEN_REQUIRED' as const,
  responseChecksumValidation: 'WHEN_REQUIRED' as const,
  credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
};

const client = new S3(s3ClientConfig);

/** Remembers the parts of uploads, because the simulator doesn't list them. That saves the baseline one call per request. */
class RememberingStore extends S3Store {
  #parts = new Map<string, Part[]>();

  protected override async uploadPart(...args: Parameters<S3Store['uploadPart']>): Promise<string> {
    const [{ file }, , PartNumber] = args;
    const ETag = await super.uploadPart(...args);
    this.#parts.set(file.id, [...(this.#parts.get(file.id) ?? []), { PartNumber, ETag }]);
    return ETag;
  }

  /** Removes a complete upload. The store would abort it first, which the simulator rejects. */
  override async remove(id: string): Promise<void> {
    for (const Key of [id, `${id}.info`]) await client.deleteObject({ Bucket: bucket, Key });
    this.#parts.delete(id);
  }

  protected override retrieveParts(id: string): Promise<Part[]> {
    const parts = this.#parts.get(id) ?? [];
    return Promise.resolve(parts.toSorted((one, other) => one.PartNumber! - other.PartNumber!));
  }
}

const app = express();
const datastore = new RememberingStore({ useTags: false, s3ClientConfig: { bucket, ...s3ClientConfig } });
const tus = new Server({ path: '/files', datastore });
app.all(['/files', '/files/:id'], (req, res) => tus.handle(req, res));

app.get('/download/:id', async (req, res) => {
  const { Body, ContentLength } = await client.getObject({ Bucket: bucket, Key: req.params.id });
  res.set('Content-Length', String(ContentLength));
  await pipeline(Body as Readable, res);
});

const server = app.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
