import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { triggerBytes } from '#server/db/schema/index.ts';
import { isLeavebitIntact } from '#server/features/access/integrity.ts';
import { beginRecovery } from '#server/features/recovery/begin-recovery.ts';
import { endRecovery } from '#server/features/recovery/end-recovery.ts';
import { recoveryRestarts } from '#server/recovery-restarts.ts';
import { listActivity } from '#tests/support/activity.ts';
import { tamperWithDatabase } from '#tests/support/integrity-tags.ts';
import { reauthenticateEveryone } from '#tests/support/reauthentication.ts';
import {
  confirmLatestReport,
  createOwnerWithReporters,
  listMailsTo,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { signIn, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';
import { advanceUnopened } from './advance-unopened.ts';

const [LENA, BEN, CARL] = ['lena@example.org', 'ben@example.org', 'carl@example.org'] as const;
const [, SAM, TESS] = REPORTERS as [string, string, string];
const always: ReleaseSetting = { releaseType: 'always' };
const report: ReleaseSetting = { releaseType: 'death_incapacitation' };

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
  await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01'");
});
afterEach(() => app[Symbol.asyncDispose]());

async function leave(sharingConfig: Record<string, ReleaseSetting>): Promise<number> {
  const { body } = await owner
    .send('post', '/api/trigger-bytes')
    .send({ description: 'The safe', sharingEmails: Object.keys(sharingConfig), sharingConfig })
    .expect(201);
  await app.runDueJobs();
  return (body as Leavebit).id;
}

const inDays = (days: number): ReleaseSetting => ({
  releaseType: 'scheduled',
  scheduledDate: new Date(app.clock.now().getTime() + days * 86_400_000).toISOString(),
});

async function release(): Promise<void> {
  await reportDeath(app);
  for (const email of [SAM, TESS]) await confirmLatestReport(app, email);
  app.clock.advance({ hours: 25 });
  await work();
}

/** Runs the job twice concurrently, as two processes would, and sends the resulting mails. */
async function work(): Promise<void> {
  await app.runDueJobs();
  await Promise.all([advanceUnopened(app.ctx), advanceUnopened(app.ctx)]);
  await app.runDueJobs();
}

async function pass(days: number): Promise<void> {
  app.clock.advance({ days });
  await work();
}

/** Lets time pass until each of these days, counted from now, and runs the job on it. */
async function passOn(...days: number[]): Promise<void> {
  let today = 0;
  for (const day of days) {
    await pass(day - today);
    today = day;
  }
}

const remindersTo = (email: string) =>
  listMailsTo(app, email).filter(({ subject }) => subject.includes('is waiting for you'));
const mailTexts = (email: string) => listMailsTo(app, email).map(({ text }) => text.replace(/\s+/g, ' '));

async function open(email: string): Promise<number> {
  const recipient = await verifyRecipient(app, email);
  const { body } = await recipient
    .send('get', `/api/my-leavebits/${recipient.encodedEmail}`)
    .set(recipient.session)
    .expect(200);
  return (body as { isLocked: boolean }[]).filter(({ isLocked }) => !isLocked).length;
}

const put = (email: string, body: object) =>
  owner.send('put', `/api/people/${encodeLinkEmail(email)}/substitute`).send(body);
const substitute = (email: string, to: string, afterDays = 60) =>
  put(email, { email: to, afterDays }).expect(200);

async function findRow(id: number) {
  const [row] = await app.ctx.db.select().from(triggerBytes).where(eq(triggerBytes.id, id));
  return row!;
}

