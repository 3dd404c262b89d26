import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Language } from '#shared/domain/languages.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { downloadExport, createLeavebitWithFiles, unzip } from '#tests/support/exports.ts';
import { payAtPayfast } from '#tests/support/payfast/payfast.ts';
import { readLinkToken, createOwnerWithReporters, REPORTERS } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';
import { stageSignedRows } from '#tests/support/integrity-tags.ts';
import { encryptLeavebitTexts } from '../leavebits/leavebit-encryption.ts';
import { loadOwnedLeavebit } from '../leavebits/load-leavebits.ts';
import {
  ownerExportSchema,
  recipientExportSchema,
  type OwnerExport,
  type RecipientExport,
} from './format.ts';

const LENA = 'lena@example.org';
const TOM = 'tom@example.org';
const EVERYTHING = '/api/account/export';
const FOR_LENA = `${EVERYTHING}/${encodeLinkEmail(LENA)}`;
const ONCE = { releaseType: 'always' } as const;
const LATER = { releaseType: 'scheduled', scheduledDate: '2040-03-01T09:00:00.000Z' } as const;
const bytes = Buffer.from(Array.from({ length: 700_001 }, (_, index) => index % 251));

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
});
afterAll(() => app[Symbol.asyncDispose]());

async function open<Data>(path: string, whose = owner) {
  const answer = await downloadExport(app, whose, path);
  expect(answer.status).toBe(200);
  const zip = await unzip(answer.body);
  const text = (name: string) => String(zip.get(name));
  return { answer, zip, page: text('index.html'), data: JSON.parse(text('data.json')) as Data };
}

