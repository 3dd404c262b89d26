import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { DownloadTicket } from '#shared/contracts/recipients.ts';
import { unzip } from '#tests/support/exports.ts';
import {
  createAgeKey,
  opaqueName,
  openBytes,
  openText,
  sealBytes,
  sealText,
  type AgeKey,
} from '#tests/support/sealing/age.ts';
import { getAppUrl, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';

const LENA = 'lena@example.org';
const LETTER = 'Dear Lena, the key is under the mat.';
const PHOTO = Buffer.alloc(200_000, 'photo');
const FILE = opaqueName(1);
const NAMES = JSON.stringify({ [FILE]: { name: 'photo.jpg', type: 'image/jpeg', for: [] } });

let app: TestApp;
let anna: TestOwner;
let lena: TestRecipient;
let card: AgeKey;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
  anna = await registerOwner(app, 'anna@example.org');
  card = await createAgeKey();
  const saved = await anna
    .send('post', '/api/trigger-bytes')
    .field('description', 'For Lena')
    .field('sharingEmails[]', LENA)
    .field('sealed', 'true')
    .field('infoFields', await sealText(LETTER, card))
    .field('sealedNames', await sealText(NAMES, card))
    .attach('attachments', await sealBytes(PHOTO, card), FILE)
    .expect(201);
  id = (saved.body as Leavebit).id;
  lena = await verifyRecipient(app, LENA);
});
afterAll(() => app[Symbol.asyncDispose]());

async function download(path: string, wanted: object): Promise<Buffer> {
  const { body } = await lena.send('post', path).set(lena.session).send(wanted).expect(200);
  const answer = await fetch(getAppUrl(app) + (body as DownloadTicket).url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

const HOW = /age -d -i key\.txt text\.age/;

async function expectOpens(files: Map<string, Buffer>, folder: string): Promise<void> {
  expect(String(files.get(`${folder}For Lena.txt`))).toMatch(HOW);
  expect(await openText(String(files.get(`${folder}text.age`)), card)).toBe(LETTER);
  expect(await openText(String(files.get(`${folder}names.age`)), card)).toBe(NAMES);
  expect(Buffer.from(await openBytes(files.get(`${folder}${FILE}`)!, card)).equals(PHOTO)).toBe(true);
}

it('the ZIP of a sealed LeaveBit says how it opens, and opens with its card alone', async () => {
  const files = await unzip(
    await download(`/api/shared/trigger-bytes/${id}/download-ticket`, { purpose: 'zip' }),
  );
  expect([...files.keys()]).toEqual(['For Lena.txt', 'text.age', 'names.age', FILE]);
  await expectOpens(files, '');
});

it('so does the ZIP of everything, whose page has the sealed text', async () => {
  const files = await unzip(await download(`/api/my-leavebits/${lena.encodedEmail}/download-ticket`, {}));
  await expectOpens(files, 'anna@example.org/For Lena/');
  const page = String(files.get('Read me first.html'));
  expect(page).toContain('This LeaveBit is sealed');
  const [armored = ''] = /-----BEGIN AGE.*END AGE ENCRYPTED FILE-----/s.exec(page) ?? [];
  expect(await openText(armored, card)).toBe(LETTER);
});

it('its text as a file has the sealed text below the steps', async () => {
  const letter = String(
    await download(`/api/shared/trigger-bytes/${id}/download-ticket`, { purpose: 'text' }),
  );
  expect(letter).toMatch(HOW);
  const [armored = ''] = /-----BEGIN AGE.*END AGE ENCRYPTED FILE-----/s.exec(letter) ?? [];
  expect(await openText(armored.replaceAll('\r\n', '\n'), card)).toBe(LETTER);
});