describe('a recipient who hasn’t opened something', () => {
  it('is reminded 7, 30 and 90 days after a release, in one mail about everything', async () => {
    await leave({ [LENA]: report });
    await leave({ [LENA]: report });
    await leave({ [LENA]: always });
    await release();
    const sentOn: number[] = [];
    let today = 0;
    for (const day of [1, 6, 7, 8, 14, 29, 30, 31, 60, 89, 90, 91, 97, 120, 200]) {
      const before = remindersTo(LENA).length;
      await pass(day - today);
      today = day;
      if (remindersTo(LENA).length > before) sentOn.push(day);
    }
    expect(sentOn).toEqual([7, 30, 90]);
    const text = mailTexts(LENA).at(-1)!;
    expect(text).toContain('olga@example.org');
    expect(text).toContain('You can read it until');
    expect(text).not.toContain('The safe');
    expect(text).not.toMatch(/died|death|stop-mails/);
  });

  it('is told when it goes to someone else as well, but not to whom, and that they lose nothing', async () => {
    await leave({ [LENA]: report });
    await leave({ [LENA]: report, [BEN]: report });
    await leave({ [TESS]: report, [BEN]: report });
    await substitute(LENA, BEN, 45);
    await substitute(TESS, BEN, 45);
    await release();
    await pass(7);
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      app.clock.now().getTime() + 38 * 86_400_000,
    );
    const [text, ...others] = remindersTo(LENA).map((mail) => mail.text.replace(/\s+/g, ' '));
    expect(others).toEqual([]);
    expect(text).toContain(`Anything that you haven’t opened by ${day}`);
    expect(text).toContain('You lose nothing: you can still read it after that day.');
    expect(text).toContain('Then nobody receives it in your place.');
    expect(text).not.toMatch(/no hurry|you don’t need to do anything\. If/);
    expect(text).not.toContain(BEN);
    // Ben receives Tess’s share by a rule of his own anyway.
    expect(remindersTo(TESS)[0]!.text).toContain('no hurry');
    await passOn(23, 38, 83);
    const last = remindersTo(LENA).at(-1)!.text.replace(/\s+/g, ' ');
    expect(last).toContain('Some of it can now be read by that person, too');
    expect(last).not.toContain(BEN);
  });

  it('is reminded of a date, and can stop that while the owner lives', async () => {
    await leave({ [LENA]: inDays(10) });
    await passOn(10, 16);
    expect(remindersTo(LENA)).toHaveLength(0);
    await pass(1);
    expect(remindersTo(LENA)).toHaveLength(1);
    expect(remindersTo(LENA)[0]!.text).toContain('stop-mails');
  });

  it('is not reminded of what has been open since it was shared while the owner lives', async () => {
    await leave({ [LENA]: always });
    await passOn(7, 30);
    expect(remindersTo(LENA)).toHaveLength(0);
  });

  it('is not reminded of what they have opened since, and what they read long before counts for nothing', async () => {
    await leave({ [LENA]: always });
    expect(await open(LENA)).toBe(1);
    app.clock.advance({ days: 400 });
    owner = await signIn(app, owner);
    await release();
    await pass(8);
    expect(remindersTo(LENA)).toHaveLength(1);
    expect(await open(LENA)).toBe(1);
    await passOn(30, 90);
    expect(remindersTo(LENA)).toHaveLength(1);
  });

  it('isn’t reminded while a headline is all that they have seen', async () => {
    await leave({ [LENA]: report });
    expect(await open(LENA)).toBe(0);
    await release();
    await pass(7);
    expect(remindersTo(LENA)).toHaveLength(1);
  });

  it('gets missed reminders one by one after an outage', async () => {
    await leave({ [LENA]: report });
    await release();
    app.clock.advance({ days: 100 });
    const sentOn: number[] = [];
    let today = 0;
    for (const day of [0, 3, 6, 7, 13, 14, 21, 28]) {
      const before = remindersTo(LENA).length;
      await pass(day - today);
      today = day;
      if (remindersTo(LENA).length > before) sentOn.push(day);
    }
    expect(sentOn).toEqual([0, 7, 14]);
  });

  it('is not reminded after a revocation, nor after leaving', async () => {
    const id = await leave({ [LENA]: report, [BEN]: report });
    await release();
    const ben = await verifyRecipient(app, BEN);
    await ben
      .send('post', `/api/my-leavebits/${ben.encodedEmail}/${id}/leave`)
      .set(ben.session)
      .send({})
      .expect(204);
    await pass(8);
    expect([remindersTo(LENA).length, remindersTo(BEN).length]).toEqual([1, 0]);
    await reauthenticateEveryone(app);
    owner = await signIn(app, owner);
    await owner
      .send('post', '/api/revoke-release')
      .send({ reportId: await reportId() })
      .expect(200);
    await passOn(7, 30);
    expect(remindersTo(LENA)).toHaveLength(1);
  });
});

async function reportId(): Promise<number> {
  const { rows } = await app.ctx.pool.query<{ id: string }>('select id from death_incapacitation_reports');
  return Number(rows[0]!.id);
}

