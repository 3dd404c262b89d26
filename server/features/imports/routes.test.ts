import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT_FIELD, type ImportResponse } from '#shared/contracts/imports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import { storedFiles } from '../../db/schema/index.ts';
import { importLimits } from '../../limits.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());

const PATH = '/api/account/import';
const EXPORT = 'title,username,password\nBank,ann,hunter2-and-more\n';
const send = (content: string | Buffer, by: Pick<TestOwner, 'send'> = owner) =>
  by.send('post', PATH).attach(IMPORT_FIELD, Buffer.from(content), 'export.csv');

it('an export is answered as drafts, and nothing of it is kept', async () => {
  const answer = await send(EXPORT).expect(200);
  expect(answer.body).toEqual({
    source: '1Password',
    entryCount: 1,
    drafts: [{ description: 'Bank', infoFields: 'User name: ann\nPassword: hunter2-and-more' }],
    report: [],
  } satisfies ImportResponse);
  expect((await owner.send('get', '/api/trigger-bytes').expect(200)).body).toEqual([]);
  expect(await app.ctx.db.$count(storedFiles)).toBe(0);
});

it('what is no export, too large or missing is refused with a sentence', async () => {
  const message = async (sent: ReturnType<typeof send>, status: number) =>
    ((await sent.expect(status)).body as { message: string }).message;
  expect(await message(send('no list'), 400)).toContain('Bitwarden or 1Password');
  expect(await message(send(Buffer.alloc(importLimits.fileBytes + 1)), 413)).toContain('20 MB');
  expect(await message(owner.send('post', PATH).field('other', 'x'), 400)).toBe('Please choose a file.');
  expect(await message(owner.send('post', PATH).send({}), 400)).toBe('Please choose a file.');
});

it('nobody else can use it', async () => {
  await send(EXPORT, await openVisitor(app)).expect(401);
});
