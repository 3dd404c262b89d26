import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { listActivity } from '#tests/support/activity.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { UnopenedTest, untilReport } from '#tests/support/release/unopened.ts';
import { verifyRecipient, type TestRecipient } from '#tests/support/visitor.ts';
import { isLeavebitIntact } from '../../access/integrity.ts';

const [LENA, BEN, CARL] = ['lena@example.org', 'ben@example.org', 'carl@example.org'] as const;
const always = { releaseType: 'always' } as const;

let test: UnopenedTest;
beforeEach(async () => {
  test = await UnopenedTest.start();
});
afterEach(() => test[Symbol.asyncDispose]());

const read = (person: TestRecipient, id: number) =>
  person.send('get', `/api/my-leavebits/${person.encodedEmail}?ids=${id}`).set(person.session);
const mailTo = (email: string) => {
  const mail = listMailsTo(test.app, email).at(-1)!;
  return { ...mail, text: mail.text.replace(/\s+/g, ' ') };
};
const countTurns = async () => (await test.app.ownersPool.query('select from substitute_turns')).rowCount;

async function passOnToBen(rule = untilReport, reportType?: 'incapacitation') {
  const id = await test.leave({ [LENA]: rule });
  await test.substitute(LENA, BEN, 30);
  await test.release(reportType);
  await test.passOn(7, 30, 31);
  expect((await test.findRow(id)).sharingEmails).toEqual([LENA, BEN]);
  return id;
}

describe('the end of a release', () => {
  it('takes back what went to a substitute, who waits for their turn again at the next one', async () => {
    const id = await passOnToBen();
    const { takenBack } = await test.revoke();
    expect(takenBack).toEqual([{ email: BEN, name: null, leavebits: 1, read: 0 }]);
    const row = await test.findRow(id);
    expect(row).toMatchObject({
      sharingEmails: [LENA],
      sharingConfig: { [LENA]: untilReport },
      seqno: 3,
    });
    expect(isLeavebitIntact(test.app.ctx.keyRing, row)).toBe(true);
    await test.work();
    expect(mailTo(BEN).subject).toBe('olga@example.org’s LeaveBits for you are locked again');
    expect(mailTo(BEN).text).toContain('isn’t shared with you anymore');
    expect(mailTo(BEN).text).not.toMatch(/still kept for you|being kept for you|lena/);
    expect(mailTo(LENA).text).not.toContain('isn’t shared with you anymore');
    expect(mailTo(test.owner.username).text).toContain('None of it had been read by then.');
    expect(mailTo(test.owner.username).text).not.toMatch(/ben@|lena@/);
    expect(await listActivity(test.owner, 'kind=turn-taken-back')).toEqual([
      { kind: 'turn-taken-back', subject: 'The safe', detail: `From ${BEN}, who hadn’t read it` },
    ]);

    const [lenas, bens] = [LENA, BEN].map((email) => listMailsTo(test.app, email).length);
    await test.release();
    expect(listMailsTo(test.app, LENA)).toHaveLength(lenas! + 1);
    await test.passOn(7, 29, 30);
    expect(listMailsTo(test.app, BEN)).toHaveLength(bens!);
    expect((await test.findRow(id)).sharingEmails).toEqual([LENA]);
    await test.passOn(1, 2);
    expect((await test.findRow(id)).sharingEmails).toEqual([LENA, BEN]);
  });

  it('takes it back although they have read it, and says so', async () => {
    const id = await passOnToBen(untilReport, 'incapacitation');
    await read(await verifyRecipient(test.app, BEN), id).expect(200);
    const { takenBack, readMeanwhile } = await test.revoke();
    expect(takenBack).toEqual([{ email: BEN, name: null, leavebits: 1, read: 1 }]);
    expect(readMeanwhile).toMatchObject({ read: [{ id, readers: [{ email: BEN }] }], unread: [] });
    expect((await test.findRow(id)).sharingEmails).toEqual([LENA]);
    await test.work();
    expect(mailTo(test.owner.username).text).toContain('Some of it had been read by then.');
    const [entry] = await listActivity(test.owner, 'kind=turn-taken-back');
    expect(entry!.detail).toMatch(/^From ben@example\.org, who last read it on /);
    expect((await read(await verifyRecipient(test.app, BEN), id)).body).toEqual([]);
  });

  it('takes back what waits for no report, and tells whoever knew of none nothing', async () => {
    const id = await passOnToBen(always, 'incapacitation');
    await read(await verifyRecipient(test.app, BEN), id).expect(200);
    const mails = listMailsTo(test.app, BEN).length;
    const { readMeanwhile } = await test.revoke();
    expect(readMeanwhile).toMatchObject({ read: [{ id, readers: [{ email: BEN }] }] });
    expect((await test.findRow(id)).sharingEmails).toEqual([LENA]);
    await test.work();
    expect(listMailsTo(test.app, BEN)).toHaveLength(mails);
  });

  it('takes it back along a chain, and leaves what a date had opened', async () => {
    const id = await test.leave({ [LENA]: untilReport });
    const dated = await test.leave({ [LENA]: test.inDays(1) });
    await test.leave({ [BEN]: always });
    await test.substitute(LENA, BEN, 30);
    await test.substitute(BEN, CARL, 30);
    await test.release();
    await test.passOn(7, 30, 32, 40, 62, 63, 70);
    for (const one of [id, dated]) expect((await test.findRow(one)).sharingEmails).toEqual([LENA, BEN, CARL]);
    const { takenBack } = await test.revoke();
    expect(takenBack).toMatchObject([
      { email: BEN, leavebits: 1 },
      { email: CARL, leavebits: 2 },
    ]);
    expect((await test.findRow(id)).sharingEmails).toEqual([LENA]);
    expect((await test.findRow(dated)).sharingEmails).toEqual([LENA, BEN, CARL]);
  });

  it('withdraws an email about it that hasn’t left', async () => {
    await test.leave({ [LENA]: always });
    await test.substitute(LENA, BEN, 30);
    await test.release();
    await test.passOn(7, 30);
    test.app.mailbox.refuse(BEN, 451);
    await test.passOn(1);
    expect(await countTurns()).toBe(1);
    await test.revoke();
    test.app.mailbox.refuse(BEN, null);
    await test.passOn(1, 2);
    expect(listMailsTo(test.app, BEN)).toEqual([]);
  });
});

