import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownloadTicket } from '#shared/contracts/recipients.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { tooManyRequestsError } from '#server/http/limits/too-many-requests.ts';
import { createLeavebitWithFiles, unzip } from '#tests/support/exports.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { getAppUrl, startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { damageChunk, interceptChunkReads, listFileIds } from '#tests/support/uploads/stored-chunks.ts';
import {
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';
import { listActivity } from '#tests/support/activity.ts';
import { createDownloadMessages } from '../../recipients/downloads/download-messages.ts';
import { writeZip } from '../../files/write-zip.ts';
import { buildReceivedArchive, type ReceivedArchive } from './build-received-archive.ts';

const ADA = 'ada@example.org';
const PAGE = 'Read me first.html';
const MISSING = 'Not included.txt';
const ALWAYS: ReleaseSetting = { releaseType: 'always' };
const ON_DEATH: ReleaseSetting = { releaseType: 'death_incapacitation' };

let app: TestApp;
let anna: TestOwner;
let ben: TestOwner;
let ada: TestRecipient;
beforeAll(async () => {
  app = await startTestApp();
  anna = await registerOwner(app, 'anna@example.org');
  ben = await registerOwner(app, 'ben@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  vi.restoreAllMocks();
  await app.ctx.pool.query('delete from trigger_bytes');
  await app.ctx.pool.query('delete from sender_choices');
  ada = await verifyRecipient(app, ADA);
});

const share = (
  owner: TestOwner,
  description: string,
  more: { setting?: ReleaseSetting; infoFields?: string; files?: Record<string, Buffer> } = {},
) => {
  const { setting = ALWAYS, infoFields = `The text of ${description}`, files } = more;
  return createLeavebitWithFiles(owner, {
    description,
    infoFields,
    config: { [ADA]: setting },
    ...(files && { files }),
  });
};
const askTicket = (reader = ada) =>
  reader.send('post', `/api/my-leavebits/${reader.encodedEmail}/download-ticket`).set(reader.session);
const ticket = async () => ((await askTicket().expect(200)).body as DownloadTicket).url;
/** Follows a link like a browser download: without headers or cookies. */
const follow = (url: string, init: RequestInit = {}) => fetch(getAppUrl(app) + url, init);

async function download(url?: string) {
  const answer = await follow(url ?? (await ticket()));
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  // What it will hold is only known at its end.
  expect(answer.headers.get('Content-Length')).toBe(null);
  const zip = await unzip(bytes);
  return { answer, bytes, zip, names: [...zip.keys()], page: String(zip.get(PAGE)) };
}

/** An object store must answer once before the response begins. */
const readsBefore = () => (app.ctx.objectStore ? 1 : 0);

/** Runs `act` before the nth read of stored bytes. */
function duringRead(nth: number, act: () => Promise<void>) {
  interceptChunkReads(async (read) => {
    if (read === nth + readsBefore()) await act();
  });
}

/** Writes the ZIP for a reader who acts between two pieces of it. */
async function readAll(
  { entries }: ReceivedArchive,
  onPiece: (piece: string) => Promise<void> = () => Promise.resolve(),
) {
  const pieces: Uint8Array[] = [];
  for await (const piece of writeZip(entries, app.clock.now())) {
    pieces.push(piece);
    await onPiece(Buffer.from(piece).toString());
  }
  const sent = Buffer.concat(pieces);
  const zip = await unzip(sent);
  return { sent: sent.toString(), names: [...zip.keys()], text: (path: string) => String(zip.get(path)) };
}

describe('the download of everything', () => {
  it('holds a readable page, and per LeaveBit its text under its own name beside its files', async () => {
    const film = randomBytes(700_001);
    await anna.send('put', '/api/account/name').send({ name: 'Anna Berg' }).expect(200);
    await share(anna, 'For you / always', { files: { 'film.bin': film, 'For you - always.txt': film } });
    await share(ben, 'The boat');
    await share(ben, 'The boat');
    await share(ben, '../up & away', { infoFields: '' });
    const { answer, zip, names, page } = await download();
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="From ben@example\.org and 1 other sender - [\d-]{10}\.zip"$/,
    );
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(names).toEqual([
      PAGE,
      'ben@example.org/up & away/up & away.txt',
      'ben@example.org/The boat/The boat.txt',
      'ben@example.org/The boat (2)/The boat.txt',
      'Anna Berg/For you - always/For you - always.txt',
      'Anna Berg/For you - always/film.bin',
      'Anna Berg/For you - always/For you - always (2).txt',
    ]);
    expect(zip.get('Anna Berg/For you - always/film.bin')!.equals(film)).toBe(true);
    const letter = String(zip.get('ben@example.org/The boat/The boat.txt'));
    expect(letter).toContain('From: ben@example.org');
    expect(letter).toContain('The text of The boat');
    expect(page).toContain('The text of The boat');
    expect(page).toContain('../up &amp; away');
    expect(page).toContain('href="Anna%20Berg/For%20you%20-%20always/film.bin"');
    expect(page).not.toContain('<script');
    await anna.send('put', '/api/account/name').send({ name: '' }).expect(200);
  });

  it('is in the language of the page where it was started', async () => {
    await share(anna, 'Für dich', { files: { 'a.txt': Buffer.from('abc') } });
    await share(anna, 'Später', { setting: ON_DEATH });
    const { answer, zip, names, page } = await download(`${await ticket()}?lang=de`);
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /filename="Von anna@example\.org - [\d-]{10}\.zip"/,
    );
    expect(names).toEqual([
      'Zuerst lesen.html',
      'anna@example.org/Für dich/Für dich.txt',
      'anna@example.org/Für dich/a.txt',
    ]);
    const german = String(zip.get('Zuerst lesen.html'));
    expect(page).toBe('undefined');
    expect(german).toContain('<html lang="de">');
    const text = german.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
    for (const words of [
      `Alles, was ${ADA} am`,
      'Von anna@example.org. Öffnet sich, wenn der Tod',
      'Zuletzt gespeichert:',
      'a.txt 3 Byte',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Shared with|From |Opens|Files|Last saved/);
    expect(german).toMatch(/href="[^"]+\?lang=de#/);
    expect(String(zip.get('anna@example.org/Für dich/Für dich.txt'))).toContain('Von: anna@example.org');
    for (const lang of ['it', 'de-AT', ''])
      expect((await follow(`${await ticket()}?lang=${lang}`)).status).toBe(400);
  });

  it('holds nothing that is locked, blocked, left, in the trash, damaged or someone else’s', async () => {
    const later = new Date(app.clock.now().getTime() + 3 * DAY_MS).toISOString();
    await share(anna, 'Open');
    await share(anna, 'On a date', { setting: { releaseType: 'scheduled', scheduledDate: later } });
    await share(anna, 'On death', { setting: ON_DEATH });
    const left = await share(anna, 'Left');
    const trashed = await share(anna, 'Trashed');
    const tampered = await share(anna, 'Tampered');
    await share(ben, 'Blocked');
    await createLeavebitWithFiles(anna, { description: 'Tom’s', config: { 'tom@example.org': ALWAYS } });
    await ada
      .send('post', `/api/my-leavebits/${ada.encodedEmail}/${left}/leave`)
      .set(ada.session)
      .expect(204);
    await anna.send('delete', `/api/trigger-bytes/${trashed}`).expect(204);
    await app.ctx.pool.query(
      `update trigger_bytes set sharing_seal = decode(repeat('00', 32), 'hex') where id = $1`,
      [tampered],
    );
    await app.ctx.pool.query(
      "update subscriptions set sub_status = 'Cancelled', next_payment_date = '2000-01-01' where user_id = $1",
      [ben.id],
    );
    try {
      const { names, page } = await download();
      expect(names).toEqual([PAGE, 'anna@example.org/Open/Open.txt']);
      for (const secret of ['On a date', 'On death', 'Left', 'Trashed', 'Tampered', 'Blocked', 'Tom’s'])
        expect(page).not.toContain(secret);
      // What opens later is announced without its headline.
      expect(page).toMatch(/From anna@example\.org\. Opens on \w+ \d+, \d{4} at .* UTC/);
      expect(page).toContain('From anna@example.org. Opens after the death');
      expect(page).toContain('/#/my-leavebits/');
    } finally {
      await app.ctx.pool.query(
        "update subscriptions set sub_status = 'Trial', next_payment_date = now() + interval '1 year' where user_id = $1",
        [ben.id],
      );
    }
  });

  it('is decided when the link is used, not when it was asked for', async () => {
    const first = await share(anna, 'First');
    await share(anna, 'Second');
    const url = await ticket();
    await share(anna, 'Third');
    const lock = { [ADA]: ON_DEATH };
    await anna
      .send('patch', `/api/trigger-bytes/${first}`)
      .field('sharingConfig', JSON.stringify(lock))
      .expect(200);
    expect((await download(url)).names).toEqual([
      PAGE,
      'anna@example.org/Third/Third.txt',
      'anna@example.org/Second/Second.txt',
    ]);
  });

  it('also holds what hidden senders share, because it would be lost otherwise', async () => {
    await share(anna, 'Hidden');
    await ada
      .send('put', `/api/my-leavebits/${ada.encodedEmail}/choices`)
      .set(ada.session)
      .send({ username: 'anna@example.org', isHidden: true })
      .expect(200);
    expect((await download()).names).toEqual([PAGE, 'anna@example.org/Hidden/Hidden.txt']);
  });

  it('has a damaged LeaveBit’s place on the page, and everything else whole', async () => {
    const damaged = await share(anna, 'Damaged');
    const fine = await share(anna, 'Fine', {
      files: { 'note.txt': Buffer.from('fine'), 'gone.bin': randomBytes(300_000) },
    });
    await app.ctx.pool.query(
      'update trigger_bytes set info_fields = set_byte(info_fields, 20, get_byte(info_fields, 20) # 1) where id = $1',
      [damaged],
    );
    await damageChunk(app, { fileId: (await listFileIds(app, fine))[1]!, position: 1 }, 'gone');
    const { names, page } = await download();
    expect(names).toEqual([PAGE, 'anna@example.org/Fine/Fine.txt', 'anna@example.org/Fine/note.txt']);
    expect(page).toContain('A damaged LeaveBit');
    expect(page).toContain('gone.bin');
  });

  it('leaves out what is withdrawn while it is being sent, says so, and has everything else', async () => {
    const film = Buffer.concat([randomBytes(4_000_000), Buffer.from('THE END')]);
    await share(ben, 'Letters', { files: { 'last.txt': Buffer.from('whole') } });
    const locked = await share(anna, 'Films', { files: { 'film.bin': film, 'other.bin': film } });
    const unshared = await share(ben, 'Keys', { files: { 'key.txt': Buffer.from('secret key') } });
    duringRead(3, async () => {
      await anna
        .send('patch', `/api/trigger-bytes/${locked}`)
        .send({ sharingConfig: { [ADA]: ON_DEATH } })
        .expect(200);
      await ben
        .send('patch', `/api/trigger-bytes/${unshared}`)
        .send({ sharingEmails: ['x@example.org'] })
        .expect(200);
    });
    const { names, bytes, zip } = await download();
    expect(names).toEqual([
      PAGE,
      'ben@example.org/Keys/Keys.txt',
      'anna@example.org/Films/Films.txt',
      'ben@example.org/Letters/Letters.txt',
      'ben@example.org/Keys/key.txt',
      'ben@example.org/Letters/last.txt',
      MISSING,
    ]);
    expect(bytes.includes('THE END')).toBe(false);
    expect(String(zip.get('ben@example.org/Letters/last.txt'))).toBe('whole');
    expect(String(zip.get(MISSING))).toContain(
      'From anna@example.org\r\n- film.bin, in “Films”: locked now\r\n- other.bin, in “Films”: locked now\r\n',
    );
  });

  it('has what an owner saved meanwhile, records it, and names the files that were replaced', async () => {
    const id = await share(anna, 'Recipes', {
      files: { 'first.bin': randomBytes(600_000), 'old.txt': Buffer.from('old') },
    });
    const archive = await buildReceivedArchive(
      app.ctx,
      { id: 'a session', email: ADA },
      createDownloadMessages('en'),
    );
    await anna
      .send('patch', `/api/trigger-bytes/${id}`)
      .field('infoFields', 'With more salt')
      .field('deletedFiles[]', 'old.txt')
      .attach('attachments', Buffer.from('new'), 'new.txt')
      .expect(200);
    const read = await readAll(archive);
    expect(read.names).toEqual([
      PAGE,
      'anna@example.org/Recipes/Recipes.txt',
      'anna@example.org/Recipes/first.bin',
      MISSING,
    ]);
    expect(read.text(PAGE)).toContain('With more salt');
    expect(read.text(PAGE)).not.toContain('old.txt');
    expect(read.text('anna@example.org/Recipes/Recipes.txt')).toContain('With more salt');
    expect(read.text(MISSING)).toContain('- new.txt, in “Recipes”: added in the meantime');
    expect(read.text(MISSING)).toContain('- old.txt, in “Recipes”: removed or replaced in the meantime');
    expect(await listActivity(anna, 'kind=everything-downloaded&text=Recipes')).toHaveLength(1);
  });

  it('decides about each text on its page when its turn comes, and names no headline that it may not show', async () => {
    const ids: number[] = [];
    for (const number of [1, 2, 3, 4]) ids.unshift(await share(anna, `Headline ${number}`));
    const archive = await buildReceivedArchive(
      app.ctx,
      { id: 'a session', email: ADA },
      createDownloadMessages('en'),
    );
    const read = await readAll(archive, async (piece) => {
      if (!piece.includes('The text of Headline 4')) return;
      for (const id of ids)
        await anna
          .send('patch', `/api/trigger-bytes/${id}`)
          .send({ sharingEmails: ['x@example.org'] })
          .expect(200);
    });
    expect(read.names).toEqual([PAGE, MISSING]);
    for (const number of [1, 2, 3]) expect(read.sent).not.toContain(`Headline ${number}`);
    expect(read.text(MISSING)).toContain(
      '- “Headline 4”, with its files: no longer shared with you\r\n- 3 LeaveBits: no longer shared with you\r\n',
    );
  });

  it('leaves out a file that turns out to be altered', async () => {
    const altered = await share(anna, 'Altered', { files: { 'altered.bin': randomBytes(600_000) } });
    await share(ben, 'Fine', { files: { 'note.txt': Buffer.from('fine') } });
    await damageChunk(app, { fileId: (await listFileIds(app, altered))[0]!, position: 1 }, 'altered');
    const { names, zip } = await download();
    expect(names).toContain('ben@example.org/Fine/note.txt');
    expect(names).not.toContain('anna@example.org/Altered/altered.bin');
    expect(String(zip.get(MISSING))).toContain(
      '- altered.bin, in “Altered”: damaged, please contact support',
    );
  });

  it('breaks off without an end if the service fails', async () => {
    await share(anna, 'Film', { files: { 'film.bin': randomBytes(5_000_000) } });
    duringRead(3, () => Promise.reject(new Error('The database is gone.')));
    const answer = await follow(await ticket());
    expect(answer.status).toBe(200);
    await expect(answer.arrayBuffer()).rejects.toThrow(/terminated/);
  });

  it('begins before its files have been read', async () => {
    await share(anna, 'Film', { files: { 'film.bin': randomBytes(5_000_000) } });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    interceptChunkReads((read) => (read <= readsBefore() ? undefined : held));
    const answer = await follow(await ticket());
    const reader = answer.body!.getReader();
    let text = '';
    while (!text.includes('The text of Film'))
      text += Buffer.from((await reader.read()).value!).toString('latin1');
    release();
    let rest = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value.length;
    expect(rest).toBeGreaterThan(4_900_000);
  });

  it('opens with an estate, and closes with its revocation', async () => {
    const heirloom = await registerOwner(app, 'olga@example.org');
    await share(heirloom, 'The key', { setting: ON_DEATH });
    const refused = await askTicket().expect(404);
    expect((refused.body as { message: string }).message).toBe('There’s nothing that you can download now.');
    const report = await insertReport(app, heirloom.id, 'released');
    const url = await ticket();
    expect((await download(url)).names).toEqual([PAGE, 'olga@example.org/The key/The key.txt']);
    await app.ctx.pool.query(
      "update death_incapacitation_reports set status = 'revoked', revoked_at = now() where id = $1",
      [report],
    );
    expect((await follow(url)).status).toBe(404);
    expect((await follow(url, { method: 'HEAD' })).status).toBe(404);
  });

  it('is recorded for each owner with what it held, once however often it is fetched', async () => {
    await share(anna, 'One');
    await share(anna, 'Two');
    await share(ben, 'Three');
    const url = await ticket();
    await follow(url, { method: 'HEAD' });
    expect(await listActivity(anna, 'kind=everything-downloaded&text=Two')).toEqual([]);
    await download(url);
    await download(url);
    const entry = { kind: 'everything-downloaded', subject: ADA };
    expect(await listActivity(anna, 'kind=everything-downloaded&text=Two')).toEqual([
      { ...entry, detail: 'Two, One' },
    ]);
    const [latest] = await listActivity(ben, 'kind=everything-downloaded');
    expect(latest).toEqual({ ...entry, detail: 'Three' });
  });
});

describe('a link to everything', () => {
  it('needs the address’s own session, and lasts ten minutes at most', async () => {
    await share(anna, 'Open');
    const path = `/api/my-leavebits/${ada.encodedEmail}/download-ticket`;
    await ada.send('post', path).expect(401);
    const tom = await verifyRecipient(app, 'tom@example.org');
    await tom.send('post', path).set(tom.session).expect(401);
    const url = await ticket();
    expect(url).toMatch(/^\/api\/shared\/everything\/[\w-]{43}$/);
    app.clock.advance({ minutes: 9 });
    expect((await follow(url, { method: 'HEAD' })).status).toBe(200);
    app.clock.advance({ minutes: 2 });
    expect((await follow(url)).status).toBe(404);
  });

  it('ends with the session', async () => {
    await share(anna, 'Open');
    const url = await ticket();
    await ada.send('post', '/api/logout-view-session').set(ada.session).send({});
    expect((await follow(url)).status).toBe(404);
  });

  it('is no link to a LeaveBit, and the other way around', async () => {
    const id = await share(anna, 'Open');
    const everything = await ticket();
    const one = await ada
      .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
      .set(ada.session)
      .send({ purpose: 'zip' })
      .expect(200);
    const swapped = (url: string, folder: string) => `/api/shared/${folder}/${url.split('/').at(-1)}`;
    expect((await follow(swapped(everything, 'downloads'))).status).toBe(404);
    expect((await follow(swapped((one.body as DownloadTicket).url, 'everything'))).status).toBe(404);
  });

  it('has a limit for downloads, and another for asking whether it works', async () => {
    await share(anna, 'Open');
    const url = await ticket();
    const statuses = async (usedUp: string) => {
      vi.spyOn(app.ctx.rateLimits, 'consume').mockImplementation(async (what) => {
        if (what === usedUp) throw tooManyRequestsError(60_000);
      });
      return [(await follow(url, { method: 'HEAD' })).status, (await follow(url)).status];
    };
    expect(await statuses('everything')).toEqual([200, 429]);
    expect(await statuses('downloadTicket')).toEqual([429, 200]);
  });

  it('leads a person to a page, not to JSON, once it no longer works', async () => {
    const answer = await follow('/api/shared/everything/none', {
      headers: { Accept: 'text/html' },
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/download-failed');
  });
});