describe('a substitute', () => {
  it('receives what the person has not opened, with their rule, exactly once, although the estate is open', async () => {
    const id = await leave({ [LENA]: report, [CARL]: report });
    await substitute(LENA, BEN, 60);
    await release();
    await passOn(7, 30, 59);
    expect((await findRow(id)).sharingEmails).toEqual([LENA, CARL]);
    expect(listMailsTo(app, BEN)).toEqual([]);
    await pass(1);
    const row = await findRow(id);
    expect(row).toMatchObject({
      sharingEmails: [LENA, CARL, BEN],
      sharingConfig: { [LENA]: report, [CARL]: report, [BEN]: report },
      seqno: 2,
    });
    expect(isLeavebitIntact(app.ctx.keyRing, row)).toBe(true);
    expect(await open(BEN)).toBe(1);
    expect(await open(LENA)).toBe(1);
    const [mail, ...others] = listMailsTo(app, BEN);
    expect(others).toEqual([]);
    const text = mail!.text.replace(/\s+/g, ' ');
    expect(text).toContain('has died');
    expect(text).toContain('for someone who hasn’t opened it, and asked that you receive it in that case');
    expect(text).not.toContain(LENA);
    await passOn(7, 30, 40);
    expect((await findRow(id)).sharingEmails).toEqual([LENA, CARL, BEN]);
    expect(listMailsTo(app, BEN)).toHaveLength(1);
    owner = await signIn(app, owner);
    expect(await listActivity(owner, 'kind=passed-on')).toEqual([
      { kind: 'passed-on', subject: 'The safe', detail: `To ${BEN}, because ${LENA} hasn’t opened it` },
    ]);
  });

  it('receives nothing that the person has opened, or has left', async () => {
    const opened = await leave({ [LENA]: report });
    await substitute(LENA, BEN, 30);
    await release();
    expect(await open(LENA)).toBe(1);
    await passOn(7, 30, 60, 100);
    expect((await findRow(opened)).sharingEmails).toEqual([LENA]);
    expect(listMailsTo(app, BEN)).toEqual([]);
  });

  it('waits for two reminders that were accepted or refused, and an outage on our side is neither', async () => {
    const id = await leave({ [LENA]: report });
    await substitute(LENA, BEN, 30);
    await release();
    app.mailbox.refuseUs('sender', 451);
    await passOn(7, 11, 18, 30, 31, 45);
    expect((await findRow(id)).sharingEmails).toEqual([LENA]);
    app.mailbox.refuseUs('sender', null);
    await passOn(1, 2, 6);
    expect((await findRow(id)).sharingEmails).toEqual([LENA]);
    expect(remindersTo(LENA)).toHaveLength(1);
    await passOn(2, 3);
    expect((await findRow(id)).sharingEmails).toEqual([LENA, BEN]);
  });

  it('waits although other mail arrives after a reminder was given up in an outage on our side', async () => {
    await leave({ [LENA]: report });
    await substitute(LENA, BEN, 30);
    await release();
    app.mailbox.refuseUs('sender', 451);
    await pass(7);
    for (let days = 0; days < 70; days += 1) {
      app.clock.advance({ days: 1 });
      await app.runDueJobs();
    }
    app.mailbox.refuseUs('sender', null);
    owner = await signIn(app, owner);
    await work();
    const { rows } = await app.ctx.pool.query(
      'select outcome from unopened_reminders where outcome is not null',
    );
    expect(rows).toEqual([{ outcome: 'failed' }]);
  });

  it('receives it although the mailbox of the person refuses mail', async () => {
    const id = await leave({ [LENA]: report });
    await substitute(LENA, BEN, 30);
    await release();
    app.mailbox.refuse(LENA, 550);
    await passOn(7, 30, 31);
    expect((await findRow(id)).sharingEmails).toEqual([LENA, BEN]);
  });

  it('has a substitute of their own, who counts from their turn, and two for each other are no circle', async () => {
    const id = await leave({ [LENA]: report });
    await leave({ [BEN]: always });
    await substitute(LENA, BEN, 30);
    await substitute(BEN, CARL, 30);
    await release();
    await passOn(7, 30, 31);
    expect((await findRow(id)).sharingEmails).toEqual([LENA, BEN]);
    await passOn(7, 28);
    expect((await findRow(id)).sharingEmails).toEqual([LENA, BEN]);
    await passOn(2, 4);
    expect((await findRow(id)).sharingEmails).toEqual([LENA, BEN, CARL]);
  });

  it('who is each other’s substitute ends it', async () => {
    const id = await leave({ [LENA]: report });
    await leave({ [BEN]: always });
    await substitute(LENA, BEN, 30);
    await substitute(BEN, LENA, 30);
    await release();
    await passOn(7, 30, 31, 40, 61, 62, 150);
    expect(await findRow(id)).toMatchObject({ sharingEmails: [LENA, BEN], seqno: 2 });
  });

  it('keeps a rule of their own', async () => {
    const own = inDays(4000);
    const id = await leave({ [LENA]: report, [BEN]: own });
    await substitute(LENA, BEN, 30);
    await release();
    await passOn(7, 30, 31, 60);
    expect(await findRow(id)).toMatchObject({ sharingConfig: { [BEN]: own }, seqno: 1 });
    expect(await open(BEN)).toBe(0);
  });

  it('stays removed when the owner removes them after their turn', async () => {
    const id = await leave({ [LENA]: inDays(1) });
    await substitute(LENA, BEN, 30);
    await passOn(1, 8, 31, 32);
    expect((await findRow(id)).sharingEmails).toEqual([LENA, BEN]);
    expect(mailTexts(BEN)[0]).toContain('Something has been passed on to you');
    owner = await signIn(app, owner);
    await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .send({ sharingEmails: [LENA] })
      .expect(200);
    await passOn(7, 30, 31, 60);
    expect((await findRow(id)).sharingEmails).toEqual([LENA]);
  });

  it('receives nothing if the row was tampered with, and operators are alerted', async () => {
    const id = await leave({ [LENA]: report });
    await substitute(LENA, BEN, 30);
    await tamperWithDatabase(app.ctx, 'update substitutes set substitute_email = $1', [CARL]);
    const error = vi.spyOn(app.ctx.logger, 'error');
    await release();
    await passOn(7, 30, 31, 60);
    expect((await findRow(id)).sharingEmails).toEqual([LENA]);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ alarm: 'substitute-damaged' }),
      expect.any(String),
    );
  });

  it('waits during a recovery, after which everything starts over', async () => {
    const id = await leave({ [LENA]: report });
    await substitute(LENA, BEN, 30);
    await release();
    await passOn(7, 29);
    await app.ctx.db.transaction((tx) =>
      beginRecovery(tx, { now: app.clock.now(), reason: 'test', isRestored: true }),
    );
    await passOn(1, 10);
    expect((await findRow(id)).sharingEmails).toEqual([LENA]);
    await endRecovery(app.ctx, recoveryRestarts);
    await passOn(7, 29);
    expect((await findRow(id)).sharingEmails).toEqual([LENA]);
    await passOn(1, 2);
    expect((await findRow(id)).sharingEmails).toEqual([LENA, BEN]);
  });
});