describe('an export of everything', () => {
  it('holds a page, the data in its documented shape, and every byte of every file', async () => {
    await createLeavebitWithFiles(owner, {
      description: 'For / Lena',
      infoFields: 'The key is under the stone',
      config: { [LENA]: LATER, [TOM]: { releaseType: 'death_incapacitation' } },
      files: { 'film.bin': bytes, 'empty.txt': Buffer.alloc(0) },
    });
    await owner
      .send('put', `/api/people/${encodeLinkEmail(LENA)}`)
      .send({ name: 'Lena Berg' })
      .expect(200);
    await verifyRecipient(app, LENA);
    const { answer, zip, page, data } = await open<OwnerExport>(EVERYTHING);
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="LeaveBits [\d-]{10}\.zip"$/,
    );
    expect(answer.headers.get('Content-Length')).toBe(String(answer.body.length));
    const paths = ['files/For - Lena/film.bin', 'files/For - Lena/empty.txt'];
    expect([...zip.keys()]).toEqual(['index.html', 'data.json', ...paths]);
    expect(Buffer.compare(zip.get(paths[0]!)!, bytes)).toBe(0);
    expect(ownerExportSchema.safeParse(data).error).toBeUndefined();
    expect(data).toMatchObject({
      account: { email: owner.username },
      people: [{ email: LENA, name: 'Lena Berg', language: null }],
      substitutes: [],
      leavebits: [{ description: 'For / Lena', infoFields: 'The key is under the stone' }],
      provedAddresses: [{ email: LENA }],
      releaseConfiguration: { requiredConfirmations: 2 },
      subscription: { status: 'Trial' },
    });
    expect(data.leavebits[0]!.recipients).toMatchObject([
      { email: LENA, opens: { when: 'on-date' }, isOpenNow: false },
      { email: TOM, opens: { when: 'after-report', date: null } },
    ]);
    expect(data.leavebits[0]!.files.map(({ path }) => path)).toEqual(paths);
    expect(data.mails.map(({ kind }) => kind)).toContain('share-notice');
    expect(page).toContain('Lena Berg (lena@example.org)');
    expect(page).toContain('href="files/For%20-%20Lena/film.bin"');
  });

  it('holds the whole activity log with the head of its chain, and itself as the last entry', async () => {
    const { data, page } = await open<OwnerExport>(EVERYTHING);
    const { head, entries } = data.activity!;
    const { rows } = await app.ctx.pool.query<{ number: string; hash: Buffer }>(
      'select number, hash from activity_chains where user_id = $1',
      [owner.id],
    );
    expect(head).toEqual({ number: Number(rows[0]!.number), hash: rows[0]!.hash.toString('hex') });
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
    expect(entries).toHaveLength(head.number);
    expect(entries.at(-1)).toMatchObject({ kind: 'exported', subject: null });
    expect(page).toContain(head.hash);
  });

  it('holds no secret: no hash, no token, no key', async () => {
    const { page, data } = await open<OwnerExport>(EVERYTHING);
    const { rows } = await app.ctx.pool.query<{ secret: Buffer | string }>(`
      select password::bytea as secret from users union all select data_key from users
      union all select data_key from trigger_bytes union all select death_token from reporter_tokens
      union all select practice_token from reporter_tokens union all select undo_token from configuration_changes
      union all select convert_to(sid, 'UTF8') from session union all select device from owner_devices`);
    expect(rows.length).toBeGreaterThan(8);
    const said = page + JSON.stringify(data);
    for (const { secret } of rows) {
      const known = Buffer.from(secret);
      for (const form of ['hex', 'base64', 'base64url', 'utf8'] as const) {
        expect(said).not.toContain(known.toString(form));
      }
    }
    expect(said).not.toMatch(/argon2|token/i);
  });

  it('has the steps of a report, and payments without their tokens', async () => {
    const reported = await createOwnerWithReporters(app, {}, 'reported@example.org');
    const { body } = await reported.send('get', '/api/user-subscription').expect(200);
    await payAtPayfast(app, (body as { id: number }).id);
    await app.runDueJobs();
    const visitor = await openVisitor(app);
    const token = readLinkToken(app, REPORTERS[0]!, 'death');
    await visitor.send('post', '/api/submit-report').send({ token, reportType: 'death' }).expect(200);
    const { data, page } = await open<OwnerExport>(EVERYTHING, reported);
    expect(ownerExportSchema.safeParse(data).error).toBeUndefined();
    expect(data.reports).toMatchObject([
      { status: 'pending', reporterEmail: REPORTERS[0], events: [{ kind: 'submitted' }] },
    ]);
    expect(data.releaseConfiguration.changes).toHaveLength(1);
    expect(data.subscription).toMatchObject({ status: 'Monthly' });
    expect(data.payments).toMatchObject([{ amountZar: '0.00', status: 'Started' }]);
    expect(page).toContain('Pending');
    const { rows } = await app.ctx.pool.query<{ token: string }>('select token from agreements');
    expect(rows).toHaveLength(1);
    expect(page + JSON.stringify(data)).not.toContain(rows[0]!.token);
  });

  it('holds earlier versions, and what is in the trash with every byte', async () => {
    const other = await registerOwner(app, 'trash@example.org');
    const share = (description: string, files: Record<string, Buffer>) =>
      createLeavebitWithFiles(other, { description, infoFields: 'One', config: { [LENA]: ONCE }, files });
    const kept = await share('House', { 'kept.txt': Buffer.from('kept'), 'removed.bin': bytes });
    const deleted = await share('Boat', { 'boat.bin': bytes });
    await other
      .send('patch', `/api/trigger-bytes/${kept}`)
      .send({ infoFields: 'Two', deletedFiles: ['removed.bin'] })
      .expect(200);
    await other.send('patch', `/api/trigger-bytes/${deleted}`).send({ description: 'Ship' }).expect(200);
    await other.send('delete', `/api/trigger-bytes/${deleted}`).expect(204);
    const { zip, page, data } = await open<OwnerExport>(EVERYTHING, other);
    expect(ownerExportSchema.safeParse(data).error).toBeUndefined();
    expect(data.leavebits).toMatchObject([
      {
        id: kept,
        infoFields: 'Two',
        files: [{ path: 'files/House/kept.txt' }],
        versions: [
          { seqno: 1, infoFields: 'One', recipients: [{ email: LENA, opens: { when: 'at-once' } }] },
        ],
      },
    ]);
    const [inTrash] = data.trash.leavebits;
    expect(inTrash).toMatchObject({
      id: deleted,
      description: 'Ship',
      recipients: [{ email: LENA, isOpenNow: false }],
      versions: [{ description: 'Boat' }],
    });
    expect(Date.parse(inTrash!.purgesAt) - Date.parse(inTrash!.deletedAt)).toBe(30 * DAY_MS);
    expect(data.trash.files).toMatchObject([{ leavebitId: kept, name: 'removed.bin' }]);
    expect([...zip.keys()].slice(2)).toEqual([
      'files/House/kept.txt',
      'trash/Ship/boat.bin',
      'trash/House/removed.bin',
    ]);
    for (const path of [inTrash!.files[0]!.path!, data.trash.files[0]!.path!])
      expect(Buffer.compare(zip.get(path)!, bytes)).toBe(0);
    expect(page).toContain('One earlier version');
    expect(page).toContain('href="trash/House/removed.bin"');
    const overview = await other.send('get', '/api/account/export-overview').expect(200);
    expect(overview.body).toMatchObject({ leavebits: 1, files: 3, bytes: 2 * bytes.length + 4 });
  });

  it('holds unsaved changes, also in the trash and however damaged others are, and the time zone', async () => {
    const writer = await registerOwner(app, 'writer@example.org');
    const config = { [LENA]: ONCE };
    const kept = await createLeavebitWithFiles(writer, { description: 'Kept', config });
    const trashed = await createLeavebitWithFiles(writer, { description: 'Trashed', config });
    for (const id of [kept, trashed])
      await writer
        .send('put', `/api/drafts/${id}`)
        .send({ seqno: 1, content: draftContent({ infoFields: `Unsaved <b> ${id}` }) })
        .expect(200);
    await writer.send('put', '/api/drafts/new').send({ seqno: null, content: draftContent() }).expect(200);
    await writer.send('delete', `/api/trigger-bytes/${trashed}`).expect(204);
    await app.ctx.pool.query(
      `update leavebit_drafts set content = set_byte(content, 20, get_byte(content, 20) # 1)
       where user_id = $1 and trigger_byte_id is null`,
      [writer.id],
    );
    await app.ctx.pool.query(`update users set time_zone = 'Africa/Johannesburg' where id = $1`, [writer.id]);
    const { page, data } = await open<OwnerExport>(EVERYTHING, writer);
    expect(ownerExportSchema.safeParse(data).error).toBeUndefined();
    expect(data.account.timeZone).toBe('Africa/Johannesburg');
    expect(new Map(data.drafts.map(({ leavebitId, content }) => [leavebitId, content?.infoFields]))).toEqual(
      new Map([
        [kept, `Unsaved <b> ${kept}`],
        [trashed, `Unsaved <b> ${trashed}`],
        [null, undefined],
      ]),
    );
    expect(page).toContain(`Unsaved &lt;b&gt; ${trashed}`);
    expect(page).toContain('Damaged unsaved changes');
  });

  it('shows hostile texts and names as they are, and runs nothing', async () => {
    const other = await registerOwner(app, 'hostile@example.org');
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    // The form strips angle brackets, but stored content may predate that.
    const id = await createLeavebitWithFiles(other, {
      description: 'x',
      config: { [TOM]: ONCE },
      files: { 'a.txt': bytes },
    });
    const { dataKey } = await loadOwnedLeavebit(app.ctx, other.id, id);
    const sealed = encryptLeavebitTexts(dataKey, id, { description: evil, infoFields: `\u202e${evil}` });
    await app.ctx.pool.query('update trigger_bytes set description = $2, info_fields = $3 where id = $1', [
      id,
      sealed.description,
      sealed.infoFields,
    ]);
    for (const path of [EVERYTHING, `${EVERYTHING}/${encodeLinkEmail(TOM)}`]) {
      const { page, zip } = await open(path, other);
      expect(page).toContain('&quot;&gt;&lt;script&gt;');
      expect(page).not.toMatch(/<script|<img|<svg|<iframe|javascript:|\u202e|https?:/i);
      expect(page).toContain("default-src 'none'");
      for (const name of zip.keys())
        expect(name).toMatch(/^(index\.html|data\.json|files\/[^/<>:"|?*\\]+\/a\.txt)$/);
    }
  });

  it('has only what is the owner’s own', async () => {
    const other = await registerOwner(app, 'other@example.org');
    await createLeavebitWithFiles(other, { description: 'Not for Olga to see', config: { [LENA]: ONCE } });
    await createLeavebitWithFiles(other, { description: 'For Olga', config: { [owner.username]: ONCE } });
    await app.runDueJobs();
    for (const path of [EVERYTHING, FOR_LENA]) {
      const { page, data } = await open(path);
      expect(page + JSON.stringify(data)).not.toMatch(/other@example\.org|Not for Olga/);
    }
  });
});

describe('an export of what one person would receive', () => {
  it('says when each opens, and includes it even so', async () => {
    const { data, page, zip } = await open<RecipientExport>(FOR_LENA);
    expect(recipientExportSchema.safeParse(data).error).toBeUndefined();
    expect(data).toMatchObject({ from: { email: owner.username }, to: { email: LENA } });
    expect(data.leavebits).toMatchObject([
      {
        infoFields: 'The key is under the stone',
        opens: { when: 'on-date', date: '2040-03-01T09:00:00.000Z' },
        isOpenNow: false,
      },
    ]);
    expect(page).toContain('Opens on March 1, 2040');
    expect([...zip.keys()]).toContain('files/For - Lena/film.bin');
  });

  it('has its page in the language of our emails to them, whose names stay as they are', async () => {
    const choose = (language: Language | null) =>
      owner
        .send('put', `/api/people/${encodeLinkEmail(LENA)}`)
        .send({ language })
        .expect(200);
    await choose('de');
    const { page } = await open<RecipientExport>(FOR_LENA);
    await choose(null);
    expect(page).toContain('<html lang="de">');
    const text = page
      .slice(page.indexOf('<body'))
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ');
    for (const words of [
      `Was ${LENA} erhalten würde`,
      'For / Lena',
      'Öffnet sich: 1. März 2040',
      'Geteilt mit',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Opens|From|Shared with|Last saved|This is a copy/);
  });

  it('leaves out what is for others, what they have left, and the names that only the owner sees', async () => {
    await createLeavebitWithFiles(owner, { description: 'Only for Tom', config: { [TOM]: ONCE } });
    const left = await createLeavebitWithFiles(owner, {
      description: 'Left by Lena',
      config: { [LENA]: ONCE },
    });
    const lena = await verifyRecipient(app, LENA);
    await lena
      .send('post', `/api/my-leavebits/${lena.encodedEmail}/${left}/leave`)
      .set(lena.session)
      .expect(204);
    const { data, page } = await open<RecipientExport>(FOR_LENA);
    expect(data.leavebits.map(({ description }) => description)).toEqual(['For / Lena']);
    expect(page + JSON.stringify(data)).not.toMatch(/Only for Tom|Left by Lena|Lena Berg/);
  });

  it('lists what a substitute would get and after how long, without its content and without whose it is', async () => {
    const other = await registerOwner(app, 'of-substitutes@example.org');
    const [BEN, CARL] = ['ben@example.org', 'carl@example.org'];
    for (const [description, config] of [
      ['For Lena later', { [LENA]: LATER }],
      ['For Tom after a report', { [TOM]: { releaseType: 'death_incapacitation' } }],
      ['For Ben himself', { [LENA]: LATER, [BEN]: LATER }],
    ] as const)
      await createLeavebitWithFiles(other, { description, infoFields: 'unread words', config });
    const path = `${EVERYTHING}/${encodeLinkEmail(BEN)}`;
    const substitute = (email: string, to: string | null, afterDays: number) =>
      other
        .send('put', `/api/people/${encodeLinkEmail(email)}/substitute`)
        .send({ email: to, afterDays })
        .expect(200);
    await substitute(LENA, BEN, 60);
    await substitute(TOM, BEN, 90);
    await substitute(BEN, CARL, 30);
    const { data, page } = await open<RecipientExport>(path, other);
    expect(recipientExportSchema.safeParse(data).error).toBeUndefined();
    expect(data.leavebits.map(({ description }) => description)).toEqual(['For Ben himself']);
    expect(data.asSubstitute).toEqual([
      {
        description: 'For Lena later',
        isDamaged: false,
        opens: { when: 'on-date', date: '2040-03-01T09:00:00.000Z' },
        afterDays: 60,
      },
      {
        description: 'For Tom after a report',
        isDamaged: false,
        opens: { when: 'after-report', date: null },
        afterDays: 90,
      },
    ]);
    expect(page).toContain('60 days');
    expect(JSON.stringify(data.asSubstitute)).not.toMatch(/lena@|tom@|unread words/);
    // Somebody who is only a substitute can be exported as well, as long as they are one.
    const { data: forCarl, page: carls } = await open<RecipientExport>(
      `${EVERYTHING}/${encodeLinkEmail(CARL)}`,
      other,
    );
    expect([forCarl.leavebits, forCarl.asSubstitute]).toMatchObject([
      [],
      [{ description: 'For Ben himself' }],
    ]);
    expect(carls).toContain('Nothing as a recipient');
    const overview = await other.send('get', '/api/account/export-overview').expect(200);
    expect(overview.body).toMatchObject({ recipients: [BEN, CARL, LENA, TOM] });
    const { data: everything, page: all } = await open<OwnerExport>(EVERYTHING, other);
    expect(everything.substitutes).toHaveLength(3);
    expect(all).toContain('Who receives it as well');
    await substitute(BEN, null, 30);
    await other.send('get', `${EVERYTHING}/${encodeLinkEmail(CARL)}`).expect(404);
  });

  it('names what never opens for them, without its content', async () => {
    const other = await registerOwner(app, 'undated@example.org');
    const id = await createLeavebitWithFiles(other, {
      description: 'Undated',
      infoFields: 'unread words',
      config: { [LENA]: LATER },
      files: { 'a.txt': bytes },
    });
    await stageSignedRows(
      app.ctx,
      `update trigger_bytes set sharing_config = '{"lena@example.org": {"releaseType": "scheduled"}}' where id = $1`,
      [id],
    );
    const { data, page, zip } = await open<RecipientExport>(FOR_LENA, other);
    expect(data.leavebits).toMatchObject([{ infoFields: null, files: [], opens: { when: 'never' } }]);
    expect(page).not.toContain('unread words');
    expect([...zip.keys()]).toEqual(['index.html', 'data.json']);
  });
});
