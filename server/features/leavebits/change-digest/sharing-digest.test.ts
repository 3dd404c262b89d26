import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SharingUndoPreview } from '#shared/contracts/undo-links.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { startOpeningsTest } from '#tests/support/release/openings.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, type Visitor } from '#tests/support/visitor.ts';
import { removeExpiredRows } from '../../retention/remove-expired.ts';
import { leaveLeavebit } from '../../recipients/choices/leave-leavebit.ts';
import { loadSharedLeavebitPage } from '../../recipients/load-shared-leavebits.ts';
import { sendOverdueSharingDigests } from './send-sharing-digest.ts';

const [ANN, BEN, CAS, OWN] = [
  'ann@example.org',
  'ben@example.org',
  'cas@example.org',
  'own@example.org',
] as const;
const THIEF = 'thief@example.org';
const always: ReleaseSetting = { releaseType: 'always' };
const report: ReleaseSetting = { releaseType: 'death_incapacitation' };

let openings: Awaited<ReturnType<typeof startOpeningsTest>>;
let app: TestApp;
let visitor: Visitor;
beforeEach(async () => {
  openings = await startOpeningsTest();
  app = openings.app;
  visitor = await openVisitor(app);
});
afterEach(() => openings[Symbol.asyncDispose]());

const NEWS =
  /^(You gave someone access to your LeaveBits|Access to your LeaveBits was changed|A LeaveBit was moved to your trash)$/;
