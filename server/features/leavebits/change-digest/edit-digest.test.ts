import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import {
  createAgeKey,
  opaqueName,
  openText,
  sealBytes,
  sealText,
  type AgeKey,
} from '#tests/support/sealing/age.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, signIn, type TestOwner } from '#tests/support/visitor.ts';

const LENA = 'lena@example.org';
const TEXT = 'The key is under the pot. The papers are behind the clock. The code of the safe is 4711.';

let app: TestApp;
let owner: TestOwner;
let id: number;
beforeEach(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'olga@example.org');
  await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01T00:00:00Z'");
  id = await leave(LENA);
  await later({ hours: 25 });
});
afterEach(() => app[Symbol.asyncDispose]());

async function leave(recipient: string): Promise<number> {
  const { body } = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'House')
    .field('infoFields', TEXT)
    .field('sharingEmails', recipient)
    .attach('attachments', Buffer.from('The deed'), 'deed.txt')
    .expect(201);
  return (body as Leavebit).id;
}
async function later(time: { hours: number }): Promise<void> {
  app.clock.advance(time);
  owner = await signIn(app, owner);
}
const save = (fields: object, of = id) =>
  owner.send('patch', `/api/trigger-bytes/${of}`).send(fields).expect(200);
async function news() {
  await app.runDueJobs();
  return listMailsTo(app, owner.username)
    .filter(({ subject }) => subject === 'A lot was changed in your LeaveBits')
    .map(({ text, links }) => ({ text: text.replace(/\s+/g, ' '), links }));
}

it('a text that is replaced is told without what it is, with where the earlier one is', async () => {
  await save({ infoFields: 'Nothing to see here' });
  const [mail, ...others] = await news();
  expect(others).toEqual([]);
  expect(mail!.text).toContain('most of the text of one LeaveBit was replaced');
  expect(mail!.text).toContain('“Earlier versions”');
  expect(mail!.text).not.toMatch(/4711|House|Nothing to see/);
});

it('many small saves that replace it together are told like one', async () => {
  const parts = TEXT.split('. ');
  for (const [index] of parts.entries()) {
    await save({ infoFields: parts.map((part, at) => (at <= index ? 'gone' : part)).join('. ') });
    await later({ hours: 2 });
  }
  expect(await news()).toHaveLength(1);
});

it('an owner who edits all day gets one mail, and another one a day later', async () => {
  for (let hour = 0; hour < 23; hour += 1) {
    await save({ infoFields: `Written in hour ${hour}, and nothing of the earlier text is left.` });
    await news();
    await later({ hours: 1 });
  }
  expect(await news()).toHaveLength(1);
  await later({ hours: 2 });
  expect(await news()).toHaveLength(2);
});

it('ordinary edits, a rename, a first day and a draft are not told', async () => {
  await save({ infoFields: TEXT.replace('4711', '0815') });
  await save({ infoFields: `${TEXT} And the car is at the station.` });
  await save({ description: 'Garden' });
  const fresh = await leave(LENA);
  await save({ infoFields: 'Another text', deletedFiles: ['deed.txt'] }, fresh);
  const draft = await leave(owner.username);
  await later({ hours: 25 });
  await save({ infoFields: 'Another text', deletedFiles: ['deed.txt'] }, draft);
  expect(await news()).toEqual([]);
});

it('removed files are told, and the link brings them back', async () => {
  await save({ deletedFiles: ['deed.txt'] });
  const [mail] = await news();
  expect(mail!.text).toContain('one file was removed');
  const undoToken = mail!.links.flatMap((link) => /\/undo-sharing\/#([\w-]+)$/.exec(link)?.[1] ?? [])[0]!;
  const visitor = await openVisitor(app);
  await visitor.send('post', '/api/undo-sharing').send({ undoToken }).expect(200);
  owner = await signIn(app, owner);
  const { text } = await owner.send('get', `/api/trigger-bytes/${id}/attachments/deed.txt`).expect(200);
  expect(text).toBe('The deed');
});

describe('of a sealed LeaveBit', () => {
  const FILE = opaqueName(1);
  let sealedId: number;
  let key: AgeKey;
  let names: string;
  beforeEach(async () => {
    key = await createAgeKey();
    names = await sealText(JSON.stringify({ [FILE]: 'deed.txt' }), key);
    const { body } = await owner
      .send('post', '/api/trigger-bytes')
      .field('sharingEmails', LENA)
      .field('sealed', 'true')
      .field({ infoFields: await sealText(TEXT, key), sealedNames: names })
      .attach('attachments', await sealBytes('The deed', key), FILE)
      .expect(201);
    sealedId = (body as Leavebit).id;
    await later({ hours: 25 });
  });

  it('any replaced text is told, without a claim about how much of it', async () => {
    await save({ infoFields: await sealText(`${TEXT} And one more word.`, key) }, sealedId);
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail!.text).toContain('the sealed text or file names of one LeaveBit were replaced');
    expect(mail!.text).toContain('we can’t tell by how much');
    expect(mail!.text).not.toContain('most of the text');
  });

  it('replaced file names alone are told, and the link brings them back', async () => {
    await save({ sealedNames: await sealText('{}', key) }, sealedId);
    const [mail] = await news();
    expect(mail!.text).toContain('the sealed text or file names of one LeaveBit were replaced');
    const undoToken = mail!.links.flatMap((link) => /\/undo-sharing\/#([\w-]+)$/.exec(link)?.[1] ?? [])[0]!;
    const visitor = await openVisitor(app);
    const preview = await visitor.send('post', '/api/undo-sharing/check').send({ undoToken }).expect(200);
    expect(preview.body).toMatchObject({ lost: { texts: 1, sealedTexts: 1 } });
    await visitor.send('post', '/api/undo-sharing').send({ undoToken }).expect(200);
    owner = await signIn(app, owner);
    const all = (await owner.send('get', '/api/trigger-bytes').expect(200)).body as Leavebit[];
    const back = all.find((one) => one.id === sealedId)!;
    expect(back.sealedNames).toBe(names);
    expect(await openText(back.infoFields, key)).toBe(TEXT);
  });

  it('other changes are not told', async () => {
    await save({ description: 'Garden', hidesAddresses: 'true' }, sealedId);
    expect(await news()).toEqual([]);
  });
});
