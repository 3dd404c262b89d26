import type { Response } from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { NEXT_PAGE_HEADER } from '#shared/contracts/recipients.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { MEGABYTE } from '#shared/domain/limits.ts';
import { countMails } from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { pruneOldVersions } from './prune-old-versions.ts';

const LENA = 'lena@example.org';
const MAX = 'max@example.org';
let app: TestApp;
let owner: TestOwner;
let id: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
let number = 0;
beforeEach(async () => {
  owner = await registerOwner(app, `owner-${(number += 1)}@example.org`);
  await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01'");
  const first = { description: 'One', infoFields: 'First words', sharingEmails: [LENA] };
  ({ id } = (await owner.send('post', '/api/trigger-bytes').send(first).expect(201)).body as Leavebit);
});

const versions = async () =>
  (await owner.send('get', `/api/trigger-bytes/${id}/versions`).expect(200)).body as LeavebitVersion[];
const save = async (fields: object) =>
  (await owner.send('patch', `/api/trigger-bytes/${id}`).send(fields).expect(200)).body as Leavebit;
const restore = (version: number, body: object = {}) =>
  owner.send('post', `/api/trigger-bytes/${id}/versions/${version}/restore`).send(body);

describe('the versions of a LeaveBit', () => {
  it('are what its saves have replaced, the newest first', async () => {
    expect(await versions()).toEqual([]);
    await save({ description: 'Two' });
    await save({
      infoFields: 'Other words',
      sharingEmails: [MAX],
      sharingConfig: { [MAX]: { releaseType: 'death_incapacitation' } },
    });
    await save({ sharingEmails: [] });
    const always = { [LENA]: { releaseType: 'always' } };
    const savedAt = expect.any(String) as string;
    expect(await versions()).toEqual([
      {
        seqno: 3,
        savedAt,
        description: 'Two',
        infoFields: 'Other words',
        sharingEmails: [MAX],
        sharingConfig: { [MAX]: { releaseType: 'death_incapacitation' } },
      },
      {
        seqno: 2,
        savedAt,
        description: 'Two',
        infoFields: 'First words',
        sharingEmails: [LENA],
        sharingConfig: always,
      },
      {
        seqno: 1,
        savedAt,
        description: 'One',
        infoFields: 'First words',
        sharingEmails: [LENA],
        sharingConfig: always,
      },
    ]);
  });

  it('are the last ten, and the first of each hour for 30 days, however many saves follow', async () => {
    app.clock.advance({ hours: 2 });
    for (let count = 2; count <= 16; count += 1) await save({ description: `Save ${count}` });
    const found = await versions();
    // Some of the saves may be in a different hour than the first.
    expect(found.map(({ seqno }) => seqno)).toEqual(
      expect.arrayContaining([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 1]),
    );
    expect(found.length).toBeLessThan(14);
    app.clock.advance({ days: 29 });
    await pruneOldVersions(app.ctx);
    owner = await signIn(app, owner);
    const back = await restore(1).expect(200);
    expect(back.body).toMatchObject({ description: 'One', infoFields: 'First words' });
    app.clock.advance({ days: 2 });
    await pruneOldVersions(app.ctx);
    owner = await signIn(app, owner);
    expect((await versions()).map(({ seqno }) => seqno)).toEqual([16, 15, 14, 13, 12, 11, 10, 9, 8, 7]);
    await restore(1).expect(404);
  });

  it('hold what the owner wrote before a session began, although it saves twelve times in the same hour', async () => {
    // Far enough from the end of an hour for all saves to be in the same one.
    app.clock.advance({ minutes: 70 - app.ctx.clock.now().getUTCMinutes() });
    owner = await signIn(app, owner);
    for (const description of ['Two', 'Three', 'Four']) await save({ description });
    app.clock.advance({ minutes: 1 });
    owner = await signIn(app, owner);
    for (let count = 1; count <= 12; count += 1) await save({ description: `Thief ${count}` });
    expect((await versions()).map(({ description }) => description)).toEqual([
      ...['Thief 11', 'Thief 10', 'Thief 9', 'Thief 8', 'Thief 7', 'Thief 6', 'Thief 5', 'Thief 4'],
      ...['Thief 3', 'Thief 2', 'Four', 'One'],
    ]);
    app.clock.advance({ days: 29 });
    await pruneOldVersions(app.ctx);
    owner = await signIn(app, owner);
    expect((await restore(4).expect(200)).body).toMatchObject({ description: 'Four' });
    app.clock.advance({ days: 2 });
    await pruneOldVersions(app.ctx);
    owner = await signIn(app, owner);
    expect(await versions()).toHaveLength(10);
  });

  it('stay, all of them, while a report is in force', async () => {
    for (let count = 2; count <= 14; count += 1) await save({ description: `Save ${count}` });
    const before = await versions();
    await insertReport(app, owner.id, 'pending');
    for (let count = 15; count <= 16; count += 1) await save({ description: `Save ${count}` });
    app.clock.advance({ days: 31 });
    await pruneOldVersions(app.ctx);
    owner = await signIn(app, owner);
    expect((await versions()).length).toBe(before.length + 2);
  });

  it('are never pushed out by long ones: such a save is refused, and going back still works', async () => {
    await save({ description: 'Two' });
    // Simulates other LeaveBits having used up all the room.
    const filler = (await owner
      .send('post', '/api/trigger-bytes')
      .send({ description: 'Filler', sharingEmails: [LENA] })
      .expect(201)) as { body: Leavebit };
    await app.ctx.pool.query(
      `insert into trigger_byte_versions (trigger_byte_id, seqno, content, saved_at, replaced_at)
       select $1, -n, convert_to(repeat('x', $2), 'UTF8'), $3, $3 from generate_series(1, 30) as n`,
      [filler.body.id, MEGABYTE, app.ctx.clock.now()],
    );
    const refused = await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .send({ description: 'Three' })
      .expect(413);
    expect((refused.body as { message: string }).message).toContain('no space to keep another version');
    expect(await versions()).toMatchObject([{ description: 'One' }]);
    const back = await restore(1).expect(200);
    expect(back.body).toMatchObject({ description: 'One' });
    // The replaced state takes the place of the restored version.
    expect(await versions()).toMatchObject([{ description: 'Two' }]);
    await restore(2).expect(200);
    expect(await versions()).toMatchObject([{ description: 'One' }]);
    // The session began with this state, so it is protected in turn.
    const { rows } = await app.ctx.pool.query<{ starts_session: boolean }>(
      'select starts_session from trigger_byte_versions where trigger_byte_id = $1',
      [id],
    );
    expect(rows).toEqual([{ starts_session: true }]);
  });

  it('come in pages, with at most a megabyte of texts in each', async () => {
    for (let count = 2; count <= 6; count += 1)
      await save({ infoFields: `${count}`.padEnd(95_000, '\u4e2d') });
    const seen: number[] = [];
    let before: string | undefined = undefined;
    let pages = 0;
    do {
      const answer: Response = await owner
        .send('get', `/api/trigger-bytes/${id}/versions${before === undefined ? '' : `?before=${before}`}`)
        .expect(200);
      expect(answer.text.length).toBeLessThan(1.2 * MEGABYTE);
      seen.push(...(answer.body as LeavebitVersion[]).map(({ seqno }) => seqno));
      before = answer.get(NEXT_PAGE_HEADER);
      pages += 1;
    } while (before !== undefined);
    expect(pages).toBe(2);
    expect(seen).toEqual([5, 4, 3, 2, 1]);
  });

  it('do not count saves that change nothing, or only files', async () => {
    await save({ description: 'One' });
    await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .attach('attachments', Buffer.from('a'), 'a.txt')
      .expect(200);
    await save({ deletedFiles: ['a.txt'] });
    expect(await versions()).toEqual([]);
  });

  it('also hold what sharing a selection has replaced', async () => {
    await owner
      .send('post', '/api/share-multiple')
      .send({ triggerByteIds: [id], emails: [MAX] })
      .expect(200);
    expect(await versions()).toMatchObject([{ seqno: 1, sharingEmails: [LENA] }]);
  });

  it('are sealed, and nobody else’s', async () => {
    await save({ description: 'Two' });
    const { rows } = await app.ctx.pool.query<{ content: Buffer }>(
      'select content from trigger_byte_versions where trigger_byte_id = $1',
      [id],
    );
    for (const words of ['One', 'First words', LENA]) expect(rows[0]!.content.includes(words)).toBe(false);
    const stranger = await registerOwner(app, `stranger-${number}@example.org`);
    await stranger.send('get', `/api/trigger-bytes/${id}/versions`).expect(404);
    await stranger.send('post', `/api/trigger-bytes/${id}/versions/1/restore`).send({}).expect(404);
  });

  it('stay with a LeaveBit in the trash, and cannot be reached there', async () => {
    await save({ description: 'Two' });
    await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
    await owner.send('get', `/api/trigger-bytes/${id}/versions`).expect(404);
    await restore(1).expect(404);
    await owner.send('post', `/api/trash/${id}/restore`).send({}).expect(200);
    expect(await versions()).toMatchObject([{ seqno: 1 }]);
  });
});

