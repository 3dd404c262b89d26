import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AddressChange } from '#shared/contracts/address-change.ts';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { SharingUndoPreview } from '#shared/contracts/undo-links.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { isLeavebitIntact } from '#server/features/access/integrity.ts';
import { queueMail } from '#server/adapters/mail/outbox.ts';
import { triggerBytes } from '#server/db/schema/index.ts';
import { mailLimits, rateAllowances } from '#server/limits.ts';
import { listActivity } from '#tests/support/activity.ts';
import { recordQueries } from '#tests/support/database/recorded-queries.ts';
import { tamperWithDatabase } from '#tests/support/integrity-tags.ts';
import { startOpeningsTest } from '#tests/support/release/openings.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';
import { getOwnerNames } from '../../names/owner-name.ts';
import { recipientMovedEmail } from '../../notices/emails.ts';
import { leaveLeavebit } from '../../recipients/choices/leave-leavebit.ts';
import { loadSharedLeavebitPage } from '../../recipients/load-shared-leavebits.ts';
import type { ReauthenticationCheck } from '../../reauthentication/with-reauthentication.ts';
import { lockOwner } from '../../reporters/lock-owner.ts';
import { findEffectiveRule } from '../change-digest/sharing-change-rules.ts';
import { changeRecipientAddress } from './change-recipient-address.ts';

const [OLD, NEW, ANN] = ['old@example.org', 'new@example.org', 'ann@example.org'] as const;
const always: ReleaseSetting = { releaseType: 'always' };
const report: ReleaseSetting = { releaseType: 'death_incapacitation' };
const date: ReleaseSetting = { releaseType: 'scheduled', scheduledDate: '2090-01-01T00:00:00.000Z' };

let openings: Awaited<ReturnType<typeof startOpeningsTest>>;
let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  openings = await startOpeningsTest();
  ({ app, owner } = openings);
});
afterEach(() => openings[Symbol.asyncDispose]());

const noProofNeeded: ReauthenticationCheck = {
  assertSignedIn: () => Promise.resolve(null),
  assertRecentReauthentication: () => Promise.resolve(),
};
const change = (email: string = NEW, from: string = OLD) =>
  owner.send('post', `/api/people/${encodeLinkEmail(from)}/address`).send({ email });
const changed = async (email?: string) => (await change(email).expect(200)).body as AddressChange;
const find = async (id: number) =>
  ((await owner.send('get', '/api/trigger-bytes').expect(200)).body as Leavebit[]).find(
    (leavebit) => leavebit.id === id,
  )!;
const canOpen = async (email: string) =>
  (await loadSharedLeavebitPage(app.ctx, email)).views.filter(({ access }) => access.kind === 'open').length;
const namePerson = (email: string, name: string) =>
  owner
    .send('put', `/api/people/${encodeLinkEmail(email)}`)
    .send({ name })
    .expect(200);
const trash = (id: number) => owner.send('delete', `/api/trigger-bytes/${id}`).expect(204);
const restore = (id: number) => owner.send('post', `/api/trash/${id}/restore`).send({}).expect(200);

/** The mails about a change of address to the one that was replaced. */
async function toldOfMove(email: string) {
  await app.runDueJobs();
  return listMailsTo(app, email).filter(({ subject }) => /different address/.test(subject));
}

