import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { limits } from '#shared/domain/limits.ts';
import { reauthenticateEveryone } from '#tests/support/reauthentication.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { UnopenedTest, untilReport } from '#tests/support/release/unopened.ts';
import { verifyRecipient } from '#tests/support/visitor.ts';

const [LENA, BEN, CARL] = ['lena@example.org', 'ben@example.org', 'carl@example.org'] as const;

let test: UnopenedTest;
beforeEach(async () => {
  test = await UnopenedTest.start();
});
afterEach(() => test[Symbol.asyncDispose]());

const passedOnMails = () =>
  listMailsTo(test.app, test.owner.username)
    .filter(({ subject }) => subject === 'Something that wasn’t opened was passed on')
    .map(({ text }) => text.replace(/\s+/g, ' '));

describe('an owner whose recipient hasn’t opened something', () => {
  it('hears of a turn while they live, with who and how much but not what', async () => {
    await test.leave({ [LENA]: test.inDays(1) });
    await test.leave({ [LENA]: test.inDays(1) });
    await test.owner
      .send('put', `/api/people/${encodeLinkEmail(LENA)}`)
      .send({ name: 'Lena Berg' })
      .expect(200);
    await test.substitute(LENA, BEN, 30);
    await test.passOn(1, 8, 31, 32);
    const [text, ...others] = passedOnMails();
    expect(others).toEqual([]);
    expect(text).toContain(`${BEN} can now read 2 LeaveBits that Lena Berg (${LENA}) hasn’t opened.`);
    expect(text).not.toContain('The safe');
    await test.passOn(1, 10, 60);
    expect(passedOnMails()).toHaveLength(1);
  });

  it('hears of the turns of a day in one email, also of one that is about to be forgotten', async () => {
    await test.leave({ [LENA]: test.inDays(1) });
    await test.leave({ [LENA]: test.inDays(1.2) });
    const third = await test.leave({ [LENA]: test.inDays(1.4) });
    const fourth = await test.leave({ [LENA]: test.inDays(2.5) });
    await test.substitute(LENA, BEN, 30);
    await test.passOn(1, 8, 31, 31.3, 31.5);
    expect(passedOnMails()).toHaveLength(1);
    expect(passedOnMails()[0]).toContain(`${BEN} can now read 2 LeaveBits that ${LENA} hasn’t opened.`);
    expect((await test.findRow(third)).sharingEmails).toEqual([LENA, BEN]);
    await test.passOn(0.4);
    expect(passedOnMails()).toHaveLength(1);
    await test.passOn(0.5);
    expect(passedOnMails()).toHaveLength(2);
    expect(passedOnMails()[1]).toContain(`${BEN} can now read a LeaveBit that ${LENA} hasn’t opened.`);
    // The fourth is told tomorrow, although Lena leaves it before that.
    await test.passOn(0.3);
    expect((await test.findRow(fourth)).sharingEmails).toEqual([LENA, BEN]);
    expect(passedOnMails()).toHaveLength(2);
    const lena = await verifyRecipient(test.app, LENA);
    await lena
      .send('post', `/api/my-leavebits/${lena.encodedEmail}/${fourth}/leave`)
      .set(lena.session)
      .send({})
      .expect(204);
    await test.passOn(1);
    expect(passedOnMails()).toHaveLength(3);
    await test.passOn(1, 2, 3);
    expect(passedOnMails()).toHaveLength(3);
  });

  it('hears only that there was one after a release, and the report’s timeline says whose it was', async () => {
    await test.leave({ [LENA]: untilReport });
    await test.leave({ [LENA]: untilReport });
    await test.substitute(LENA, BEN, 30);
    await test.release();
    await test.passOn(7, 30);
    expect(passedOnMails()).toEqual([]);
    await test.passOn(1);
    const [text, ...others] = passedOnMails();
    expect(others).toEqual([]);
    expect(text).toContain('hasn’t been opened by whoever it was for');
    for (const name of [LENA, BEN, 'The safe', '2 LeaveBits']) expect(text).not.toContain(name);
    await test.signIn();
    const { body } = await test.owner.send('get', '/api/reports').expect(200);
    const events = (body as OwnerReport[])[0]!.events.filter(({ kind }) => kind === 'passed-on');
    expect(events).toMatchObject([{ kind: 'passed-on', email: BEN }]);
  });

  it('hears that it was a date, where a date had opened it in an open estate', async () => {
    await test.leave({ [LENA]: test.inDays(1) });
    await test.leave({ [CARL]: untilReport });
    await test.substitute(LENA, BEN, 30);
    await test.release();
    await test.passOn(7, 30, 32);
    const [text, ...others] = passedOnMails();
    expect(others).toEqual([]);
    expect(text).toContain('Something that opened on a date you chose hasn’t been opened');
    expect(text).not.toMatch(/released after a report|takes it back|lena@|ben@/);
    await test.signIn();
    const { body } = await test.owner.send('get', '/api/reports').expect(200);
    expect((body as OwnerReport[])[0]!.events.map(({ kind }) => kind)).not.toContain('passed-on');
  });

  it('doesn’t hear of it after a revocation, if the email wasn’t sent before', async () => {
    await test.leave({ [LENA]: untilReport });
    await test.substitute(LENA, BEN, 30);
    await test.release();
    await test.passOn(7, 30);
    test.app.mailbox.refuse(test.owner.username, 451);
    await test.passOn(1);
    test.app.mailbox.refuse(test.owner.username, null);
    await test.signIn();
    await reauthenticateEveryone(test.app);
    const { rows } = await test.app.ctx.pool.query<{ id: string }>(
      'select id from death_incapacitation_reports',
    );
    await test.owner
      .send('post', '/api/revoke-release')
      .send({ reportId: Number(rows[0]!.id) })
      .expect(200);
    await test.passOn(1, 2);
    expect(passedOnMails()).toEqual([]);
  });
});

