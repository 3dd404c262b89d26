import { expect, it } from 'vitest';
import {
  confirmLatestReport,
  countMails,
  createOwnerWithReporters,
  listMailsTo,
  readLinkToken,
  REPORTERS,
  reportDeath,
} from '#tests/support/release/release.ts';
import { listActivity } from '#tests/support/activity.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];
const LINKS = /^Your reporter links for/;
const CONFIRM = /Please confirm/;

async function request(app: TestApp, email: string, ip = '203.0.113.1') {
  const visitor = await openVisitor(app);
  const answer = await visitor.send('post', '/api/reporter-links').set('X-Forwarded-For', ip).send({ email });
  await app.runDueJobs();
  return { status: answer.status, body: answer.body as unknown };
}

const countLinks = (app: TestApp, email: string) => countMails(app, email, LINKS);
const lastText = (app: TestApp, email: string) =>
  listMailsTo(app, email)
    .findLast(({ subject }) => LINKS.test(subject))!
    .text.replaceAll(/\s+/g, ' ');

async function read(app: TestApp, token: string, type = 'death') {
  const visitor = await openVisitor(app);
  return visitor.send('get', `/api/verify-reporter-token?token=${token}&type=${type}`);
}

it('a reporter gets new links for every owner who has chosen them, and the old ones still work', async () => {
  await using app = await startTestApp();
  await createOwnerWithReporters(app);
  await createOwnerWithReporters(
    app,
    { designatedReporters: [SAM, TESS], requiredConfirmations: 1 },
    'otto@example.org',
  );
  const old = readLinkToken(app, SAM, 'death');
  const before = listMailsTo(app, SAM).length;
  expect(await request(app, `  ${SAM.toUpperCase()} `)).toMatchObject({ status: 200 });
  const subjects = listMailsTo(app, SAM)
    .slice(before)
    .map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Your reporter links for olga@example.org',
    'Your reporter links for otto@example.org',
  ]);
  const latest = readLinkToken(app, SAM, 'death');
  expect(latest).not.toBe(old);
  for (const token of [old, latest]) expect((await read(app, token)).status).toBe(200);
  expect((await read(app, readLinkToken(app, SAM, 'practice'), 'practice')).status).toBe(200);
});

it('the answer is the same for everybody, and only reporters get an email', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  const mails = () => app.mailbox.mails().length;
  const before = mails();
  const strangers = [];
  for (const email of ['nobody@example.org', owner.username]) strangers.push(await request(app, email));
  expect(mails()).toBe(before);
  const reporters = await request(app, SAM);
  expect(mails()).toBe(before + 1);
  for (const answer of strangers) expect(answer).toEqual(reporters);
  expect(await request(app, 'no address')).toMatchObject({ status: 400 });
});

it('a former reporter gets nothing, and one whose owner no longer pays gets their links', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await owner
    .send('put', '/api/release-config')
    .send({ designatedReporters: [ROSA, SAM], requiredConfirmations: 1, refuteTimeHours: 24 })
    .expect(200);
  await app.runDueJobs();
  app.clock.advance({ days: 90 });
  await request(app, TESS);
  expect(countLinks(app, TESS)).toBe(0);
  await request(app, SAM);
  expect(countLinks(app, SAM)).toBe(1);
});

it('strangers can neither flood a reporter nor use up what they or the owner may request', async () => {
  await using app = await startTestApp({ TRUST_PROXY: '1' });
  const owner = await createOwnerWithReporters(app);
  const statuses: number[] = [];
  for (let time = 0; time < 12; time += 1) statuses.push((await request(app, SAM)).status);
  expect(countLinks(app, SAM)).toBe(1);
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(statuses.at(-1)).toBe(429);
  expect(await request(app, SAM, '203.0.113.2')).toMatchObject({ status: 200 });
  for (let time = 0; time < 5; time += 1) {
    app.clock.advance({ minutes: 11 });
    await request(app, SAM, `203.0.113.${3 + time}`);
  }
  expect(countLinks(app, SAM)).toBe(3);
  await owner.send('post', '/api/send-reporter-tokens').expect(200);
  const entries = (await listActivity(owner)).filter(({ kind }) => kind === 'lost-reporter-links-sent');
  expect(entries.map(({ subject }) => subject)).toEqual([SAM]);
});

it('while a report is pending, the email leads each reporter to where it stands', async () => {
  await using app = await startTestApp();
  await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
  await reportDeath(app);
  await request(app, ROSA);
  expect(lastText(app, ROSA)).toContain('Your report is pending, so you don’t need to submit it again.');
  const own = await read(app, readLinkToken(app, ROSA, 'death'));
  expect(own.body).toMatchObject({ report: { status: 'pending', confirmations: 0 } });

  await request(app, SAM);
  expect(countMails(app, SAM, CONFIRM)).toBe(2);
  expect(lastText(app, SAM)).toContain('you’ve been asked to confirm it');
  app.clock.advance({ minutes: 11 });
  await request(app, SAM);
  expect([countLinks(app, SAM), countMails(app, SAM, CONFIRM)]).toEqual([2, 2]);

  await confirmLatestReport(app, SAM);
  app.clock.advance({ minutes: 11 });
  await request(app, SAM);
  expect([countLinks(app, SAM), countMails(app, SAM, CONFIRM)]).toEqual([3, 2]);
  expect(lastText(app, SAM)).toContain('You’ve confirmed it');
  await confirmLatestReport(app, TESS);
  app.clock.advance({ hours: 40 });
  await app.runDueJobs();
  await request(app, TESS);
  expect(lastText(app, TESS)).toContain('A report was confirmed');
});