describe('going back to a version', () => {
  it('is a new save of its texts, recipients and rules, and files stay', async () => {
    await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .attach('attachments', Buffer.from('a'), 'a.txt')
      .expect(200);
    const changed = await save({
      description: 'Three',
      infoFields: '',
      sharingConfig: { [LENA]: { releaseType: 'scheduled', scheduledDate: '2090-01-01T00:00:00Z' } },
    });
    const back = await restore(2, { seqno: changed.seqno }).expect(200);
    expect(back.body).toMatchObject({
      id,
      seqno: 4,
      description: 'One',
      infoFields: 'First words',
      attachments: ['a.txt'],
      sharingEmails: [LENA],
      sharingConfig: { [LENA]: { releaseType: 'always' } },
    });
    expect((back.body as Leavebit).sharingConfig).toEqual({ [LENA]: { releaseType: 'always' } });
    expect((await versions()).map(({ seqno }) => seqno)).toEqual([3, 2]);
  });

  it('is refused when another save came between, and changes nothing', async () => {
    const { seqno } = await save({ description: 'Two' });
    await save({ description: 'Three' });
    await restore(1, { seqno }).expect(409);
    expect((await versions()).map((version) => version.seqno)).toEqual([2, 1]);
  });

  it('tells the recipients whom it brings back, and nobody else', async () => {
    const max = `max-${number}@example.org`;
    await save({ sharingEmails: [LENA, max] });
    await app.runDueJobs();
    await save({ sharingEmails: [LENA] });
    app.clock.advance({ days: 1 });
    owner = await signIn(app, owner);
    const told = () => [countMails(app, max, /./), countMails(app, LENA, /./)] as const;
    const before = told();
    await restore(2).expect(200);
    await app.runDueJobs();
    expect(told()).toEqual([before[0] + 1, before[1]]);
  });

  it.each(['0', '-1', 'x', '99', '1.5'])('is refused for the version %s', async (version) => {
    await owner.send('post', `/api/trigger-bytes/${id}/versions/${version}/restore`).send({}).expect(404);
  });
});