it('counts from a later opening after a revocation, although nothing was due in between', async () => {
  const id = await test.leave({ [LENA]: untilReport });
  await test.substitute(LENA, BEN, 31);
  await test.release();
  await test.passOn(7, 8);
  await test.signIn();
  await reauthenticateEveryone(test.app);
  const { rows } = await test.app.ctx.pool.query<{ id: string }>(
    'select id from death_incapacitation_reports',
  );
  await test.owner
    .send('post', '/api/revoke-release')
    .send({ reportId: Number(rows[0]!.id) })
    .expect(200);
  await test.app.ctx.pool.query(
    "update subscriptions set next_payment_date = '2999-01-01', sub_status = 'Monthly'",
  );
  await test.passOn(0, 20);
  await test.signIn();
  await test.owner
    .send('patch', `/api/trigger-bytes/${id}`)
    .send({ sharingConfig: { [LENA]: test.inDays(-1) } })
    .expect(200);
  await test.passOn(0, 7, 15, 29, 30);
  expect((await test.findRow(id)).sharingEmails).toEqual([LENA]);
  await test.passOn(1, 2);
  expect((await test.findRow(id)).sharingEmails).toEqual([LENA, BEN]);
});

describe('a LeaveBit with as many recipients as it can have', () => {
  const others = Array.from({ length: limits.recipientsPerLeavebit - 1 }, (_, at) => `nr-${at}@example.org`);
  /** On the day after a turn has brought one recipient more. */
  async function passOnFullLeavebit(): Promise<number> {
    const rules = Object.fromEntries([LENA, ...others].map((email) => [email, test.inDays(1)]));
    const id = await test.leave(rules);
    await test.substitute(LENA, BEN, 30);
    await test.passOn(1, 8, 31, 32);
    await test.signIn();
    return id;
  }
  const save = (id: number, fields: object) =>
    test.owner.send('patch', `/api/trigger-bytes/${id}`).send(fields);

  it('goes to a substitute all the same, and later saves drop nobody', async () => {
    const id = await passOnFullLeavebit();
    const everyone = [LENA, ...others, BEN];
    expect((await test.findRow(id)).sharingEmails).toEqual(everyone);
    await save(id, { infoFields: 'Under the stairs' }).expect(200);
    const { sharingConfig } = await test.findRow(id);
    const { body } = await save(id, {
      sharingEmails: everyone,
      sharingConfig: { ...sharingConfig, [CARL]: undefined, [BEN]: untilReport },
    }).expect(200);
    expect((body as Leavebit).sharingEmails).toEqual(everyone);
    expect((await test.findRow(id)).sharingConfig[BEN]).toMatchObject(untilReport);
    // It can be shortened step by step, and takes somebody new once there is room.
    await save(id, { sharingEmails: everyone.slice(1) }).expect(200);
    await save(id, { sharingEmails: [...everyone.slice(2), CARL] }).expect(200);
  });

  it('takes nobody else', async () => {
    const id = await passOnFullLeavebit();
    const everyone = [LENA, ...others, BEN];
    const message = `A LeaveBit can have up to ${limits.recipientsPerLeavebit} recipients`;
    for (const sharingEmails of [
      [...everyone, CARL],
      [...others, BEN, CARL],
    ])
      expect((await save(id, { sharingEmails }).expect(400)).body).toMatchObject({ message });
    const share = (email: string) =>
      test.owner.send('post', '/api/share-multiple').send({ triggerByteIds: [id], emails: [email] });
    expect((await share(CARL).expect(400)).body).toMatchObject({ message });
    await share(LENA).expect(200);
    expect((await test.findRow(id)).sharingEmails).toEqual(everyone);
  });

  it('can be restored from a version with all of its recipients', async () => {
    const id = await passOnFullLeavebit();
    await save(id, { sharingEmails: [LENA] }).expect(200);
    const { body } = await test.owner
      .send('post', `/api/trigger-bytes/${id}/versions/2/restore`)
      .send({})
      .expect(200);
    expect((body as Leavebit).sharingEmails).toEqual([LENA, ...others, BEN]);
  });
});
