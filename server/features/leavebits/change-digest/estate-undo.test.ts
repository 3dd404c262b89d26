import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import type { SharingUndoPreview } from '#shared/contracts/undo-links.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { limits } from '#shared/domain/limits.ts';
import { deathIncapacitationReports as reports } from '#server/db/schema/index.ts';
import { releaseEstate } from '#server/features/release/openings/release-estate.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { insertReport, insertWarning } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  openVisitor,
  registerOwner,
  signIn,
  verifyRecipient,
  type TestOwner,
  type Visitor,
} from '#tests/support/visitor.ts';

const LENA = 'lena@example.org';
const REPORTERS = ['rosa@example.org', 'ruth@example.org'];
const TEXT = 'The key is under the pot. The papers are behind the clock. The code of the safe is 4711.';
const FALSE_TEXT = 'Nothing to see here';

let app: TestApp;
let owner: TestOwner;
let visitor: Visitor;
beforeEach(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'olga@example.org');
  visitor = await openVisitor(app);
  await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01T00:00:00Z'");
});
afterEach(() => app[Symbol.asyncDispose]());

async function leave(): Promise<number> {
  const { body } = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'House')
    .field('infoFields', TEXT)
    .field('sharingEmails', LENA)
    .field('sharingConfig', JSON.stringify({ [LENA]: { releaseType: 'death_incapacitation' } }))
    .attach('attachments', Buffer.from('The deed'), 'deed.txt')
    .expect(201);
  return (body as Leavebit).id;
}
async function later(time: { hours?: number; minutes?: number }): Promise<void> {
  app.clock.advance(time);
  owner = await signIn(app, owner);
}
const trash = (id: number) => owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
const save = (id: number, fields: object) =>
  owner.send('patch', `/api/trigger-bytes/${id}`).send(fields).expect(200);
const unshare = (id: number) => save(id, { sharingEmails: [owner.username] });
async function textOf(id: number): Promise<string> {
  const { body } = await owner.send('get', '/api/trigger-bytes').expect(200);
  return (body as Leavebit[]).find((one) => one.id === id)!.infoFields;
}
const versionsOf = async (id: number) =>
  (await owner.send('get', `/api/trigger-bytes/${id}/versions`).expect(200)).body as LeavebitVersion[];

