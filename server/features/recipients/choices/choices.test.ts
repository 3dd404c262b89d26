import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { SenderPreference, SharedLeavebit } from '#shared/contracts/recipients.ts';
import { listLimits } from '#shared/domain/limits.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  openVisitor,
  registerOwner,
  verifyRecipient,
  type TestOwner,
  type TestRecipient,
} from '#tests/support/visitor.ts';
import { tamperWithDatabase } from '#tests/support/integrity-tags.ts';
import { announceOpenings } from '../../notices/announce-openings.ts';
import { listHeirs, listCurrentReaders } from '../../notices/list-heirs-and-readers.ts';
import { leaveLeavebit } from './leave-leavebit.ts';

let app: TestApp;
let owner: TestOwner;
let heir: TestRecipient;
let email: string;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  number += 1;
  email = `heir-${number}@example.org`;
  owner = await registerOwner(app, `owner-${number}@example.org`);
  heir = await verifyRecipient(app, email);
});

async function share(fields: object = {}, by = owner): Promise<Leavebit> {
  const answer = await by
    .send('post', '/api/trigger-bytes')
    .send({ description: 'For you', sharingEmails: [email], ...fields })
    .expect(201);
  return answer.body as Leavebit;
}
const patch = ({ id }: Leavebit, fields: object) =>
  owner.send('patch', `/api/trigger-bytes/${id}`).send(fields).expect(200);
const page = () => `/api/my-leavebits/${heir.encodedEmail}`;
const leave = ({ id }: Leavebit) => heir.send('post', `${page()}/${id}/leave`).set(heir.session);
const list = async (query = '') =>
  (await heir.send('get', `${page()}${query}`).set(heir.session).expect(200)).body as SharedLeavebit[];
const idsIn = async (query = '') => (await list(query)).map(({ id }) => id);
const choose = (body: object) => heir.send('put', `${page()}/choices`).set(heir.session).send(body);
const choices = async () =>
  (await heir.send('get', `${page()}/choices`).set(heir.session).expect(200)).body as SenderPreference[];
const ofOwner = async (id: number) =>
  ((await owner.send('get', '/api/trigger-bytes').expect(200)).body as Leavebit[]).find(
    (leavebit) => leavebit.id === id,
  )!;
async function mailsToHeir() {
  await app.runDueJobs();
  return app.mailbox.mails().filter(({ to }) => to.includes(email));
}

/** The subject of the email with the return link. */
const LEFT_SUBJECT = () => `You’ve left a LeaveBit from ${owner.username}`;

const onDeath = () => ({ [email]: { releaseType: 'death_incapacitation' } });
const inAnHour = () => ({
  [email]: {
    releaseType: 'scheduled',
    scheduledDate: new Date(app.clock.now().getTime() + 3_600_000).toISOString(),
  },
});

