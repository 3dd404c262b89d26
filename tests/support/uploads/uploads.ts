import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { startTestApp } from '../test-app.ts';
import { createTusClient } from './tus.ts';
import { registerOwner } from '../visitor.ts';

/** A server with an owner who sends files. */
export async function startUploadsTest(settings: Record<string, string> = {}) {
  const app = await startTestApp(settings);
  const owner = await registerOwner(app, 'owner@example.org');

  /** Creates a LeaveBit. @returns its id. */
  async function newLeavebit(): Promise<number> {
    const created = await owner
      .send('post', '/api/trigger-bytes')
      .send({ description: 'With large files', sharingEmails: ['heir@example.org'] });
    return (created.body as Leavebit).id;
  }

  /** The names of a LeaveBit's files. */
  const attachments = async (id: number) =>
    (await owner.send('get', `/api/trigger-bytes/${id}/attachments`).expect(200)).body as string[];

  async function download(id: number, name: string): Promise<Buffer> {
    const path = `/api/trigger-bytes/${id}/attachments/${encodeURIComponent(name)}`;
    return (await owner.send('get', path).buffer(true).expect(200)).body as Buffer;
  }

  /** The result of a `select count(*)`. */
  const count = async (sql: string) =>
    Number((await app.ctx.pool.query<{ count: string }>(sql)).rows[0]!.count);

  return { app, owner, tus: createTusClient(owner), newLeavebit, attachments, download, count };
}
