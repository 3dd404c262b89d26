import { EventEmitter } from 'node:events';
import type { Response } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { downloadExport, unzip } from '#tests/support/exports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';
import { createLargeResponseLimiter } from '../../http/limits/large-responses.ts';
import { heavyResponseLimits } from '../../limits.ts';
import type { OwnerExport, RecipientExport } from '../exports/format.ts';
import { streamOwnedLeavebitPages } from './queries.ts';

const HEIR = 'heir@example.org';
/** Twelve texts of the maximum length exceed four pages and the capacity of a socket buffer. */
const TEXT = `${'\u00e4"\n'.repeat(33_000)}end`;
const COUNT = 12;

let app: TestApp;
let owner: TestOwner;
let ids: number[];
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  ids = [];
  for (let n = 0; n < COUNT; n += 1) {
    const fields = { description: `Number ${n}`, infoFields: TEXT, sharingEmails: [HEIR] };
    const { body } = await owner.send('post', '/api/trigger-bytes').send(fields).expect(201);
    ids.unshift((body as Leavebit).id);
    app.clock.advance({ seconds: 1 });
  }
});
afterAll(() => app[Symbol.asyncDispose]());

it('a long list comes whole, in its order, as JSON', async () => {
  const { body, headers } = await owner.send('get', '/api/trigger-bytes').expect(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  const list = body as Leavebit[];
  expect(list.map(({ id }) => id)).toEqual(ids);
  expect(list.every(({ infoFields }) => infoFields === TEXT)).toBe(true);
});

it('what is saved or deleted while a list is sent neither repeats nor is missing', async () => {
  const seen: number[] = [];
  let pages = 0;
  for await (const rows of streamOwnedLeavebitPages(app.ctx.db, owner.id)) {
    pages += 1;
    seen.push(...rows.map(({ id }) => id));
    if (pages !== 1) continue;
    // The save moves the LeaveBit to the front, which the list has already passed.
    await owner
      .send('patch', `/api/trigger-bytes/${ids.at(-1)}`)
      .send({ description: 'Last' })
      .expect(200);
    await owner.send('delete', `/api/trigger-bytes/${ids.at(-2)}`).expect(204);
  }
  expect(pages).toBeGreaterThan(3);
  expect(seen.toSorted()).toEqual(ids.filter((id) => id !== ids.at(-2)).toSorted());
});

it('an export of long texts is opened in pages, and has all of them, also those in the trash', async () => {
  const trashed = ids.at(-3)!;
  await owner.send('delete', `/api/trigger-bytes/${trashed}`).expect(204);
  const everything = await unzip((await downloadExport(app, owner, '/api/account/export')).body);
  const data = JSON.parse(String(everything.get('data.json'))) as OwnerExport;
  const present = ids.filter((id) => id !== trashed && id !== ids.at(-2));
  expect(data.leavebits.map(({ id }) => id)).toEqual(present.toReversed());
  expect(data.trash.leavebits.map(({ id }) => id)).toEqual([trashed, ids.at(-2)]);
  const texts = [...data.leavebits, ...data.trash.leavebits];
  expect(texts.every(({ infoFields }) => infoFields === TEXT)).toBe(true);
  expect(data.leavebits.map(({ versions }) => versions.length).filter((count) => count > 0)).toEqual([1]);
  expect(String(everything.get('index.html')).split('end</pre>')).toHaveLength(texts.length + 1 + 1);
  const forHeir = await unzip(
    (await downloadExport(app, owner, `/api/account/export/${encodeLinkEmail(HEIR)}`)).body,
  );
  const received = JSON.parse(String(forHeir.get('data.json'))) as RecipientExport;
  expect(received.leavebits.map(({ id }) => id)).toEqual(present.toReversed());
});

it('two lists or exports of an account are under way at once. A third is refused after a while, and others are served', async () => {
  const heir = await verifyRecipient(app, HEIR);
  const other = await registerOwner(app, 'other@example.org');
  const heavy = createLargeResponseLimiter({ ...heavyResponseLimits, waitMs: 20 });
  app.ctx.heavyResponses = heavy;
  const slow = [owner.id, owner.id, HEIR, HEIR].map((account) => {
    const reader = Object.assign(new EventEmitter(), { closed: false });
    return {
      reader,
      begun: heavy.acquire(reader as unknown as Response, { kind: 'list', account, bytes: 1 }),
    };
  });
  for (const { begun } of slow) await begun;
  for (const path of [
    '/api/trigger-bytes',
    `/api/trigger-bytes/${ids[0]}/versions`,
    '/api/trash',
    '/api/plan-health',
    '/api/plan-timeline',
    `/api/preview/${encodeLinkEmail(HEIR)}`,
    '/api/account/activity',
    '/api/account/export',
    `/api/account/export/${encodeLinkEmail(HEIR)}`,
  ]) {
    const { status, headers, body } = await owner.send('get', path);
    expect([path, status, headers['retry-after']]).toEqual([path, 429, '3']);
    expect((body as { message: string }).message).toContain('Please wait a few seconds');
  }
  const shared = () => heir.send('get', `/api/my-leavebits/${heir.encodedEmail}`).set(heir.session);
  await shared().expect(429);
  await other.send('get', '/api/trigger-bytes').expect(200);
  for (const { reader } of slow) reader.emit('close');
  await owner.send('get', '/api/trigger-bytes').expect(200);
  await shared().expect(200);
});