describe('a recipient who leaves a LeaveBit', () => {
  it('gets nothing of it any more, and the owner sees that they left, and when', async () => {
    const [gone, kept] = [await share(), await share()];
    await leave(gone).expect(204);
    expect(await idsIn()).toEqual([kept.id]);
    expect(await ofOwner(gone.id)).toMatchObject({
      sharingEmails: [email],
      leftBy: { [email]: expect.stringMatching(/^\d{4}-.*Z$/) as string },
      seqno: 1,
    });
    expect(await ofOwner(kept.id)).not.toHaveProperty('leftBy');
    await leave(gone).expect(404);
  });

  it('can do so while it is locked, and is not told when it opens', async () => {
    const leavebit = await share({ sharingConfig: inAnHour() });
    const before = (await mailsToHeir()).length;
    await leave(leavebit).expect(204);
    app.clock.advance({ hours: 2 });
    expect((await mailsToHeir()).slice(before).map(({ subject }) => subject)).toEqual([LEFT_SUBJECT()]);
    heir = await verifyRecipient(app, email);
    expect(await list()).toEqual([]);
  });

  it('is told of nothing that still waits to be sent', async () => {
    const leavebit = await share();
    await leave(leavebit).expect(204);
    expect((await mailsToHeir()).map(({ subject }) => subject)).toEqual([LEFT_SUBJECT()]);
  });

  it('gets it again when the owner shares it with them again, under the same rule and with a mail', async () => {
    const leavebit = await share({ sharingConfig: onDeath() });
    await leave(leavebit).expect(204);
    app.clock.advance({ days: 1 });
    const before = (await mailsToHeir()).length;
    const answer = await patch(leavebit, { shareAgain: [email] });
    expect(answer.body).toMatchObject({ sharingEmails: [email], sharingConfig: onDeath() });
    expect(answer.body).not.toHaveProperty('leftBy');
    expect(await mailsToHeir()).toHaveLength(before + 1);
    const { body } = await owner.send('get', '/api/account/activity?kind=leavebits').expect(200);
    expect(JSON.stringify(body)).toContain(`Added: ${email}.`);
  });

  it('is asked for again only if they have left, and only as a recipient', async () => {
    const leavebit = await share();
    const before = (await mailsToHeir()).length;
    const stranger = `another-${number}@example.org`;
    const { body } = await patch(leavebit, { shareAgain: [email, stranger] });
    expect((body as Leavebit).sharingEmails).toEqual([email]);
    expect(await mailsToHeir()).toHaveLength(before);
  });

  it('can leave only what is shared with their own address', async () => {
    const leavebit = await share({ sharingEmails: [`another-${number}@example.org`] });
    await leave(leavebit).expect(404);
    const other = await verifyRecipient(app, `another-${number}@example.org`);
    await heir
      .send('post', `/api/my-leavebits/${other.encodedEmail}/${leavebit.id}/leave`)
      .set(heir.session)
      .expect(401);
    expect(await ofOwner(leavebit.id)).not.toHaveProperty('leftBy');
  });

  it('stays away whatever the owner saves, until the address is removed and added again', async () => {
    const leavebit = await share({ sharingEmails: [email, `another-${number}@example.org`] });
    await leave(leavebit).expect(204);
    await patch(leavebit, { sharingEmails: [email], sharingConfig: onDeath(), seqno: 1 });
    await owner
      .send('post', '/api/share-multiple')
      .send({ triggerByteIds: [leavebit.id], emails: [email] })
      .expect(200, { told: 0 });
    expect(await list()).toEqual([]);
    await patch(leavebit, { sharingEmails: [`another-${number}@example.org`] });
    app.clock.advance({ days: 1 });
    heir = await verifyRecipient(app, email);
    const before = (await mailsToHeir()).length;
    await patch(leavebit, { sharingEmails: [email] });
    expect(await idsIn()).toEqual([leavebit.id]);
    expect(await mailsToHeir()).toHaveLength(before + 1);
    await leave(leavebit).expect(204);
    expect(await list()).toEqual([]);
  });

  it('gets no code for it, and the owner does not learn of a later proof', async () => {
    const leavebit = await share();
    await leave(leavebit).expect(204);
    await app.ctx.pool.query('delete from viewer_verified where email = $1', [email]);
    const visitor = await openVisitor(app);
    const before = (await mailsToHeir()).length;
    for (const scope of [leavebit.id, 'all']) {
      const path = `/api/shared/trigger-bytes/${scope}/request-code`;
      await visitor.send('post', path).send({ encodedEmail: heir.encodedEmail }).expect(200);
    }
    expect(await mailsToHeir()).toHaveLength(before);
    await verifyRecipient(app, email);
    const { rowCount } = await app.ctx.pool.query('select from viewer_verified where email = $1', [email]);
    expect(rowCount).toBe(0);
  });

  it('has left for good, whatever the owner saves and whatever opens at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const leavebit = await share({ sharingConfig: inAnHour() });
      app.clock.advance({ hours: 2 });
      await Promise.all([
        leaveLeavebit(app.ctx, { email, id: leavebit.id }),
        patch(leavebit, { description: 'Newer', sharingEmails: [email, 'late@example.org'] }),
        announceOpenings(app.ctx),
      ]);
      expect(await ofOwner(leavebit.id)).toMatchObject({
        description: 'Newer',
        sharingEmails: [email, 'late@example.org'],
        leftBy: { [email]: expect.any(String) as string },
      });
      const planned = await app.ctx.pool.query(
        'select from scheduled_openings where trigger_byte_id = $1 and email = $2',
        [leavebit.id, email],
      );
      expect(planned.rowCount).toBe(0);
    }
    heir = await verifyRecipient(app, email);
    expect(await list()).toEqual([]);
  });

  it('is neither heir nor reader any more: a release and a closing tell only the others', async () => {
    const sharingEmails = [email, `another-${number}@example.org`];
    const heirs = await share({
      sharingEmails,
      sharingConfig: { ...onDeath(), [sharingEmails[1]!]: { releaseType: 'death_incapacitation' } },
    });
    const readers = await share({ sharingEmails });
    const told = async () => {
      const of = { id: owner.id, email: owner.username };
      return [
        await listHeirs(app.ctx, app.ctx.db, of),
        await listCurrentReaders(app.ctx, app.ctx.db, of, app.clock.now()),
      ];
    };
    const all = sharingEmails.toSorted();
    expect(await told()).toEqual([all, all]);
    await leave(heirs).expect(204);
    expect(await told()).toEqual([[sharingEmails[1]], all]);
    await leave(readers).expect(204);
    expect(await told()).toEqual([[sharingEmails[1]], [sharingEmails[1]]]);
  });

  it('cannot be kept by the database without the address', async () => {
    const { id } = await share();
    const query = tamperWithDatabase(
      app.ctx,
      'update trigger_bytes set left_by = \'{"x@x.org": ""}\' where id = $1',
      [id],
    );
    await expect(query).rejects.toThrow('trigger_bytes_left_by_recipients');
  });
});

