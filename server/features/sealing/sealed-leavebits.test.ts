import { createHash } from 'node:crypto';
import { armor } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import {
  createAgeKey,
  opaqueName,
  openBytes,
  openText,
  sealBytes,
  sealText,
  type AgeKey,
} from '#tests/support/sealing/age.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTusClient } from '#tests/support/uploads/tus.ts';
import { registerOwner, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let mine: AgeKey;
let lenas: AgeKey;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
  mine = await createAgeKey();
  lenas = await createAgeKey();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  number += 1;
  owner = await registerOwner(app, `owner-${number}@example.org`);
});

const LENA = 'lena@example.org';
const LETTER = 'Dear Lena, the key is under the mat. ❤';
const FIRST = opaqueName(1);
const NAMES = JSON.stringify({ [FIRST]: 'photo.jpg' });
const PHOTO = Buffer.alloc(200_000, 'photo');

const create = () =>
  owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'For Lena')
    .field('sharingEmails[]', LENA)
    .field('sealed', 'true');

async function createSealed(): Promise<Leavebit> {
  const answer = await create()
    .field('infoFields', await sealText(LETTER, mine, lenas))
    .field('sealedNames', await sealText(NAMES, mine, lenas))
    .attach('attachments', await sealBytes(PHOTO, mine, lenas), FIRST)
    .expect(201);
  return answer.body as Leavebit;
}

const update = (id: number, fields: object) => owner.send('patch', `/api/trigger-bytes/${id}`).send(fields);
const listVersions = async (id: number) =>
  (await owner.send('get', `/api/trigger-bytes/${id}/versions`).expect(200)).body as LeavebitVersion[];
const restore = (id: number, seqno: number) =>
  owner.send('post', `/api/trigger-bytes/${id}/versions/${seqno}/restore`).send({}).expect(200);
const list = async () => (await owner.send('get', '/api/trigger-bytes').expect(200)).body as Leavebit[];