describe('the race of a substitute’s turn with the person’s reading', () => {
  /** On the day of the turn, whose reminders have been accepted. */
  async function comeToTurn(): Promise<number> {
    const id = await leave({ [LENA]: report });
    await substitute(LENA, BEN, 31);
    await release();
    await passOn(7, 30);
    app.clock.advance({ days: 1 });
    return id;
  }
  async function waitUntilBlocked(count = 1): Promise<void> {
    await vi.waitFor(async () => {
      const { rows } = await app.ownersPool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(count);
    });
  }

  it('is decided for the person while their reading is being recorded', async () => {
    const id = await comeToTurn();
    const client = await app.ctx.pool.connect();
    try {
      await client.query('begin');
      // As `record-reading.ts` does, before its commit.
      await client.query('select from trigger_bytes where id = $1 for key share', [id]);
      await client.query('insert into recipient_readings values ($1, $2, $3)', [id, LENA, app.clock.now()]);
      const turn = advanceUnopened(app.ctx);
      await waitUntilBlocked();
      await client.query('commit');
      await turn;
    } finally {
      client.release();
    }
    expect(await findRow(id)).toMatchObject({ sharingEmails: [LENA], seqno: 1 });
    await app.runDueJobs();
    expect(listMailsTo(app, BEN)).toEqual([]);
  });

  it('makes a reading wait for a turn that came first, and both receive it', async () => {
    const id = await comeToTurn();
    const lena = await verifyRecipient(app, LENA);
    const client = await app.ctx.pool.connect();
    let answered = false;
    try {
      await client.query('begin');
      // As the turn does, before its commit.
      await client.query('select from trigger_bytes where id = $1 for update', [id]);
      const read = lena
        .send('get', `/api/my-leavebits/${lena.encodedEmail}/${id}`)
        .set(lena.session)
        .expect(200)
        .then(() => (answered = true));
      await waitUntilBlocked();
      expect(answered).toBe(false);
      await client.query('commit');
      await read;
    } finally {
      client.release();
    }
  });

  /** Starts one after the other while something that the first one needs is locked, so that the second one waits for the first. */
  async function inOrder(
    lock: string,
    first: () => PromiseLike<unknown>,
    second: () => PromiseLike<unknown>,
  ): Promise<void> {
    const client = await app.ctx.pool.connect();
    try {
      await client.query('begin');
      await client.query(lock);
      const one = Promise.resolve(first());
      await waitUntilBlocked(1);
      const other = Promise.resolve(second());
      await waitUntilBlocked(2);
      await client.query('commit');
      await Promise.all([one, other]);
    } finally {
      client.release();
    }
  }
  const turn = () => advanceUnopened(app.ctx);

  describe('and with a revocation', () => {
    let id: number;
    let revoke: () => PromiseLike<unknown>;
    beforeEach(async () => {
      id = await comeToTurn();
      owner = await signIn(app, owner);
      await reauthenticateEveryone(app);
      const body = { reportId: await reportId() };
      revoke = () => owner.send('post', '/api/revoke-release').send(body).expect(200).then();
    });

    it('is decided for the revocation if that came first', async () => {
      await inOrder('select from death_incapacitation_reports for update', revoke, turn);
      await work();
      expect(await findRow(id)).toMatchObject({ sharingEmails: [LENA], seqno: 1 });
      expect(listMailsTo(app, BEN)).toEqual([]);
    });

    it('takes it back from a substitute who came first, whom no email tells that it is open', async () => {
      await inOrder('select from trigger_bytes for update', turn, revoke);
      await work();
      expect((await findRow(id)).sharingEmails).toEqual([LENA]);
      expect(await open(BEN)).toBe(0);
      for (const { subject } of listMailsTo(app, BEN)) expect(subject).not.toContain('You can now read');
      const told = listMailsTo(app, owner.username).map(({ subject }) => subject);
      expect(told).not.toContain('Something that wasn’t opened was passed on');
    });
  });

  describe('and with a changed substitute', () => {
    let id: number;
    const change = () => put(LENA, { email: CARL, afterDays: 31 }).expect(200).then();
    beforeEach(async () => {
      id = await leave({ [LENA]: inDays(1) });
      await substitute(LENA, BEN, 31);
      await passOn(1, 8, 31);
      app.clock.advance({ days: 1 });
      owner = await signIn(app, owner);
    });

    it('goes to the one who was chosen first', async () => {
      await inOrder('select from substitutes for update', change, turn);
      await work();
      expect((await findRow(id)).sharingEmails).toEqual([LENA, CARL]);
      expect(listMailsTo(app, BEN)).toEqual([]);
    });

    it('goes to nobody else after a turn', async () => {
      await inOrder('select from trigger_bytes for update', turn, change);
      await passOn(1, 40);
      expect((await findRow(id)).sharingEmails).toEqual([LENA, BEN]);
      expect(listMailsTo(app, CARL)).toEqual([]);
    });
  });

  it('ends consistently when both are really concurrent', async () => {
    const id = await comeToTurn();
    const lena = await verifyRecipient(app, LENA);
    await Promise.all([
      lena.send('get', `/api/my-leavebits/${lena.encodedEmail}/${id}`).set(lena.session).expect(200),
      advanceUnopened(app.ctx),
    ]);
    const { rows } = await app.ctx.pool.query<{ read: boolean; turn: boolean }>(
      `select exists (select from recipient_readings where trigger_byte_id = $1 and email = $2) as read,
         exists (select from recipient_openings where trigger_byte_id = $1 and passed_on_at is not null) as turn`,
      [id, LENA],
    );
    expect(rows[0]!.read).toBe(true);
    expect((await findRow(id)).sharingEmails.includes(BEN)).toBe(rows[0]!.turn);
  });
});