async function news() {
  await app.runDueJobs();
  return listMailsTo(app, openings.owner.username).filter(({ subject }) => NEWS.test(subject));
}
const tokenIn = (mail: { links: string[] }) =>
  mail.links.flatMap((link) => /\/undo-sharing\/#([\w-]+)$/.exec(link)?.[1] ?? [])[0]!;
const check = (undoToken: string) => visitor.send('post', '/api/undo-sharing/check').send({ undoToken });
const undo = (undoToken: string) => visitor.send('post', '/api/undo-sharing').send({ undoToken });
const taken = async (token: string) => ((await check(token).expect(200)).body as SharingUndoPreview).taken;
const rulesOf = async (id: number) => {
  const { rows } = await app.ctx.pool.query<{ sharing_config: Record<string, ReleaseSetting> }>(
    'select sharing_config from trigger_bytes where id = $1',
    [id],
  );
  return rows[0]!.sharing_config;
};
const canOpen = async (email: string) =>
  (await loadSharedLeavebitPage(app.ctx, email)).views.some(({ access }) => access.kind === 'open');

describe('the mail about changed recipients', () => {
  it('comes at once, and then once an hour and twelve times a day, however often somebody saves', async () => {
    const id = await openings.leave({ [ANN]: always, [OWN]: always });
    for (let toggles = 0; toggles < 60; toggles += 1) {
      await openings.save(id, { [ANN]: toggles % 2 ? always : report, [OWN]: always });
      await app.runDueJobs();
    }
    expect(await news()).toHaveLength(1);
    app.clock.advance({ minutes: 59 });
    expect(await news()).toHaveLength(1);
    app.clock.advance({ minutes: 2 });
    expect(await news()).toHaveLength(1 + 1);
    for (let hours = 0; hours < 22; hours += 1) {
      await openings.save(id, { [ANN]: hours % 2 ? always : report, [OWN]: always });
      app.clock.advance({ hours: 1 });
      await news();
    }
    expect(await news()).toHaveLength(12);
    app.clock.advance({ hours: 3 });
    expect((await news()).length).toBe(13);
  }, 120_000);

  it('names the people, and nothing of the LeaveBit', async () => {
    const sharing = { [ANN]: always, [BEN]: always, [OWN]: always };
    const { body } = await openings.owner
      .send('post', '/api/trigger-bytes')
      .send({
        description: 'Secret 4711',
        infoFields: 'Behind the clock',
        sharingEmails: Object.keys(sharing),
        sharingConfig: sharing,
      })
      .expect(201);
    const { id } = body as { id: number };
    await openings.save(id, { [BEN]: report, [OWN]: always });
    const [mail] = await news();
    const text = mail!.text.replace(/\s+/g, ' ');
    expect(text).toContain(`have been removed from something you share: ${ANN}.`);
    expect(text).toContain(`or it now opens for another reason: ${BEN}.`);
    expect(`${mail!.subject} ${text} ${mail!.html}`).not.toMatch(/4711|clock/);
    expect(mail!.links[0]).toContain('/undo-sharing/#');
  });

  it('names whoever was added, under every rule, and what an undo would not bring back', async () => {
    const later: ReleaseSetting = { releaseType: 'scheduled', scheduledDate: '2999-01-01T00:00:00Z' };
    const id = await openings.leave({ [OWN]: always });
    await openings.save(id, { [ANN]: report, [BEN]: later, [OWN]: always, [THIEF]: always });
    await openings.save(id, { [ANN]: report, [BEN]: later, [OWN]: always, [CAS]: report });
    await openings.save(id, { [ANN]: report, [BEN]: later, [OWN]: always });
    const [mail] = await news();
    expect(mail!.subject).toBe('You gave someone access to your LeaveBits');
    const text = mail!.text.replace(/\s+/g, ' ');
    expect(text).toContain(`gained access to something: ${THIEF}.`);
    expect(text).toContain(`that they can open later: ${ANN}; ${BEN}.`);
    expect(text).toContain(
      `before they could open anything: ${CAS}. The link below doesn’t bring them back.`,
    );
    // With nothing to restore, nothing comes back.
    await undo(tokenIn(mail!)).expect(409);
  });

  it('is made up for by the sweep when its job was lost', async () => {
    const id = await openings.leave({ [ANN]: always, [OWN]: always });
    await openings.save(id, { [OWN]: always });
    await app.ctx.pool.query("delete from graphile_worker._private_jobs where key like 'sharing-news:%'");
    await Promise.all([sendOverdueSharingDigests(app.ctx), sendOverdueSharingDigests(app.ctx)]);
    expect(await news()).toHaveLength(1);
  });

  it('tells of who could read what was deleted for good meanwhile', async () => {
    const id = await openings.leave({ [OWN]: always });
    await openings.save(id, { [ANN]: always, [OWN]: always });
    await app.ctx.pool.query('delete from trigger_bytes where id = $1', [id]);
    expect((await news())[0]!.text).toContain(ANN);
  });
});

describe('the link in it', () => {
  it('shows what it gives back, changes nothing by that, and gives it back once, and signs everyone out', async () => {
    const one = await openings.leave({ [ANN]: always, [OWN]: always });
    const two = await openings.leave({ [ANN]: report, [BEN]: report });
    await openings.save(one, { [OWN]: always });
    await openings.save(two, {
      [ANN]: report,
      [BEN]: { releaseType: 'scheduled', scheduledDate: '2999-01-01T00:00:00Z' },
    });
    const token = tokenIn((await news())[0]!);
    const expected = [
      { email: ANN, what: 'removed', leavebits: 1 },
      { email: BEN, what: 'later', leavebits: 1 },
    ];
    expect(await taken(token)).toEqual(expect.arrayContaining(expected));
    expect(await taken(token)).toHaveLength(2);
    expect(await canOpen(ANN)).toBe(false);
    await undo(token).expect(200);
    expect(await canOpen(ANN)).toBe(true);
    expect((await rulesOf(one))[ANN]).toEqual(always);
    expect((await rulesOf(two))[BEN]).toMatchObject(report);
    // The text that the undo replaced is protected like the state at the start of a session.
    const { rows: replaced } = await app.ctx.pool.query<{ starts_session: boolean }>(
      'select starts_session from trigger_byte_versions where seqno = 2',
    );
    expect(replaced).toEqual([{ starts_session: true }, { starts_session: true }]);
    await openings.owner.send('get', '/api/trigger-bytes').expect(401);
    await undo(token)
      .expect(404)
      .expect(({ body }) => expect(body).toMatchObject({ reason: 'undone' }));
    await check(token).expect(404);
    await app.runDueJobs();
    const last = listMailsTo(app, openings.owner.username).at(-1)!;
    expect(last.subject).toBe('A change to your LeaveBits was undone');
    expect(last.text).toContain(ANN);
  });

  it('also gives back what is taken after its mail, until the next mail tells of that', async () => {
    const id = await openings.leave({ [ANN]: report, [BEN]: always, [OWN]: always });
    await openings.save(id, { [ANN]: always, [BEN]: always, [OWN]: always });
    const first = tokenIn((await news())[0]!);
    expect(await taken(first)).toEqual([]);
    await undo(first).expect(409);
    await openings.save(id, { [ANN]: always, [OWN]: always });
    expect(await news()).toHaveLength(1);
    expect(await taken(first)).toEqual([{ email: BEN, what: 'removed', leavebits: 1 }]);
    app.clock.advance({ hours: 1, seconds: 1 });
    const [, second] = await news();
    expect(await taken(first)).toEqual([]);
    await undo(tokenIn(second!)).expect(200);
    // Recipients who already have access keep it.
    expect(Object.keys(await rulesOf(id)).sort()).toEqual([ANN, BEN, OWN]);
    expect((await rulesOf(id))[ANN]).toMatchObject(always);
  });

  it.each(['without a report', 'while a report is pending'])(
    'gives a place back that an ordinary save gave to somebody who then left, %s',
    async (when) => {
      const id = await openings.leave({ [ANN]: report, [OWN]: always });
      if (when !== 'without a report') await insertReport(app, openings.owner.id, 'pending');
      await openings.save(id, { [THIEF]: report, [OWN]: always });
      await leaveLeavebit(app.ctx, { email: THIEF, id });
      const [mail] = await news();
      expect(mail!.text.replace(/\s+/g, ' ')).toContain(`removed from something you share: ${ANN}.`);
      await undo(tokenIn(mail!)).expect(200);
      expect((await rulesOf(id))[ANN]).toEqual(report);
    },
  );

  it('does not bring back somebody who left of their own accord', async () => {
    const id = await openings.leave({ [ANN]: always, [BEN]: always, [OWN]: always });
    await openings.save(id, { [ANN]: report, [OWN]: always });
    await leaveLeavebit(app.ctx, { email: ANN, id });
    await undo(tokenIn((await news())[0]!)).expect(200);
    expect([await canOpen(ANN), await canOpen(BEN)]).toEqual([false, true]);
    expect((await rulesOf(id))[ANN]).toMatchObject(report);
  });

  it('names those who were added, and who stay', async () => {
    const id = await openings.leave({ [ANN]: report, [OWN]: always });
    await openings.save(id, { [THIEF]: report, [OWN]: always });
    const token = tokenIn((await news())[0]!);
    const added = [{ email: THIEF, leavebits: 1 }];
    expect((await check(token).expect(200)).body).toMatchObject({ added });
    await undo(token).expect(200);
    await app.runDueJobs();
    expect(listMailsTo(app, openings.owner.username).at(-1)!.text).toContain(THIEF);
    expect(Object.keys(await rulesOf(id)).sort()).toEqual([ANN, OWN, THIEF]);
  });

  it('is used up by one of several presses at the same moment', async () => {
    const id = await openings.leave({ [ANN]: always, [OWN]: always });
    await openings.save(id, { [OWN]: always });
    const token = tokenIn((await news())[0]!);
    const answers = await Promise.all([undo(token), undo(token), undo(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('gives back also what went to the trash after another mail, and says where to look for it', async () => {
    const id = await openings.leave({ [ANN]: always, [OWN]: always });
    await openings.save(id, { [OWN]: always });
    const [first] = await news();
    app.clock.advance({ hours: 1, seconds: 1 });
    await news();
    const owner = await signIn(app, openings.owner);
    await owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
    expect(await news()).toHaveLength(2);
    await undo(tokenIn(first!)).expect(200);
    await app.runDueJobs();
    expect(listMailsTo(app, openings.owner.username).at(-1)!.text).toContain('in your trash');
    expect((await rulesOf(id))[ANN]).toEqual(always);
    expect(await canOpen(ANN)).toBe(false);
  });

  it('gives back what was taken from somebody after a way through the trash', async () => {
    const id = await openings.leave({ [ANN]: always, [OWN]: always });
    await openings.owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
    await openings.owner.send('post', `/api/trash/${id}/restore`).send({}).expect(200);
    await openings.save(id, { [OWN]: always });
    await undo(tokenIn((await news())[0]!)).expect(200);
    expect((await rulesOf(id))[ANN]).toEqual(always);
  });

  it('brings a LeaveBit out of the trash with its recipients', async () => {
    const id = await openings.leave({ [ANN]: always, [OWN]: always });
    await openings.save(id, { [OWN]: always });
    await openings.owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
    await undo(tokenIn((await news())[0]!)).expect(200);
    expect((await rulesOf(id))[ANN]).toEqual(always);
    expect(await canOpen(ANN)).toBe(true);
  });

  it('works for 72 hours from its mail, and not for a stranger', async () => {
    const id = await openings.leave({ [ANN]: always, [OWN]: always });
    await openings.save(id, { [OWN]: always });
    const token = tokenIn((await news())[0]!);
    await check('a'.repeat(43))
      .expect(404)
      .expect(({ body }) => expect(body).toMatchObject({ reason: 'unknown' }));
    app.clock.advance({ hours: 71, minutes: 59 });
    await removeExpiredRows(app.ctx);
    await check(token).expect(200);
    app.clock.advance({ minutes: 2 });
    await removeExpiredRows(app.ctx);
    await undo(token)
      .expect(404)
      .expect(({ body }) => expect(body).toMatchObject({ reason: 'expired' }));
    const { rows } = await app.ctx.pool.query('select from sharing_changes');
    expect(rows).toEqual([]);
    app.clock.advance({ days: 31 });
    await removeExpiredRows(app.ctx);
    await undo(token)
      .expect(404)
      .expect(({ body }) => expect(body).toMatchObject({ reason: 'unknown' }));
  });

  it('takes nothing from those who can read only because the estate is open', async () => {
    const inAYear: ReleaseSetting = { releaseType: 'scheduled', scheduledDate: '2999-01-01T00:00:00Z' };
    const id = await openings.leave({ [ANN]: inAYear, [BEN]: always, [OWN]: always });
    await openings.save(id, { [ANN]: report, [OWN]: always });
    const token = tokenIn((await news())[0]!);
    await insertReport(app, openings.owner.id, 'released');
    expect(await canOpen(ANN)).toBe(true);
    await undo(token).expect(200);
    expect(await canOpen(ANN)).toBe(true);
    expect(await canOpen(BEN)).toBe(true);
  });

  it('believes nothing that was written into the database by hand', async () => {
    const id = await openings.leave({ [ANN]: always, [OWN]: always });
    await openings.save(id, { [OWN]: always });
    const token = tokenIn((await news())[0]!);
    const { rows } = await app.ctx.pool.query<{ content: Buffer }>('select content from sharing_changes');
    const altered = Buffer.from(rows[0]!.content);
    altered[altered.length - 20]! ^= 1;
    await app.ctx.pool.query('update sharing_changes set content = $1', [altered]);
    expect(await taken(token)).toEqual([]);
    // A genuine record under another id is rejected too.
    await app.ctx.pool.query('update sharing_changes set content = $1, id = gen_random_uuid()', [
      rows[0]!.content,
    ]);
    expect(await taken(token)).toEqual([]);
  });

  it('keeps the name of somebody who may come back', async () => {
    const id = await openings.leave({ [ANN]: always, [OWN]: always });
    await openings.owner
      .send('put', `/api/people/${Buffer.from(ANN).toString('base64url')}`)
      .send({ name: 'Ann Berg' })
      .expect(200);
    await openings.save(id, { [OWN]: always });
    expect((await news())[0]!.text).toContain('ann@example.org');
    await removeExpiredRows(app.ctx);
    const { rowCount } = await app.ctx.pool.query('select from people_names');
    expect(rowCount).toBe(1);
    app.clock.advance({ seconds: (4 * DAY_MS) / 1000 });
    await removeExpiredRows(app.ctx);
    await removeExpiredRows(app.ctx);
    expect((await app.ctx.pool.query('select from people_names')).rowCount).toBe(0);
  });
});
