import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { MailStatus } from '#shared/contracts/sharing.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { listMailsTo } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';
import { leaveLeavebit } from '../../recipients/choices/leave-leavebit.ts';
import { storeSenderChoice } from '../../recipients/choices/store-sender-choice.ts';

let app: TestApp;
let owner: TestOwner;
let number = 0;
/** An address unique to each test. */
let ann: string;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'olga@example.org');
  await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01'");
});
beforeEach(() => {
  number += 1;
  ann = `ann-${number}@example.org`;
});
afterAll(() => app[Symbol.asyncDispose]());

async function share(by = owner): Promise<number> {
  const answer = await by
    .send('post', '/api/trigger-bytes')
    .send({ description: 'Secret 4711', infoFields: 'Behind the clock', sharingEmails: [ann] })
    .expect(201);
  return (answer.body as Leavebit).id;
}

const remind = (email = ann, by = owner) => by.send('post', `/api/people/${encodeLinkEmail(email)}/remind`);

async function reminders() {
  await app.runDueJobs();
  return listMailsTo(app, ann).filter(({ subject }) => subject.endsWith('would like you to visit your page'));
}

it('sends one mail with the recipient’s own link, a link that stops such mails, and no content', async () => {
  await share();
  await remind().expect(204);
  const [mail, ...others] = await reminders();
  expect(others).toEqual([]);
  expect(mail!.links[0]!.split('?k=')[0]).toBe(
    `http://leavebits.test/#/my-leavebits/${encodeLinkEmail(ann)}`,
  );
  expect(mail!.links.some((link) => link.includes('/stop-mails/'))).toBe(true);
  expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/4711|clock/);
});

it('can be sent once in three days, and says when it is possible again', async () => {
  await share();
  await remind().expect(204);
  expect(await reminders()).toHaveLength(1);
  app.clock.advance({ days: 1 });
  const refused = await remind().expect(429);
  // The test clock keeps running, so the wait is rounded.
  expect(Math.round(Number(refused.get('Retry-After')) / 60)).toBe(2 * 24 * 60);
  expect(refused.body).toEqual({
    code: 'too-many-requests',
    message: 'You’ve already reminded them. You can remind them again in 2 days.',
  });
  app.clock.advance({ days: 2, minutes: -1 });
  await remind().expect(429);
  app.clock.advance({ minutes: 1 });
  await remind().expect(204);
  expect(await reminders()).toHaveLength(2);
});

it('is told with the state of the mails, so that the owner sees when it is possible again', async () => {
  await share();
  const remindedAt = async () =>
    ((await owner.send('get', '/api/mail-status').expect(200)).body as MailStatus).find(
      ({ email }) => email === ann,
    )?.remindedAt;
  expect(await remindedAt()).toBeNull();
  const before = app.clock.now().toISOString();
  await remind().expect(204);
  const at = await remindedAt();
  expect(at! >= before && at! <= app.clock.now().toISOString()).toBe(true);
});

it('is one mail when it is asked for several times at once', async () => {
  await share();
  const answers = await Promise.all([1, 2, 3, 4].map(() => remind()));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 429, 429, 429]);
  expect(await reminders()).toHaveLength(1);
});

it('counts as one of the 20 notices of a day', async () => {
  for (let notices = 0; notices < 20; notices += 1) await share();
  await remind()
    .expect(429)
    .expect(({ body }) =>
      expect(body).toMatchObject({ message: expect.stringMatching(/many emails.*today/) }),
    );
  app.clock.advance({ days: 1 });
  await remind().expect(204);
  expect(await reminders()).toHaveLength(1);
});

describe('is refused and mails nobody', () => {
  it('for a stranger, a recipient of somebody else, and an address that is none', async () => {
    const other = await registerOwner(app, `other-${number}@example.org`);
    await remind().expect(404);
    await share(other);
    await remind().expect(404);
    await owner.send('post', '/api/people/$$$/remind').expect(404);
    const visitor = await openVisitor(app);
    await visitor.send('post', `/api/people/${encodeLinkEmail(ann)}/remind`).expect(401);
    expect(await reminders()).toEqual([]);
  });

  it('for one who has left everything, but not for one who has left only a part', async () => {
    const [one, two] = [await share(), await share()];
    await leaveLeavebit(app.ctx, { email: ann, id: one });
    await remind().expect(204);
    expect(await reminders()).toHaveLength(1);
    await leaveLeavebit(app.ctx, { email: ann, id: two });
    app.clock.advance({ days: 4 });
    await remind().expect(404);
    expect(await reminders()).toHaveLength(1);
  });

  it('for one who has verified the address, until that is six months old', async () => {
    await share();
    await verifyRecipient(app, ann);
    await remind().expect(409);
    app.clock.advance({ days: 190 });
    await remind().expect(204);
    expect(await reminders()).toHaveLength(1);
  });
});

it.each(['news', 'all'] as const)(
  'answers the same and mails nobody when the recipient has stopped %s of this owner',
  async (stopped) => {
    await share();
    await storeSenderChoice(app.ctx, app.ctx.db, { userId: owner.id, email: ann }, { stopped });
    await remind().expect(204);
    expect(await reminders()).toEqual([]);
    await remind().expect(429);
    const status = await owner.send('get', '/api/mail-status').expect(200);
    expect(JSON.stringify(status.body)).not.toContain(ann);
  },
);