const readUndoToken = (mail: { links: string[] }): string | undefined =>
  mail.links.flatMap((link) => /\/undo-sharing\/#([\w-]+)$/.exec(link)?.[1] ?? [])[0];

async function listDigests() {
  await app.runDueJobs();
  return listMailsTo(app, owner.username).filter((mail) => readUndoToken(mail) !== undefined);
}

async function previewLastDigest(): Promise<SharingUndoPreview> {
  const undoToken = readUndoToken((await listDigests()).at(-1)!);
  const visitor = await openVisitor(app);
  const { body } = await visitor.send('post', '/api/undo-sharing/check').send({ undoToken }).expect(200);
  return body as SharingUndoPreview;
}

async function undoLastDigest() {
  const undoToken = readUndoToken((await listDigests()).at(-1)!);
  app.clock.advance({ hours: 71 });
  const visitor = await openVisitor(app);
  await visitor.send('post', '/api/undo-sharing').send({ undoToken }).expect(200);
}

/** The rules of those who have not left. */
async function readSharing(id: number): Promise<Record<string, ReleaseSetting | null>> {
  const [row] = await app.ctx.db.select().from(triggerBytes).where(eq(triggerBytes.id, id));
  const rules = row!.sharingEmails.map((email) => [email, findEffectiveRule(row!, email)] as const);
  return Object.fromEntries(rules.filter(([, rule]) => rule !== null));
}

describe('a person’s new address', () => {
  it('replaces the old one in every LeaveBit, with its rules, as a save of each', async () => {
    const one = await openings.leave({ [ANN]: report, [OLD]: always });
    const two = await openings.leave({ [OLD]: date });
    const other = await openings.leave({ [ANN]: always });
    expect(await changed()).toEqual({ leavebits: 2, damaged: 0, left: 0, isReporter: false });
    expect(await find(one)).toMatchObject({
      seqno: 2,
      sharingEmails: [ANN, NEW],
      sharingConfig: { [ANN]: report, [NEW]: always },
    });
    expect(await find(two)).toMatchObject({ seqno: 2, sharingEmails: [NEW], sharingConfig: { [NEW]: date } });
    expect(await find(other)).toMatchObject({ seqno: 1, sharingEmails: [ANN] });
    expect([await canOpen(OLD), await canOpen(NEW)]).toEqual([0, 1]);
    for (const row of await app.ctx.db.select().from(triggerBytes))
      expect(isLeavebitIntact(app.ctx.keyRing, row)).toBe(true);
    const { body: versions } = await owner.send('get', `/api/trigger-bytes/${one}/versions`).expect(200);
    expect(versions).toMatchObject([{ sharingEmails: [ANN, OLD] }]);
  });

  it('is told in one mail, and the old one in another that doesn’t say where everything goes now', async () => {
    const ids = await Promise.all([
      openings.leave({ [OLD]: always }),
      openings.leave({ [OLD]: report }),
      openings.leave({ [OLD]: date }),
    ]);
    await app.runDueJobs();
    const before = listMailsTo(app, OLD).length;
    expect((await changed()).leavebits).toBe(ids.length);
    await app.runDueJobs();
    expect(listMailsTo(app, NEW).map(({ subject }) => subject)).toEqual([
      'olga@example.org sent you a link to information for you',
    ]);
    const told = listMailsTo(app, OLD).slice(before);
    expect(told.map(({ subject }) => subject)).toEqual([
      'olga@example.org now has a different address for you',
    ]);
    expect(`${told[0]!.text} ${told[0]!.html}`).not.toContain(NEW);
    // Each time, or a thief who changes it back could have the second, lasting change pass unnoticed.
    await change(OLD, NEW).expect(200);
    await change(ANN, OLD).expect(200);
    expect(await toldOfMove(OLD)).toHaveLength(2);
  });

  it('is announced to the old one also if everything is in the trash', async () => {
    const id = await openings.leave({ [OLD]: always });
    await trash(id);
    await changed();
    expect(await toldOfMove(OLD)).toHaveLength(1);
  });

  it('is announced to the old one no more often in a day than other notices', async () => {
    const id = await openings.leave({ [OLD]: always });
    const { noticesPerDay } = mailLimits;
    for (let sent = 0; sent < noticesPerDay; sent += 1)
      await queueMail(app.ctx, app.ctx.db, {
        to: OLD,
        userId: owner.id,
        kind: 'recipient-moved',
        dedupeKey: `recipient-moved/${sent}`,
        content: recipientMovedEmail(getOwnerNames(app.ctx, (await lockOwner(app.ctx.db, owner.id))!)),
      });
    await changed();
    expect(await toldOfMove(OLD)).toHaveLength(noticesPerDay);
    app.clock.advance({ hours: 24, seconds: 1 });
    await openings.save(id, { [OLD]: always });
    await changeRecipientAddress(app.ctx, { userId: owner.id, from: OLD, to: NEW }, noProofNeeded);
    expect(await toldOfMove(OLD)).toHaveLength(noticesPerDay + 1);
  });

  it('has to be verified again, and the old one’s page is empty', async () => {
    const id = await openings.leave({ [OLD]: always });
    const recipient = await verifyRecipient(app, OLD);
    const page = `/api/my-leavebits/${recipient.encodedEmail}`;
    await recipient.send('get', `${page}/${id}`).set(recipient.session).expect(200);
    await changed();
    await recipient.send('get', `${page}/${id}`).set(recipient.session).expect(404);
    const { body } = await owner.send('get', '/api/verification-status').expect(200);
    expect(JSON.stringify(body)).not.toContain(NEW);
  });

  it('takes over the person’s name, unless it has one', async () => {
    await openings.leave({ [OLD]: always, [ANN]: always });
    await namePerson(OLD, 'Lena Berg');
    await changed();
    const named = async () => (await owner.send('get', '/api/people').expect(200)).body as unknown;
    expect(await named()).toEqual([{ email: NEW, name: 'Lena Berg', language: null }]);
    await namePerson(ANN, 'Ann');
    await change(ANN, NEW).expect(200);
    expect(await named()).toEqual([{ email: ANN, name: 'Ann', language: null }]);
  });

  it('keeps its own rule where it is a recipient already', async () => {
    const id = await openings.leave({ [OLD]: always, [NEW]: report });
    await app.runDueJobs();
    const before = listMailsTo(app, NEW).length;
    await changed();
    expect(await find(id)).toMatchObject({ sharingEmails: [NEW], sharingConfig: { [NEW]: report } });
    await app.runDueJobs();
    expect(listMailsTo(app, NEW)).toHaveLength(before);
  });

  it('stays out of what the old one has left, and nobody is mailed about that alone', async () => {
    const id = await openings.leave({ [OLD]: always, [ANN]: always });
    await leaveLeavebit(app.ctx, { email: OLD, id });
    expect(await changed()).toEqual({ leavebits: 0, damaged: 0, left: 1, isReporter: false });
    expect(await find(id)).toMatchObject({
      seqno: 1,
      sharingEmails: [OLD, ANN],
      leftBy: { [OLD]: expect.any(String) as string },
    });
    expect(await canOpen(NEW)).toBe(0);
    expect(await toldOfMove(OLD)).toEqual([]);
    expect(listMailsTo(app, NEW)).toEqual([]);
    expect(await listActivity(owner, 'kind=recipient-address-changed')).toEqual([]);
  });

  it('takes over what it has left and the old one has not, as somebody new', async () => {
    const id = await openings.leave({ [OLD]: report, [NEW]: always });
    await leaveLeavebit(app.ctx, { email: NEW, id });
    await app.runDueJobs();
    const before = listMailsTo(app, NEW).length;
    expect(await changed()).toMatchObject({ leavebits: 1, left: 0 });
    expect(await find(id)).toMatchObject({
      sharingEmails: [NEW],
      sharingConfig: { [NEW]: report },
    });
    expect(await readSharing(id)).toEqual({ [NEW]: report });
    await app.runDueJobs();
    expect(listMailsTo(app, NEW)).toHaveLength(before + 1);
  });

  it('is also changed in the trash, where a restoration notifies it, and its date still comes', async () => {
    const open = await openings.leave({ [OLD]: always });
    const dated = await openings.leave({ [OLD]: { ...date, scheduledDate: '2027-06-01T00:00:00.000Z' } });
    await trash(open);
    await trash(dated);
    expect(await changed()).toMatchObject({ leavebits: 0 });
    await app.runDueJobs();
    expect(listMailsTo(app, NEW)).toEqual([]);
    await restore(open);
    await restore(dated);
    expect(await find(open)).toMatchObject({ sharingEmails: [NEW] });
    await app.runDueJobs();
    expect(listMailsTo(app, NEW)).toHaveLength(2);
    const { rows } = await app.ctx.pool.query(
      'select email from scheduled_openings where trigger_byte_id = $1',
      [dated],
    );
    expect(rows).toContainEqual({ email: NEW });
  });

  it('leaves a damaged LeaveBit alone, and says so', async () => {
    await openings.leave({ [OLD]: always });
    const damaged = await openings.leave({ [OLD]: report });
    await tamperWithDatabase(app.ctx, 'update trigger_bytes set seqno = 7 where id = $1', [damaged]);
    expect(await changed()).toMatchObject({ leavebits: 1, damaged: 1 });
  });

  it('is not the reporter’s address: a reporter stays one under the old address', async () => {
    await openings.leave({ [OLD]: always });
    await app.ctx.pool.query('update users set designated_reporters = $2 where id = $1', [
      owner.id,
      [OLD, ANN, 'ben@example.org'],
    ]);
    expect(await changed()).toMatchObject({ isReporter: true });
    const { rows } = await app.ctx.pool.query('select designated_reporters from users where id = $1', [
      owner.id,
    ]);
    expect(rows).toEqual([{ designated_reporters: [OLD, ANN, 'ben@example.org'] }]);
  });

  it('takes over the person’s substitute, and is whose substitute they were', async () => {
    await openings.leave({ [OLD]: always, [ANN]: report });
    const substitute = (email: string, to: string) =>
      owner
        .send('put', `/api/people/${encodeLinkEmail(email)}/substitute`)
        .send({ email: to, afterDays: 60 })
        .expect(200);
    await substitute(OLD, 'ben@example.org');
    await substitute(ANN, OLD);
    await listDigests();
    app.clock.advance({ hours: 2 });
    owner = await signIn(app, owner);
    await changed();
    const list = async () => (await owner.send('get', '/api/people/substitutes').expect(200)).body as unknown;
    expect(await list()).toMatchObject([
      { email: ANN, substitute: NEW },
      { email: NEW, substitute: 'ben@example.org' },
    ]);
    // Nobody is their own substitute.
    await change(ANN, NEW).expect(200);
    expect(await list()).toMatchObject([{ email: ANN, substitute: 'ben@example.org' }]);
    app.clock.advance({ hours: 2 });
    owner = await signIn(app, owner);
    await undoLastDigest();
    owner = await signIn(app, owner);
    expect(await list()).toMatchObject([
      { email: ANN, substitute: OLD },
      { email: OLD, substitute: 'ben@example.org' },
    ]);
  });

  it('appears in the activity log', async () => {
    await openings.leave({ [OLD]: always });
    await changed();
    expect(await listActivity(owner, 'kind=recipient-address-changed')).toEqual([
      { kind: 'recipient-address-changed', subject: NEW, detail: `Previously ${OLD}. LeaveBits: 1.` },
    ]);
  });
});

describe('a change of address is rejected', () => {
  it('for somebody who isn’t a recipient, for an invalid address, the owner’s own, and the same one', async () => {
    await openings.leave({ [OLD]: always });
    await change(NEW, ANN).expect(404);
    await change(NEW, owner.username).expect(404);
    await change('nobody').expect(400);
    await change(owner.username).expect(400);
    await change(OLD).expect(400);
    await owner.send('post', '/api/people/%25%25/address').send({ email: NEW }).expect(404);
  });

  it('once the estate is open, and not while a report is pending', async () => {
    const id = await openings.leave({ [OLD]: report });
    await insertReport(app, owner.id, 'released');
    const { body } = await change().expect(409);
    expect(body).toMatchObject({ code: 'estate-open' });
    expect((await find(id)).sharingEmails).toEqual([OLD]);
    await app.ctx.pool.query("update death_incapacitation_reports set status = 'revoked', revoked_at = $1", [
      app.clock.now(),
    ]);
    await insertReport(app, owner.id, 'pending');
    await changed();
  });

  it('without a change where the versions have no more room', async () => {
    const ids = await Promise.all([openings.leave({ [OLD]: always }), openings.leave({ [OLD]: always })]);
    await app.ctx.pool.query(
      `insert into trigger_byte_versions (trigger_byte_id, seqno, content, saved_at, replaced_at, starts_session)
       values ($1, 0, decode(repeat('00', 31457280), 'hex'), now(), $2, false)`,
      [ids[1], app.clock.now()],
    );
    await change().expect(413);
    expect((await find(ids[0])).sharingEmails).toEqual([OLD]);
  });
});

it('a change of address takes a fixed number of queries, however many LeaveBits there are', async () => {
  const queriesOf = recordQueries(app.ctx.pool);
  const ofOne = await openings.leave({ [OLD]: date });
  const count = async (from: string, to: string) =>
    (await queriesOf(() => changeRecipientAddress(app.ctx, { userId: owner.id, from, to }, noProofNeeded)))
      .length;
  // The first change also creates the account's record of names.
  await count(OLD, NEW);
  const expected = await count(NEW, OLD);
  for (let more = 0; more < 5; more += 1) await openings.leave({ [OLD]: date });
  expect((await find(ofOne)).sharingEmails).toEqual([OLD]);
  expect(await count(OLD, NEW)).toBe(expected);
});

it('addresses are changed only so often in an hour', async () => {
  await openings.leave({ [OLD]: always });
  const { account } = rateAllowances.addressChange;
  for (let changes = 0; changes < account; changes += 1) await change('nobody@example.org', ANN).expect(404);
  const { body } = await change().expect(429);
  expect(body).toMatchObject({
    message: expect.stringContaining('The old address is still in place') as string,
  });
});

describe('the link that undoes changes of recipients', () => {
  it.each(['without a report', 'while a report is pending'])(
    'gives the place back although the new address has left, %s',
    async (when) => {
      const one = await openings.leave({ [OLD]: report, [ANN]: always });
      const two = await openings.leave({ [OLD]: always });
      if (when !== 'without a report') await insertReport(app, owner.id, 'pending');
      await changed();
      for (const id of [one, two]) await leaveLeavebit(app.ctx, { email: NEW, id });
      // Neither does a way back by another change put the departure on the old address.
      await change(OLD, NEW).expect(200);
      // Whoever has left can come back by the link in their mail, so the owner has to know.
      expect((await previewLastDigest()).added).toEqual([{ email: NEW, leavebits: 2 }]);
      await undoLastDigest();
      expect(await readSharing(one)).toMatchObject({ [OLD]: report, [ANN]: always });
      expect(await readSharing(two)).toMatchObject({ [OLD]: always });
    },
  );

  it('leads to the first of several addresses, and says that the last one stays', async () => {
    const id = await openings.leave({ [OLD]: report });
    await changed();
    await change(ANN, NEW).expect(200);
    const [mail] = await listDigests();
    expect(mail!.subject).toBe('An address was changed in your LeaveBits');
    const text = mail!.text.replace(/\s+/g, ' ');
    expect(text).toContain('an old address comes back, and the new one stays until you remove it.');
    expect(text).toContain(`an address was changed: from ${OLD} to ${ANN}.`);
    expect(text).toContain(`added to something that they can open later: ${ANN}.`);
    expect(text).toContain(`before they could open anything: ${NEW}.`);
    expect(await previewLastDigest()).toMatchObject({
      taken: [{ email: OLD, what: 'removed', leavebits: 1 }],
      added: [{ email: ANN, leavebits: 1 }],
    });
    await undoLastDigest();
    expect(await readSharing(id)).toEqual({ [OLD]: report, [ANN]: report });
    await app.runDueJobs();
    expect(listMailsTo(app, owner.username).at(-1)!.text.replace(/\s+/g, ' ')).toContain(
      `These recipients were added recently and are still there: ${ANN}.`,
    );
  });

  it('puts the old address back with its rules and its name, also in the trash, for 72 hours', async () => {
    const one = await openings.leave({ [OLD]: always, [ANN]: always });
    const two = await openings.leave({ [OLD]: date });
    const merged = await openings.leave({ [OLD]: always, [NEW]: report });
    const trashed = await openings.leave({ [OLD]: report });
    await namePerson(OLD, 'Lena Berg');
    await trash(trashed);
    await changed();
    await undoLastDigest();
    const { rows } = await app.ctx.pool.query<{ id: string; sharing_config: Record<string, ReleaseSetting> }>(
      'select id, sharing_config from trigger_bytes',
    );
    const rules = new Map(rows.map((row) => [Number(row.id), row.sharing_config]));
    expect(rules.get(one)).toMatchObject({ [OLD]: always, [ANN]: always });
    expect(rules.get(two)).toMatchObject({ [OLD]: date });
    expect(rules.get(merged)).toEqual({ [OLD]: always, [NEW]: report });
    expect(rules.get(trashed)).toMatchObject({ [OLD]: report });
    for (const row of await app.ctx.db.select().from(triggerBytes))
      expect(isLeavebitIntact(app.ctx.keyRing, row)).toBe(true);
    expect(await canOpen(OLD)).toBe(2);
    const { body } = await (await signIn(app, owner)).send('get', '/api/people').expect(200);
    expect(body).toContainEqual({ email: OLD, name: 'Lena Berg', language: null });
  });
});

it('a save that began before the change of address is rejected or comes strictly before it', async () => {
  const id = await openings.leave({ [OLD]: always, [ANN]: always });
  const { seqno } = await find(id);
  const save = owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ description: 'Saved meanwhile', sharingEmails: [OLD, ANN], seqno });
  const [saved, moved] = await Promise.all([save, change()]);
  expect(moved.status).toBe(200);
  expect([200, 409]).toContain(saved.status);
  const after = await find(id);
  expect(after.sharingEmails).toEqual([NEW, ANN]);
  expect(after.description).toBe(saved.status === 200 ? 'Saved meanwhile' : '');
});