it('a substitute doesn’t see whom else it is for, neither after a release nor after a date', async () => {
  const id = await test.leave({ [LENA]: untilReport, [CARL]: untilReport });
  const dated = await test.leave({ [LENA]: test.inDays(1) });
  await test.substitute(LENA, BEN, 30);
  await test.release();
  await test.passOn(7, 30, 32);
  const seen = async (email: string, one: number) =>
    ((await read(await verifyRecipient(test.app, email), one)).body as SharedLeavebit[])[0]!.sharingEmails;
  for (const one of [id, dated]) expect(await seen(BEN, one)).toEqual([BEN]);
  expect(await seen(CARL, id)).toEqual([LENA, CARL, BEN]);
});

describe('the race of a revocation with a substitute’s first opening', () => {
  async function waitUntilBlocked(): Promise<void> {
    await vi.waitFor(async () => {
      const { rows } = await test.app.ownersPool.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      expect(rows).toHaveLength(1);
    });
  }

  it.each([
    ['waits for a report', untilReport],
    ['waits for nothing', always],
  ])('gives nothing that %s after it, although access was decided before', async (_what, rule) => {
    const id = await passOnToBen(rule);
    const ben = await verifyRecipient(test.app, BEN);
    const report = await test.findReleasedReport();
    const client = await test.app.ctx.pool.connect();
    try {
      await client.query('begin');
      // As `revoke-release.ts` does, before its commit.
      await client.query('select from death_incapacitation_reports where id = $1 for update', [report]);
      await client.query(
        "update death_incapacitation_reports set status = 'revoked', revoked_at = $2 where id = $1",
        [report, test.app.clock.now()],
      );
      const reading = read(ben, id).then((answer) => answer);
      await waitUntilBlocked();
      await client.query(
        `update trigger_bytes set sharing_emails = array_remove(sharing_emails, $2), sharing_config = sharing_config - $2,
           sharing_seal = '\\x00' where id = $1`,
        [id, BEN],
      );
      await client.query('delete from substitute_turns');
      await client.query('commit');
      expect((await reading).status).toBe(423);
      const { rows } = await test.app.ownersPool.query('select from recipient_readings where email = $1', [
        BEN,
      ]);
      expect(rows).toEqual([]);
    } finally {
      client.release();
    }
  });

  it('lists a reading that is being recorded', async () => {
    const id = await passOnToBen();
    const report = await test.findReleasedReport();
    await test.signIn();
    const client = await test.app.ctx.pool.connect();
    try {
      await client.query('begin');
      // As `record-reading.ts` does, before its commit.
      await client.query('select from death_incapacitation_reports where id = $1 for share', [report]);
      await client.query('insert into recipient_readings values ($1, $2, $3)', [
        id,
        BEN,
        test.app.clock.now(),
      ]);
      const back = test.revoke();
      await waitUntilBlocked();
      await client.query('commit');
      expect((await back).takenBack).toMatchObject([{ email: BEN, read: 1 }]);
    } finally {
      client.release();
    }
  });
});

describe('the database', () => {
  it('ends no release that leaves something with a substitute', async () => {
    await passOnToBen();
    const { pool } = test.app.ctx;
    await expect(
      pool.query("update death_incapacitation_reports set status = 'revoked', revoked_at = now()"),
    ).rejects.toThrow('the end of a release takes back what it passed on');
    expect(await test.findReleasedReport()).toBeGreaterThan(0);
  });

  it('lets nobody but a release pass on what its owner left', async () => {
    const id = await passOnToBen();
    const { pool } = test.app.ctx;
    const insert = (leavebitId: number, report: number) =>
      pool.query(
        'insert into substitute_turns (trigger_byte_id, substitute_email, email, report_id, taken_at) values ($1, $2, $3, $4, now())',
        [leavebitId, CARL, LENA, report],
      );
    const report = await test.findReleasedReport();
    await expect(pool.query('update substitute_turns set email = $1', [CARL])).rejects.toThrow(
      'only a release',
    );
    await expect(insert(1, report)).rejects.toThrow('only a release');
    await test.revoke();
    await expect(insert(id, report)).rejects.toThrow('only a release');
    expect(await countTurns()).toBe(0);
  });
});
