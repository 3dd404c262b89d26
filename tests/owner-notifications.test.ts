import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payAtPayfast } from './support/payfast/payfast.ts';
import { REPORTERS } from './support/release/release.ts';
import { loadSubscriptionId } from './support/reminders.ts';
import { startTestApp, type TestApp } from './support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  PASSWORD,
  registerByMail,
  type TestOwner,
  type Visitor,
} from './support/visitor.ts';

let app: TestApp;
let owner: TestOwner;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  number += 1;
  owner = await registerByMail(app, `owner-${number}@example.org`);
});

/** The emails to the owner about changes: everything but codes. */
async function told(): Promise<{ subject: string; text: string }[]> {
  await app.runDueJobs();
  return app.mailbox
    .mails()
    .filter(({ to, subject }) => to.includes(owner.username) && !subject.includes('code'));
}
const subjects = async () => (await told()).map(({ subject }) => subject);

async function signInBy(visitor: Visitor, timeZone?: string): Promise<void> {
  let userId = 0;
  const code = await readMailedCode(app, owner.username, async () => {
    const answer = await visitor
      .send('post', '/api/login')
      .send({ username: owner.username, password: PASSWORD })
      .expect(200);
    userId = (answer.body as { userId: number }).userId;
  });
  await visitor.send('post', '/api/verify-login').send({ userId, code, timeZone }).expect(200);
}

describe('a sign-in', () => {
  it('is announced from a new browser, and not from a known one', async () => {
    await signInBy(owner);
    expect(await subjects()).toEqual([]);
    const elsewhere = await openVisitor(app);
    await signInBy(elsewhere);
    await signInBy(elsewhere);
    expect(await subjects()).toEqual(['New sign-in to your LeaveBits account']);
  });

  it('that fails is not announced', async () => {
    const elsewhere = await openVisitor(app);
    await readMailedCode(app, owner.username, () =>
      elsewhere.send('post', '/api/login').send({ username: owner.username, password: PASSWORD }).expect(200),
    );
    await elsewhere.send('post', '/api/verify-login').send({ userId: owner.id, code: 'wrong' }).expect(400);
    expect(await subjects()).toEqual([]);
  });
});

describe('the dates in emails to an owner', () => {
  const lastDate = async () =>
    /at \d\d:\d\d [AP]M [\w+:]+/.exec((await told()).at(-1)!.text.replace(/\s+/g, ' '))?.[0];

  it('are in UTC until they sign in with a time zone that the server knows', async () => {
    await signInBy(await openVisitor(app), 'Mars/Olympus_Mons');
    expect(await lastDate()).toMatch(/UTC$/);
  });

  it('are in the time zone of their last sign-in, and never in that of whoever just signed in', async () => {
    await signInBy(owner, 'Asia/Kolkata');
    await signInBy(await openVisitor(app), 'America/New_York');
    expect(await lastDate()).toMatch(/GMT\+5:30$/);
    await signInBy(await openVisitor(app), 'Mars/Olympus_Mons');
    expect(await lastDate()).toMatch(/E[DS]T$/);
  });

  it('reject a name that is too long', async () => {
    const body = { userId: owner.id, code: '123456', timeZone: 'x'.repeat(65) };
    await owner.send('post', '/api/verify-login').send(body).expect(400);
  });
});