describe('PUT /api/people/{encodedEmail}/substitute', () => {
  it('sets, changes and removes a substitute, which only the owner sees', async () => {
    await leave({ [LENA]: report });
    expect((await substitute(LENA, ' Ben@Example.org ', 90)).body).toEqual({ email: BEN, afterDays: 90 });
    const list = async () => (await owner.send('get', '/api/people/substitutes').expect(200)).body as unknown;
    expect(await list()).toEqual([{ email: LENA, substitute: BEN, name: null, afterDays: 90 }]);
    await owner
      .send('put', `/api/people/${encodeLinkEmail(BEN)}`)
      .send({ name: 'Ben' })
      .expect(200);
    expect(await list()).toEqual([{ email: LENA, substitute: BEN, name: 'Ben', afterDays: 90 }]);
    expect((await put(LENA, { email: null, afterDays: null }).expect(200)).body).toEqual({
      email: null,
      afterDays: null,
    });
    expect(await list()).toEqual([]);
    await substitute(LENA, BEN, 30);
    const noLonger = await put(LENA, { email: BEN, afterDays: null }).expect(200);
    expect(noLonger.body).toEqual({ email: null, afterDays: null });
    expect(await list()).toEqual([]);
    await substitute(LENA, BEN, 365);
    await put(LENA, { email: null }).expect(200);
    expect(await list()).toEqual([]);
    await app.runDueJobs();
    expect(listMailsTo(app, BEN)).toEqual([]);
  });

  it('rejects whom and what it can’t mean', async () => {
    await leave({ [LENA]: report });
    await put(BEN, { email: CARL, afterDays: 60 }).expect(404);
    await put(owner.username, { email: CARL, afterDays: 60 }).expect(404);
    await owner.send('put', '/api/people/%25%25/substitute').send({ email: BEN, afterDays: 60 }).expect(404);
    for (const body of [
      { email: LENA, afterDays: 60 },
      { email: owner.username, afterDays: 60 },
      { email: 'nobody', afterDays: 60 },
      { email: BEN, afterDays: 29 },
      { email: BEN, afterDays: 366 },
      { email: BEN, afterDays: 60.5 },
      { email: BEN, afterDays: '60' },
      { email: BEN },
      {},
    ])
      await put(LENA, body).expect(400);
    await release();
    owner = await signIn(app, owner);
    const { body } = await put(LENA, { email: BEN, afterDays: 60 }).expect(409);
    expect(body).toMatchObject({ code: 'estate-open' });
  });

  it('rejects an address without days, and nothing changes', async () => {
    await leave({ [LENA]: report });
    const reject = async (body: object, message: string) =>
      expect((await put(LENA, body).expect(400)).body).toMatchObject({ message });
    const sayDays =
      'Please say after how many days, from 30 to 365. To choose nobody, leave out the address.';
    await reject({ email: BEN, afterDays: null }, sayDays);
    await substitute(LENA, BEN, 90);
    await reject({ email: CARL, afterDays: null }, sayDays);
    await reject({ email: BEN }, sayDays);
    expect((await owner.send('get', '/api/people/substitutes').expect(200)).body).toMatchObject([
      { email: LENA, substitute: BEN, afterDays: 90 },
    ]);
  });

  it('is told to the owner with a link that gives back who was replaced', async () => {
    await leave({ [LENA]: report });
    await substitute(LENA, BEN);
    await app.runDueJobs();
    app.clock.advance({ hours: 2 });
    owner = await signIn(app, owner);
    await put(LENA, { email: CARL, afterDays: 30 }).expect(200);
    await app.runDueJobs();
    const told = listMailsTo(app, owner.username).filter(({ subject }) =>
      /isn’t opened was changed/.test(subject),
    );
    expect(told).toHaveLength(2);
    const text = told.at(-1)!.text.replace(/\s+/g, ' ');
    expect(text).toContain(
      `if ${LENA} doesn’t open something, ${CARL} after 30 days (before: ${BEN} after 60 days)`,
    );
    const undoToken = told
      .at(-1)!
      .links.flatMap((link) => /\/undo-sharing\/#([\w-]+)$/.exec(link)?.[1] ?? [])[0];
    const { body } = await owner.send('post', '/api/undo-sharing/check').send({ undoToken }).expect(200);
    expect(body).toMatchObject({ substitutes: [{ email: LENA, substitute: BEN, afterDays: 60 }] });
    await owner.send('post', '/api/undo-sharing').send({ undoToken }).expect(200);
    owner = await signIn(app, owner);
    expect((await owner.send('get', '/api/people/substitutes').expect(200)).body).toMatchObject([
      { email: LENA, substitute: BEN, afterDays: 60 },
    ]);
  });
});
