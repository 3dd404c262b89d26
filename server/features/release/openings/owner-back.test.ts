import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownloadTicket } from '#shared/contracts/recipients.ts';
import type { RevokeReleaseResponse } from '#shared/contracts/release.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { listActivity } from '#tests/support/activity.ts';
import { reauthenticateEveryone } from '#tests/support/reauthentication.ts';
import { createOwnerWithReporters, listMailsTo } from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { verifyRecipient, type TestOwner, type TestRecipient } from '#tests/support/visitor.ts';

const [LENA, BEN, ANA] = ['lena@example.org', 'ben@example.org', 'ana@example.org'] as const;
const report: ReleaseSetting = { releaseType: 'death_incapacitation' };
const always: ReleaseSetting = { releaseType: 'always' };

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
});
afterEach(() => app[Symbol.asyncDispose]());

async function leave(description: string, sharingConfig: Record<string, ReleaseSetting>): Promise<number> {
  const { body } = await owner
    .send('post', '/api/trigger-bytes')
    .send({
      description,
      infoFields: 'In the drawer',
      sharingEmails: Object.keys(sharingConfig),
      sharingConfig,
    })
    .expect(201);
  return (body as { id: number }).id;
}

async function release(type: 'death' | 'incapacitation' = 'incapacitation'): Promise<number> {
  const id = await insertReport(app, owner.id, 'released', type);
  await app.runDueJobs();
  return id;
}

const open = (recipient: TestRecipient, id: number) =>
  recipient.send('get', `/api/my-leavebits/${recipient.encodedEmail}?ids=${id}`).set(recipient.session);

async function download(recipient: TestRecipient, id: number): Promise<void> {
  const { body } = await recipient
    .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
    .set(recipient.session)
    .send({ purpose: 'text' })
    .expect(200);
  expect((body as DownloadTicket).url).toBeTruthy();
}

async function comeBack(reportId: number): Promise<RevokeReleaseResponse> {
  await reauthenticateEveryone(app);
  const { body } = await owner.send('post', '/api/revoke-release').send({ reportId }).expect(200);
  return body as RevokeReleaseResponse;
}

describe('an owner who is back after an incapacity', () => {
  it('learns who read and downloaded what and when, and what nobody read; so does the log', async () => {
    const safe = await leave('The safe', { [LENA]: report, [BEN]: report, [ANA]: always });
    const letter = await leave('A letter', { [LENA]: report });
    const dog = await leave('The dog', { [ANA]: always });
    const [lena, ana] = [await verifyRecipient(app, LENA), await verifyRecipient(app, ANA)];
    await open(lena, safe).expect(200);
    const id = await release();
    app.clock.advance({ hours: 2 });
    const readAt = app.clock.now().toISOString();
    await open(await verifyRecipient(app, LENA), safe).expect(200);
    app.clock.advance({ minutes: 3 });
    await download(await verifyRecipient(app, BEN), safe);
    const downloadedAt = app.clock.now();
    // What doesn't wait for a report wasn't opened by one.
    await open(ana, safe);
    await open(ana, dog);
    const { readMeanwhile } = await comeBack(id);
    expect(readMeanwhile).toEqual({
      read: [
        {
          id: safe,
          description: 'The safe',
          readers: [
            { email: LENA, name: null, readAt: expect.any(String), downloadedAt: null },
            { email: BEN, name: null, readAt: expect.any(String), downloadedAt: expect.any(String) },
          ],
        },
      ],
      unread: [{ id: letter, description: 'A letter' }],
    });
    const [first, second] = readMeanwhile!.read[0]!.readers;
    expect(Date.parse(first!.readAt) - Date.parse(readAt)).toBeLessThan(60_000);
    expect(Math.abs(Date.parse(second!.downloadedAt!) - downloadedAt.getTime())).toBeLessThan(60_000);
    await app.runDueJobs();
    const log = await listActivity(owner, 'kind=reports');
    expect(log).toContainEqual({
      kind: 'read-meanwhile',
      subject: 'The safe',
      detail: expect.stringMatching(
        /^lena@example\.org, last on .+; ben@example\.org, last on .+, downloaded on /,
      ),
    });
    expect(log).toContainEqual({ kind: 'unread-meanwhile', subject: null, detail: 'A letter' });
  });

  it('can be reported again, and later readings are listed, also by the same session', async () => {
    const safe = await leave('The safe', { [LENA]: report });
    const first = await release();
    const lena = await verifyRecipient(app, LENA);
    await open(lena, safe).expect(200);
    expect((await comeBack(first)).readMeanwhile!.read).toHaveLength(1);
    expect((await open(lena, safe)).body).toMatchObject([{ isLocked: true }]);
    // Keeps the session alive.
    for (let half = 0; half < 3; half += 1) {
      app.clock.advance({ minutes: 21 });
      await open(lena, safe).expect(200);
    }
    const second = await release();
    const { body } = await open(lena, safe).expect(200);
    expect(body).toMatchObject([{ isLocked: false, infoFields: 'In the drawer' }]);
    expect((await comeBack(second)).readMeanwhile!.read).toHaveLength(1);
  });

  it('is welcomed by nobody but kind emails, which say nothing about readings', async () => {
    const safe = await leave('The safe', { [LENA]: report, [BEN]: report });
    const id = await release();
    await open(await verifyRecipient(app, LENA), safe).expect(200);
    await comeBack(id);
    await app.runDueJobs();
    for (const email of [LENA, BEN]) {
      const mail = listMailsTo(app, email).at(-1)!;
      expect(mail.subject).toBe('olga@example.org is back');
      expect(mail.text).not.toMatch(/lena|ben@|The safe/);
    }
    expect(listMailsTo(app, 'rita@example.org').at(-1)!.subject).toBe('olga@example.org is back');
    const own = listMailsTo(app, owner.username).at(-1)!;
    expect(own.subject).toBe('Welcome back: everything is locked again');
    expect(own.text).not.toMatch(/lena|The safe/);
  });

  it('needs a fresh proof', async () => {
    const id = await release();
    await app.ctx.pool.query(
      `update session set sess = jsonb_set(sess::jsonb, '{provedAt}', to_jsonb(0))::json where sess->>'userId' is not null`,
    );
    await owner.send('post', '/api/revoke-release').send({ reportId: id }).expect(202);
  });

  it('learns nothing of the kind after a false report of their death, whose words stay', async () => {
    const safe = await leave('The safe', { [LENA]: report });
    const id = await release('death');
    await open(await verifyRecipient(app, LENA), safe).expect(200);
    expect((await comeBack(id)).readMeanwhile).toBeNull();
    await app.runDueJobs();
    expect(listMailsTo(app, LENA).at(-1)!.subject).toMatch(/are locked again/);
    expect((await listActivity(owner)).map(({ kind }) => kind)).not.toContain('read-meanwhile');
  });
});