describe('a recipient who hides a sender', () => {
  it('finds everything of theirs under “Hidden”, and in a link that names it', async () => {
    const other = await registerOwner(app, `other-${number}@example.org`);
    const [hidden, shown] = [await share(), await share({}, other)];
    await choose({ username: owner.username, isHidden: true }).expect(200, {
      username: owner.username,
      ownerName: null,
      isHidden: true,
      mailsStopped: null,
    });
    expect(await idsIn()).toEqual([shown.id]);
    expect(await idsIn('?hidden=true')).toEqual([hidden.id]);
    expect(await idsIn(`?ids=${hidden.id}`)).toEqual([hidden.id]);
    expect(await choices()).toEqual([
      { username: owner.username, ownerName: null, isHidden: true, mailsStopped: null },
    ]);
    await choose({ username: owner.username, isHidden: false }).expect(200);
    expect((await idsIn()).toSorted()).toEqual([hidden.id, shown.id].toSorted());
    expect(await choices()).toEqual([]);
  });

  it('chooses for themselves only, and only about those who share something with them', async () => {
    const other = await registerOwner(app, `other-${number}@example.org`);
    await share({ sharingEmails: [email, `another-${number}@example.org`] });
    await choose({ username: other.username, isHidden: true }).expect(404);
    await choose({ username: 'nobody@example.org', isHidden: true }).expect(404);
    await choose({ username: owner.username, isHidden: true }).expect(200);
    const another = await verifyRecipient(app, `another-${number}@example.org`);
    const seen = await another.send('get', `/api/my-leavebits/${another.encodedEmail}`).set(another.session);
    expect(seen.body).toHaveLength(1);
    await another.send('get', `${page()}/choices`).set(another.session).expect(401);
    await heir.send('get', `${page()}/choices`).expect(401);
  });
});

describe('one owner who has not set up a subscription', () => {
  it('can give one address 200 LeaveBits, and that takes nothing from another owner', async () => {
    const first = await share({ sharingEmails: [email, `another-${number}@example.org`] });
    await app.ctx.pool.query(
      `insert into trigger_bytes select (jsonb_populate_record(t, jsonb_build_object('id', n))).*
       from trigger_bytes t, generate_series(1, $2) n where t.id = $1`,
      [first.id, listLimits.fromOneUnpaidOwner - 1],
    );
    const refused = await owner
      .send('post', '/api/trigger-bytes')
      .send({ sharingEmails: ['new@example.org', email] })
      .expect(413);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('one address') as string });
    const { id } = await share({ sharingEmails: ['new@example.org'] });
    await owner
      .send('patch', `/api/trigger-bytes/${id}`)
      .send({ sharingEmails: [email] })
      .expect(413);
    const selection = { triggerByteIds: [id], emails: [email] };
    await owner.send('post', '/api/share-multiple').send(selection).expect(413);
    // Existing shares can still be saved.
    await patch(first, { description: 'Newer', sharingEmails: [email] });
    await share({}, await registerOwner(app, `other-${number}@example.org`));
    await app.ctx.pool.query("update subscriptions set sub_status = 'Monthly' where user_id = $1", [
      owner.id,
    ]);
    await share();
  });

  it('cannot give more by many saves at one moment', async () => {
    const first = await share();
    await app.ctx.pool.query(
      `insert into trigger_bytes select (jsonb_populate_record(t, jsonb_build_object('id', t.id + n))).*
       from trigger_bytes t, generate_series(1, $2) n where t.id = $1`,
      [first.id, listLimits.fromOneUnpaidOwner - 2],
    );
    const saves = await Promise.all(
      Array.from({ length: 8 }, () =>
        owner.send('post', '/api/trigger-bytes').send({ sharingEmails: [email] }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(413)]);
  });
});