describe('a LeaveBit', () => {
  const RULE = { releaseType: 'death_incapacitation' };
  const [ANN, BEN, CAS] = ['ann@example.org', 'ben@example.org', 'cas@example.org'] as const;

  async function leave(sharing: Record<string, object>): Promise<number> {
    const answer = await owner
      .send('post', '/api/trigger-bytes')
      .field('description', 'The key of the safe')
      .field('infoFields', 'Behind the clock')
      .field('sharingEmails', JSON.stringify(Object.keys(sharing)))
      .field('sharingConfig', JSON.stringify(sharing))
      .expect(201);
    return (answer.body as { id: number }).id;
  }
  const change = (id: number, fields: object) =>
    owner.send('patch', `/api/trigger-bytes/${id}`).send(fields).expect(200);

  it('opened for new readers is announced once, without revealing its content', async () => {
    const id = await leave({ [ANN]: RULE });
    expect(await subjects()).toEqual([]);
    await change(id, { sharingEmails: [ANN, BEN, CAS, owner.username] });
    // The owner is now a recipient and gets that email, too.
    const mails = (await told()).filter(({ subject }) => subject.startsWith('You gave someone access'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text.replace(/\s+/g, ' ')).toContain(`${BEN}; ${CAS}`);
    for (const secret of ['The key of the safe', 'clock', ANN]) expect(mails[0]!.text).not.toContain(secret);
    // A rule that no longer waits opens it, too. The email about that comes an hour after the last one.
    await change(id, { sharingConfig: { [ANN]: { releaseType: 'always' } } });
    expect(
      (await subjects()).filter((subject) => subject.startsWith('You gave someone access')),
    ).toHaveLength(1);
    app.clock.advance({ hours: 1, seconds: 1 });
    const last = (await told()).findLast(({ subject }) => subject.startsWith('You gave someone access'));
    expect(last?.text).toContain(ANN);
  });

  it('is announced once as shared with somebody new who has to wait, and not when its text changes', async () => {
    const id = await leave({ [ANN]: { releaseType: 'always' } });
    await change(id, { sharingEmails: [ANN, BEN], sharingConfig: { [BEN]: RULE } });
    await change(id, { infoFields: 'Below the clock' });
    expect(await subjects()).toEqual(['Someone was added to your LeaveBits']);
  });

  it('is announced together with others opened at the same moment', async () => {
    const triggerByteIds = [await leave({ [ANN]: RULE }), await leave({ [ANN]: RULE })];
    await owner
      .send('post', '/api/share-multiple')
      .send({ triggerByteIds, emails: [BEN, CAS], shareWithPreConfigured: false })
      .expect(200);
    const mails = await told();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text.replace(/\s+/g, ' ')).toContain(`${BEN}, in 2 LeaveBits; ${CAS}, in 2 LeaveBits`);
  });
});

it('each change to the reporters and their terms is announced once', async () => {
  const [rosa, sam, tess] = REPORTERS as [string, string, string];
  const config = { designatedReporters: [rosa, sam], requiredConfirmations: 1, refuteTimeHours: 24 };
  const save = (change: object) =>
    owner
      .send('put', '/api/release-config')
      .send({ ...config, ...change })
      .expect(200);
  await save({});
  await save({});
  expect(await subjects()).toEqual(['You chose your LeaveBits reporters']);
  const first = (await told())[0]!.text.replace(/\s+/g, ' ');
  expect(first).toContain(`You chose ${rosa} and ${sam} as your reporters.`);
  expect(first).not.toContain('previously');
  expect(first).toContain('/undo/');
  await save({ designatedReporters: [sam, tess], refuteTimeHours: 48 });
  const mails = await told();
  expect(mails).toHaveLength(2);
  const text = mails[1]!.text.replace(/\s+/g, ' ');
  expect(text).toContain(`New reporters: ${tess}. No longer reporters: ${rosa}.`);
  expect(text).toContain('Hours to refute: 48 (previously 24).');
  expect(text).not.toContain('Confirmations required');
  // Reporters are no longer asked whether the owner has died. The email offers to undo that.
  await save({ designatedReporters: [sam, tess], refuteTimeHours: 48, askReportersOnLapse: false });
  const last = (await told()).at(-1)!.text.replace(/\s+/g, ' ');
  expect(last).toContain(
    'If your payments stop, we’ll no longer ask your reporters whether something has happened.',
  );
  expect(last).toContain('/undo/');
  const { body } = await owner.send('get', '/api/account/activity?kind=configuration-changed').expect(200);
  expect(JSON.stringify(body)).toContain('we’ll no longer ask your reporters');
});

it('a cancelled subscription is announced, and appears in the activity log', async () => {
  await payAtPayfast(app, await loadSubscriptionId(app, owner));
  await app.runDueJobs();
  await owner.send('post', '/api/cancel-subscription').expect(200);
  expect(await subjects()).toContain('Your LeaveBits subscription has been cancelled');
  const { body } = await owner.send('get', '/api/account/activity?kind=subscription-changed').expect(200);
  expect(JSON.stringify(body)).toContain('Cancelled');
});