describe('the race of “I’m back” with a reading', () => {
  async function waitUntilBlocked(): Promise<void> {
    await vi.waitFor(async () => {
      const { rows } = await app.ownersPool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(1);
    });
  }

  it('lists a reading that is being recorded', async () => {
    const safe = await leave('The safe', { [LENA]: report });
    const id = await release();
    const client = await app.ctx.pool.connect();
    try {
      await client.query('begin');
      // As `record-reading.ts` does, before its commit.
      await client.query(
        "select from death_incapacitation_reports where id = $1 and status = 'released' for share",
        [id],
      );
      await client.query('insert into recipient_readings values ($1, $2, $3)', [safe, LENA, app.clock.now()]);
      const back = comeBack(id);
      await waitUntilBlocked();
      await client.query('commit');
      expect((await back).readMeanwhile).toMatchObject({ read: [{ id: safe }], unread: [] });
    } finally {
      client.release();
    }
  });

  it.each([
    ['list', open],
    [
      'download',
      (recipient: TestRecipient, id: number) =>
        recipient
          .send('post', `/api/shared/trigger-bytes/${id}/download-ticket`)
          .set(recipient.session)
          .send({ purpose: 'text' }),
    ],
  ] as const)(
    'gives a %s that comes after it nothing, although access was decided before',
    async (_what, read) => {
      const safe = await leave('The safe', { [LENA]: report });
      const id = await release();
      const lena = await verifyRecipient(app, LENA);
      const client = await app.ctx.pool.connect();
      try {
        await client.query('begin');
        // As `revoke-release.ts` does, before its commit.
        await client.query('select from death_incapacitation_reports where id = $1 for update', [id]);
        await client.query(
          "update death_incapacitation_reports set status = 'revoked', revoked_at = $2 where id = $1",
          [id, app.clock.now()],
        );
        const reading = read(lena, safe).then((answer) => answer);
        await waitUntilBlocked();
        await client.query('commit');
        const { status, text } = await reading;
        expect(status).toBe(423);
        expect(text).not.toContain('drawer');
        expect((await app.ownersPool.query('select from recipient_readings')).rowCount).toBe(0);
      } finally {
        client.release();
      }
    },
  );
});