describe('a sealed LeaveBit', () => {
  it('returns to its owner and its recipient as what the browser sealed', async () => {
    const { id } = await createSealed();
    const lena = await verifyRecipient(app, LENA);
    const [ofOwner] = await list();
    const listed = await lena
      .send('get', `/api/my-leavebits/${lena.encodedEmail}`)
      .set(lena.session)
      .expect(200);
    const ofLena = (listed.body as SharedLeavebit[]).find((one) => one.id === id);
    for (const seen of [ofOwner!, ofLena!]) {
      expect(seen).toMatchObject({ id, sealed: true, description: 'For Lena', attachments: [FIRST] });
      for (const key of [mine, lenas]) {
        expect(await openText(seen.infoFields!, key)).toBe(LETTER);
        expect(JSON.parse(await openText(seen.sealedNames!, key))).toEqual({ [FIRST]: 'photo.jpg' });
      }
      await expect(openText(seen.infoFields!, await createAgeKey())).rejects.toThrow('no identity matched');
    }
    const file = await owner
      .send('get', `/api/trigger-bytes/${id}/attachments/${FIRST}`)
      .responseType('blob')
      .expect(200);
    expect(Buffer.from(await openBytes(file.body as Buffer, lenas)).equals(PHOTO)).toBe(true);
  });

  it('is announced as something that takes a card', async () => {
    await createSealed();
    await app.runDueJobs();
    const [mail] = listMailsTo(app, LENA).filter(({ subject }) => subject.includes(owner.username));
    const text = mail!.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('you’ll also need a key card');
    expect(text).not.toContain('You can now read it');
  });

  it('keeps the names of its files when only the text changes, and the other way round', async () => {
    const { id, infoFields, sealedNames } = await createSealed();
    const text = await sealText('Changed', mine);
    expect((await update(id, { infoFields: text }).expect(200)).body).toMatchObject({
      infoFields: text,
      sealedNames,
      sealed: true,
    });
    const names = await sealText('{}', mine);
    await update(id, { sealedNames: names, infoFields }).expect(200);
    const restored = await restore(id, (await listVersions(id))[0]!.seqno);
    // No file was added since, so its list of names is complete.
    expect(restored.body).toMatchObject({ infoFields: text, sealedNames, sealed: true });
  });

  it('keeps the names that a save replaced, even if it replaced nothing else', async () => {
    const { id, sealedNames } = await createSealed();
    await update(id, { sealedNames: await sealText('{}', mine) }).expect(200);
    const [version] = await listVersions(id);
    expect(version).toMatchObject({ seqno: 1, sealedNames });
    expect(version).not.toHaveProperty('lastFileCounter');
    expect((await restore(id, 1)).body).toMatchObject({ sealedNames });
    const log = await owner.send('get', '/api/account/activity').expect(200);
    expect(JSON.stringify(log.body)).toContain('Changed: file names');
  });

  it('says after a restoration who can’t open all of it: whom the text, or the files, were sealed without', async () => {
    const [jonas, sealedFor] = [
      await createAgeKey(),
      (...keys: AgeKey[]) => keys.map((key) => key.publicKey),
    ];
    const { id } = await createSealed();
    await update(id, {
      infoFields: await sealText(LETTER, mine, lenas),
      sealedFor: sealedFor(mine, lenas),
    }).expect(200);
    const names = await sealText(NAMES, mine, jonas);
    await update(id, {
      infoFields: await sealText('Changed', mine, jonas),
      sealedNames: names,
      sealedFor: sealedFor(mine, jonas),
    }).expect(200);
    await owner
      .send('post', `/api/upload/files/${id}`)
      .attach('files', await sealBytes(PHOTO, mine, jonas), opaqueName(2))
      .expect(200);
    const digest = ({ publicKey }: AgeKey) => createHash('sha256').update(publicKey).digest('hex');
    // The version has no name for the second file, so the current list stays, which Lena's card doesn't open.
    expect((await restore(id, 2)).body).toMatchObject({ sealedNames: names, sealedFor: [digest(mine)] });
    // Once that file is gone, everything is as it was.
    await update(id, { deletedFiles: [opaqueName(2)] }).expect(200);
    expect((await restore(id, 2)).body).toMatchObject({ sealedFor: [mine, lenas].map(digest) });
  });

  it('takes no key with a typing mistake for one that it is sealed for', async () => {
    const wrong = mine.publicKey.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
    const infoFields = await sealText(LETTER, mine);
    const refused = await create()
      .field({ infoFields, sealedFor: JSON.stringify([wrong]) })
      .expect(400);
    expect(refused.body).toMatchObject({ code: 'invalid', message: expect.stringMatching(/typing mistake/) });
  });

  it.each(['photo.jpg', 'photo.age', '1.age', `${FIRST}.jpg`, ` ${FIRST}`.toUpperCase()])(
    'takes no file under the name %s, which may be its real one',
    async (name) => {
      const sealed = await sealBytes(PHOTO, mine);
      const refused = await create().attach('attachments', sealed, name).expect(400);
      expect(refused.body).toMatchObject({
        code: 'not-sealed',
        message: expect.stringMatching(/^The name of a file/),
      });
      expect(await list()).toEqual([]);
    },
  );

  it('may be long, because a sealed text is longer than what it says', async () => {
    const text = await sealText('語'.repeat(100_000), ...Array.from({ length: 51 }, () => mine));
    const answer = await create().field('infoFields', text).expect(201);
    expect((answer.body as Leavebit).infoFields).toBe(text);
    await owner
      .send('post', '/api/trigger-bytes')
      .send({ infoFields: 'a'.repeat(100_001), sharingEmails: [LENA] })
      .expect(400);
  });

  it('takes no text, name or file that is not sealed, and keeps nothing of it', async () => {
    const sealed = await sealText(LETTER, mine);
    const openTexts: Record<string, string>[] = [
      { infoFields: LETTER },
      { infoFields: `${LETTER}\n${sealed}` },
      { sealedNames: NAMES },
    ];
    for (const fields of openTexts) {
      const refused = await create().field(fields).expect(400);
      expect(refused.body).toMatchObject({ code: 'not-sealed' });
    }
    const refused = await create().attach('attachments', PHOTO, 'photo.jpg').expect(400);
    expect(refused.body).toMatchObject({
      code: 'not-sealed',
      message: expect.stringMatching(/without being sealed/),
    });
    expect(await list()).toEqual([]);

    const { id, seqno } = await createSealed();
    expect((await update(id, { infoFields: LETTER }).expect(400)).body).toMatchObject({ code: 'not-sealed' });
    const attached = await owner
      .send('post', `/api/upload/files/${id}`)
      .attach('files', PHOTO, 'photo.jpg')
      .expect(400);
    expect(attached.body).toMatchObject({ code: 'not-sealed' });
    expect(await list()).toMatchObject([{ id, seqno, attachments: [FIRST] }]);
    const { rows } = await app.ctx.pool.query<{ files: number }>(
      'select count(*)::int as files from stored_files where user_id = $1',
      [owner.id],
    );
    expect(rows).toEqual([{ files: 1 }]);
  });

  it('refuses hostile age files, and is not slowed down by those that it can’t tell from good ones', async () => {
    const sealed = await sealBytes(PHOTO, mine);
    const asText = (bytes: Uint8Array) => armor.encode(bytes).trimEnd();
    const letter = await sealBytes(LETTER, mine);
    const text = letter.toString('latin1');
    const stanza = `-> X25519 ${'A'.repeat(43)}\n${'A'.repeat(43)}\n`;
    const replaceHeader = (header: string) =>
      Buffer.from(text.replace(/(?<=v1\n)[^]*?(?=\n---)/, header.slice(0, -1)), 'latin1');
    for (const hostile of [
      replaceHeader(stanza.repeat(1500)),
      replaceHeader(`-> ${'a'.repeat(200_000)}\nAAAA\n`),
      replaceHeader(`-> X25519 a\n${`${'A'.repeat(64)}\n`.repeat(2500)}`),
      letter.subarray(0, 100),
      letter.subarray(0, letter.indexOf('\n---') + 60),
    ]) {
      const refused = await create().field('infoFields', asText(hostile)).expect(400);
      expect(refused.body).toMatchObject({ code: 'not-sealed' });
      const file = await create().attach('attachments', hostile, FIRST).expect(400);
      expect(file.body).toMatchObject({ code: 'not-sealed' });
    }
    expect(await list()).toEqual([]);
    // Only a key can tell that chunks were reordered. Nobody here tries a passphrase.
    const scrypt = replaceHeader(`-> scrypt ${'A'.repeat(22)} 62\n${'A'.repeat(43)}\n`);
    const header = sealed.length - PHOTO.length - 16 - 4 * 16;
    const [chunk, rest] = [header + 16, header + 16 + 2 * 65_552];
    const swapped = Buffer.concat([
      sealed.subarray(0, chunk),
      sealed.subarray(chunk + 65_552, rest),
      sealed.subarray(chunk, chunk + 65_552),
      sealed.subarray(rest),
    ]);
    for (const bytes of [scrypt, swapped]) await create().attach('attachments', bytes, FIRST).expect(201);
    expect(await list()).toHaveLength(2);
  });

  it('takes files in parts only if they are sealed', async () => {
    const { id } = await createSealed();
    const tus = createTusClient(owner);
    const sealed = await sealBytes(PHOTO, mine);
    const good = await tus.begin(sealed.length, { triggerByteId: id, filename: opaqueName(2) });
    await tus.patch(good, 0, sealed.subarray(0, 10)).expect(204);
    await tus.patch(good, 10, sealed.subarray(10)).expect(204);
    const open = (bytes: Buffer) => tus.begin(bytes.length, { triggerByteId: id, filename: opaqueName(3) });
    // What only begins like a sealed file is rejected once it is complete.
    const incomplete = Buffer.concat([sealed.subarray(0, 40), PHOTO]);
    const late = await tus.patch(await open(incomplete), 0, incomplete);
    const early = await tus.patch(await open(PHOTO), 0, PHOTO.subarray(0, 10));
    for (const refused of [late, early]) {
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ code: 'not-sealed' });
    }
    const named = await tus.create(sealed.length, { triggerByteId: id, filename: 'photo.jpg' });
    expect(named.status).toBe(400);
    expect(named.body).toMatchObject({ code: 'not-sealed' });
    expect((await list())[0]!.attachments).toEqual([FIRST, opaqueName(2)]);
    const { rows } = await app.ctx.pool.query(
      'select id from uploads where user_id = $1 and completed_at is null',
      [owner.id],
    );
    expect(rows).toEqual([]);
  });

  it('stays sealed, and another one stays open', async () => {
    const { id } = await createSealed();
    await update(id, { sealed: 'false' }).expect(400);
    await update(id, { sealed: 'true', description: 'Renamed' }).expect(200);
    const open = await owner
      .send('post', '/api/trigger-bytes')
      .send({ infoFields: 'Open', sharingEmails: [LENA] })
      .expect(201);
    expect(open.body).not.toHaveProperty('sealed');
    const other = (open.body as Leavebit).id;
    expect((await update(other, { sealed: 'true' }).expect(400)).body).toMatchObject({ code: 'invalid' });
    await update(other, { sealedNames: await sealText('{}', mine) }).expect(400);
    // Whoever can write to the database can't make the form of the owner send open text.
    await app.ctx.pool
      .query('update trigger_bytes set sealed = false, sharing_seal = sharing_seal where id = $1', [id])
      .then(
        () => expect.unreachable('a change without a seal must fail'),
        (error: Error) => expect(error.message).toMatch(/changes together with its seal/),
      );
  });

  it('has drafts that are sealed too', async () => {
    const { id, seqno } = await createSealed();
    // A file that arrives twice gets a number.
    const twice = FIRST.replace('.age', ' (2).age');
    const save = (of: number | 'new', content: object) =>
      owner.send('put', `/api/drafts/${of}`).send({
        seqno: of === 'new' ? null : seqno,
        content: draftContent({ fileNames: [], deletedFiles: [FIRST, twice], ...content }),
      });
    const infoFields = await sealText('Half a sent', mine);
    for (const of of [id, 'new'] as const) {
      await save(of, { sealed: true, infoFields }).expect(200);
      for (const bad of [
        { sealed: true, infoFields: 'Half a sent' },
        { sealed: true, infoFields, fileNames: ['photo.jpg'] },
        { sealed: true, infoFields, deletedFiles: [FIRST, 'photo.jpg'] },
      ])
        expect((await save(of, bad).expect(400)).body).toMatchObject({ code: 'not-sealed' });
    }
    expect((await save(id, { sealed: false, infoFields: 'Half' }).expect(400)).body).toMatchObject({
      code: 'not-sealed',
    });
    const draft = await owner.send('get', `/api/drafts/${id}`).expect(200);
    expect(draft.body).toMatchObject({ content: { sealed: true, infoFields } });
  });
});
