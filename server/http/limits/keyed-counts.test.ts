import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { openVisitor, PASSWORD, registerOwner, verifyRecipient } from '#tests/support/visitor.ts';

const HEIR = 'heir@example.org';
const OWNER = 'owner@example.org';

it('who reads the counts and the queue of jobs cannot test whether an address is among them', async () => {
  await using app = await startTestApp();
  const owner = await registerOwner(app, OWNER);
  const { body } = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'For you', sharingEmails: [HEIR] })
    .expect(201);
  const stranger = await openVisitor(app);
  await stranger.send('post', '/api/login').send({ username: OWNER, password: 'Wrong-horse-7' }).expect(401);
  await stranger.send('post', '/api/register').send({ username: HEIR, password: PASSWORD }).expect(200);
  const encodedEmail = Buffer.from(HEIR).toString('base64url');
  await stranger
    .send('post', '/api/shared/trigger-bytes/all/request-code')
    .send({ encodedEmail })
    .expect(200);
  const heir = await verifyRecipient(app, HEIR);
  await heir
    .send('post', `/api/shared/trigger-bytes/${(body as { id: number }).id}/download-ticket`)
    .set(heir.session)
    .send({ purpose: 'zip' })
    .expect(200);

  const { rows } = await app.ctx.pool.query<{ key: string }>(
    `select key from guess_counts union select key from rate_limits
     union select key from graphile_worker.jobs where key is not null`,
  );
  expect(rows.length).toBeGreaterThan(6);
  const keys = rows.map(({ key }) => key).join('\n');
  for (const name of [OWNER, HEIR, `recipient/${HEIR}`]) {
    const bare = createHash('sha256').update(name).digest();
    for (const trace of [name, bare.toString('base64url'), bare.toString('hex')])
      expect(keys).not.toContain(trace);
  }
});