const tokensIn = ({ links }: { links: string[] }) =>
  links.flatMap((link) => /\/undo-sharing\/#([\w-]+)$/.exec(link)?.[1] ?? []);
async function news() {
  await app.runDueJobs();
  return listMailsTo(app, owner.username).filter((mail) => tokensIn(mail).length > 0);
}
const newestToken = async () => tokensIn((await news()).at(-1)!)[0]!;
const undo = (undoToken: string) => visitor.send('post', '/api/undo-sharing').send({ undoToken });
const check = (undoToken: string) => visitor.send('post', '/api/undo-sharing/check').send({ undoToken });
const preview = async (token: string) => (await check(token).expect(200)).body as SharingUndoPreview;

async function seenByLena(): Promise<number[]> {
  const lena = await verifyRecipient(app, LENA);
  const list = await lena.send('get', `/api/my-leavebits/${lena.encodedEmail}`).set(lena.session).expect(200);
  return (list.body as { id: number }[]).map(({ id }) => id);
}
const openingsOfLena = () => listMailsTo(app, LENA).filter(({ subject }) => /open|read/i.test(subject));
/** Releases an estate, as reported 48 hours ago, and sends its emails. */
async function release(reportType: ReportType): Promise<void> {
  const id = await insertReport(app, owner.id, 'pending', reportType);
  await insertWarning(app, id, 'first', new Date(app.clock.now().getTime() - DAY_MS));
  await app.ctx.db.transaction(async (tx) => {
    const [report] = await tx.select().from(reports).where(eq(reports.id, id));
    await releaseEstate(app.ctx, tx, report!);
  });
  await app.runDueJobs();
}
const nothing = { leavebits: 0, files: 0, texts: 0, sealedTexts: 0 };

describe('in an open estate', () => {
  it('the link gives heirs back what was taken after the report, and nothing that was taken before', async () => {
    const before = [await leave(), await leave(), await leave()] as const;
    const after = [await leave(), await leave(), await leave(), await leave()] as const;
    await later({ hours: 25 });
    await unshare(before[0]);
    await trash(before[1]);
    await save(before[2], { infoFields: FALSE_TEXT });
    const early = await newestToken();
    await later({ hours: 2 });
    await unshare(after[0]);
    await trash(after[1]);
    await save(after[2], { deletedFiles: ['deed.txt'] });
    await save(after[3], { infoFields: FALSE_TEXT });
    const late = await newestToken();
    app.clock.advance({ hours: 47 });
    // The report was submitted 48 hours ago, between the two digests.
    await insertReport(app, owner.id, 'released');
    const openSinceReportAt = expect.any(String) as string;
    expect(await preview(early)).toMatchObject({ taken: [], lost: nothing, openSinceReportAt });
    const { body } = await undo(early).expect(409);
    expect((body as { message: string }).message).toMatch(/Earlier changes stay as they are/);
    expect((body as { message: string }).message).not.toMatch(/lock/i);
    expect(await preview(late)).toMatchObject({
      taken: [{ email: LENA, what: 'removed', leavebits: 1 }],
      lost: { leavebits: 1, files: 1, texts: 1 },
      openSinceReportAt,
    });
    await undo(late).expect(200);
    await app.runDueJobs();
    const [told, ...others] = openingsOfLena();
    expect(others).toEqual([]);
    expect(told!.subject).toBe(`You can now read what ${owner.username} left for you`);
    const words = told!.text.replace(/\s+/g, ' ');
    expect(words).toContain('Please accept our condolences.');
    expect(words).toContain('Some of it had been removed a short time ago, and is back.');
    expect(words).not.toMatch(/has decided|locked until now/);
    expect((await seenByLena()).sort()).toEqual([before[2], ...after].sort());
    owner = await signIn(app, owner);
    expect(await textOf(before[2])).toBe(FALSE_TEXT);
    expect(await textOf(after[3])).toBe(TEXT);
    await owner.send('get', `/api/trigger-bytes/${after[2]}/attachments/deed.txt`).expect(200);
    const confirmed = listMailsTo(app, owner.username).at(-1)!.text.replace(/\s+/g, ' ');
    expect(confirmed).toContain('Changes made before the report stay as they are.');
  });

  it('a link used while it is open restores what was removed before the report once it is locked again', async () => {
    const [before, after] = [await leave(), await leave()];
    await later({ hours: 25 });
    await unshare(before);
    const token = await newestToken();
    await later({ minutes: 30 });
    await unshare(after);
    app.clock.advance({ minutes: 47 * 60 + 45 });
    // The report was submitted 48 hours ago, between the two removals.
    const report = await insertReport(app, owner.id, 'released');
    await undo(token).expect(200);
    expect(await seenByLena()).toEqual([after]);
    await undo(token).expect(409);
    await app.ctx.pool.query(
      "update death_incapacitation_reports set status = 'revoked', revoked_at = $2 where id = $1",
      [report, app.clock.now()],
    );
    expect((await preview(token)).taken).toEqual([{ email: LENA, what: 'removed', leavebits: 1 }]);
    await undo(token).expect(200);
    await undo(token).expect(404);
    await app.runDueJobs();
    const undone = listMailsTo(app, owner.username).filter(({ subject }) => /was undone/.test(subject));
    expect(undone).toHaveLength(2);
  });

  it.each([
    ['death', 'left'],
    ['incapacitation', 'keeps'],
  ] as const)(
    'heirs who know of the release get one short email about all that is back: %s',
    async (type, verb) => {
      await leave();
      const dated = { [LENA]: { releaseType: 'scheduled', scheduledDate: '2050-01-01T00:00:00.000Z' } };
      await save(await leave(), { sharingConfig: dated });
      const [one, two, trashed] = [await leave(), await leave(), await leave()];
      const always = await leave();
      await save(always, { sharingConfig: { [LENA]: { releaseType: 'always' } } });
      await later({ hours: 25 });
      for (const id of [one, two, always]) await unshare(id);
      await trash(trashed);
      const token = await newestToken();
      app.clock.advance({ hours: 47 });
      const before = openingsOfLena().length;
      await release(type);
      expect(openingsOfLena()).toHaveLength(before + 1);
      app.clock.advance({ minutes: 5 });
      await undo(token).expect(200);
      await app.runDueJobs();
      const [told, ...others] = openingsOfLena().slice(before + 1);
      expect(others).toEqual([]);
      expect(told!.subject).toBe(`More of what ${owner.username} ${verb} for you can be read now`);
      const words = told!.text.replace(/\s+/g, ' ');
      expect(words).toContain('It had been removed a short time ago, and is back.');
      expect(words).not.toMatch(/has decided|locked until now|condolences|\b20\d\d\b/);
      app.clock.advance({ hours: 2 });
      await app.runDueJobs();
      expect(openingsOfLena()).toHaveLength(before + 2);
      // A revocation withdraws what is queued under the keys of the release notices.
      const { rows } = await app.ctx.pool.query(
        "select from mails where recipient = $1 and dedupe_key like 'report/%/released-notice/return/%'",
        [LENA],
      );
      expect(rows).toHaveLength(1);
    },
  );

  it('somebody who is no heir is not told what happened when access comes back', async () => {
    const id = await leave();
    await save(id, { sharingConfig: { [LENA]: { releaseType: 'always' } } });
    await later({ hours: 25 });
    await unshare(id);
    const token = await newestToken();
    app.clock.advance({ hours: 47 });
    await release('death');
    const before = openingsOfLena().length;
    await undo(token).expect(200);
    await app.runDueJobs();
    const [told, ...others] = openingsOfLena().slice(before);
    expect(others).toEqual([]);
    expect(told!.subject).toBe(`More of what ${owner.username} keeps for you can be read now`);
    expect(told!.text).not.toMatch(/died|has decided|\bleft\b|\bused\b|is well/);
  });

  it('an undo waits for a release that is under way, and leaves what was taken before its report', async () => {
    const id = await leave();
    await trash(id);
    const token = await newestToken();
    app.clock.advance({ hours: 50 });
    const reportId = await insertReport(app, owner.id, 'pending');
    await insertWarning(app, reportId, 'first', new Date(app.clock.now().getTime() - DAY_MS));
    const release = await app.ctx.pool.connect();
    try {
      await release.query('begin');
      await release.query('select from death_incapacitation_reports where id = $1 for update', [reportId]);
      const answer = undo(token).then(({ status }) => status);
      await expect
        .poll(async () => {
          const { rows } = await app.ctx.pool.query<{ n: number }>(
            "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          );
          return rows[0]!.n;
        })
        .toBeGreaterThan(0);
      await release.query(
        "update death_incapacitation_reports set status = 'released', released_at = $2 where id = $1",
        [reportId, app.clock.now()],
      );
      await release.query('commit');
      expect(await answer).toBe(409);
    } finally {
      release.release();
    }
    expect(await seenByLena()).toEqual([]);
  });
});

describe('a text that was mostly replaced', () => {
  let id: number;
  beforeEach(async () => {
    id = await leave();
    await later({ hours: 25 });
  });

  it('comes back by the link, and the newer one stays among the versions', async () => {
    const better = `${TEXT} The car is at the station.`;
    await save(id, { infoFields: better });
    await later({ hours: 1 });
    await save(id, { infoFields: FALSE_TEXT });
    const token = await newestToken();
    expect((await preview(token)).lost).toEqual({ ...nothing, texts: 1 });
    await undo(token).expect(200);
    owner = await signIn(app, owner);
    expect(await textOf(id)).toBe(better);
    expect((await versionsOf(id)).map(({ infoFields }) => infoFields)).toEqual([FALSE_TEXT, better, TEXT]);
    await app.runDueJobs();
    const { text } = listMailsTo(app, owner.username).findLast(({ subject }) => /was undone/.test(subject))!;
    expect(text.replace(/\s+/g, ' ')).toContain('The text of one LeaveBit is back');
  });

  it('comes back whole when it was destroyed in several saves', async () => {
    const parts = TEXT.split('. ');
    for (const [index] of parts.entries()) {
      await save(id, { infoFields: parts.map((part, at) => (at <= index ? 'gone' : part)).join('. ') });
      await later({ minutes: 5 });
    }
    await undo(await newestToken()).expect(200);
    owner = await signIn(app, owner);
    expect(await textOf(id)).toBe(TEXT);
  });

  it('stays as it is once the owner has restored it and written on', async () => {
    await save(id, { infoFields: FALSE_TEXT });
    const token = await newestToken();
    await save(id, { infoFields: `${TEXT} The car is at the station.` });
    expect((await preview(token)).lost).toEqual(nothing);
    await undo(token).expect(409);
  });

  it('comes back also when a thief has filled the room for versions', async () => {
    await save(id, { infoFields: FALSE_TEXT });
    const token = await newestToken();
    await app.ctx.pool.query(
      `insert into trigger_byte_versions (trigger_byte_id, seqno, content, saved_at, replaced_at)
       values ($1, 1000, convert_to(repeat('x', $2), 'UTF8'), $3, $3)`,
      [id, limits.versionBytesPerOwner, app.clock.now()],
    );
    await owner.send('patch', `/api/trigger-bytes/${id}`).send({ infoFields: TEXT }).expect(413);
    await app.ctx.pool.query('update trigger_byte_versions set replaced_at = $1 where seqno = 1000', [
      new Date(app.clock.now().getTime() + 1),
    ]);
    await undo(token).expect(200);
    owner = await signIn(app, owner);
    expect(await textOf(id)).toBe(TEXT);
  });
});

describe('while a report is pending', () => {
  const told = (reporter: string) =>
    listMailsTo(app, reporter).filter(({ subject }) => /^Something was removed/.test(subject));
  let ids: number[];
  beforeEach(async () => {
    await owner
      .send('put', '/api/release-config')
      .send({ designatedReporters: REPORTERS, requiredConfirmations: 1, refuteTimeHours: 24 })
      .expect(200);
    ids = [await leave(), await leave(), await leave(), await leave(), await leave()];
    await later({ hours: 25 });
  });

  it.each([
    ['somebody is taken off', (id: number) => unshare(id)],
    ['a LeaveBit is trashed', (id: number) => trash(id)],
    ['a text is replaced', (id: number) => save(id, { infoFields: FALSE_TEXT })],
    ['a file is removed', (id: number) => save(id, { deletedFiles: ['deed.txt'] })],
  ])('each reporter hears once that something is taken away: %s', async (_, take) => {
    await insertReport(app, owner.id, 'pending');
    await take(ids[0]!);
    await news();
    for (const reporter of REPORTERS) {
      const [mail, ...others] = told(reporter);
      expect(others).toEqual([]);
      expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/4711|House|lena|deed/);
      expect(mail!.links.some((link) => /undo|report\//.test(link))).toBe(false);
    }
    await take(ids[1]!);
    await later({ hours: 2 });
    await take(ids[2]!);
    await news();
    expect(told(REPORTERS[0]!)).toHaveLength(1);
  });

  it('reporters are not notified of what was taken before it, nor of what is only opened', async () => {
    await trash(ids[0]!);
    await news();
    app.clock.advance({ hours: 50 });
    await insertReport(app, owner.id, 'pending');
    owner = await signIn(app, owner);
    await save(ids[1]!, { sharingConfig: { [LENA]: { releaseType: 'always' } } });
    await news();
    expect(told(REPORTERS[0]!)).toEqual([]);
  });

  it('the owner is told of edits every hour, with the link', async () => {
    await insertReport(app, owner.id, 'pending');
    await save(ids[0]!, { infoFields: FALSE_TEXT });
    expect(await news()).toHaveLength(1);
    await save(ids[1]!, { infoFields: FALSE_TEXT });
    expect(await news()).toHaveLength(1);
    app.clock.advance({ minutes: 61 });
    const mails = await news();
    expect(mails).toHaveLength(2);
    const text = mails[1]!.text.replace(/\s+/g, ' ');
    expect(text).toContain('A report about you is pending.');
    expect(text).not.toContain('one a day');
    expect((await preview(tokensIn(mails[1]!)[0]!)).lost.texts).toBe(1);
  });
});

it('a used link says that newer changes have another one, and that the account will be deleted', async () => {
  const id = await leave();
  await trash(id);
  const token = await newestToken();
  await undo(token).expect(200);
  const used = async () => (await check(token).expect(404)).body as object;
  expect(await used()).toMatchObject({ reason: 'undone', hasNewerChanges: false, deletesAt: null });
  owner = await signIn(app, owner);
  await trash(id);
  expect(await used()).toMatchObject({ hasNewerChanges: true });
  const newer = await newestToken();
  expect(await used()).toMatchObject({ hasNewerChanges: true });
  const requestedAt = app.clock.now();
  const deletesAt = new Date(requestedAt.getTime() + 7 * DAY_MS);
  await app.ctx.pool.query(
    'insert into account_deletions (user_id, requested_at, deletes_at, tells_people) values ($1, $2, $3, false)',
    [owner.id, requestedAt, deletesAt],
  );
  expect((await preview(newer)).deletesAt).toBe(deletesAt.toISOString());
  await undo(newer).expect(200);
  expect(await used()).toMatchObject({ hasNewerChanges: false, deletesAt: deletesAt.toISOString() });
});
