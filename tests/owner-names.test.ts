import { expect, it } from 'vitest';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import {
  createLeavebitForDeath,
  readLinkToken,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from './support/release/release.ts';
import { startTestApp } from './support/test-app.ts';
import { openVisitor, verifyRecipient } from './support/visitor.ts';

const [ROSA, SAM] = REPORTERS as [string, string];
const HEIR = 'heir@example.org';
const SECRET = 'Private Nickname';

it('an owner’s own name is shown to their recipients and reporters, but the names they give others stay private', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await owner.send('put', '/api/account/name').send({ name: 'Olga Owner' }).expect(200);
  await createLeavebitForDeath(owner, HEIR);
  for (const email of [HEIR, ROSA, SAM]) {
    await owner
      .send('put', `/api/people/${encodeLinkEmail(email)}`)
      .send({ name: `${SECRET} ${email.slice(0, 2)}` })
      .expect(200);
  }
  await owner.send('post', '/api/send-reporter-tokens').expect(200);
  await app.runDueJobs();
  await reportDeath(app);
  const names = { ownerUsername: owner.username, ownerName: 'Olga Owner' };
  const visitor = await openVisitor(app);
  const answers: unknown[] = [];
  const look = async (path: string) => {
    const { body } = await visitor.send('get', path).expect(200);
    answers.push(body);
    return body as unknown;
  };
  const practice = readLinkToken(app, SAM, 'practice');
  expect(await look(`/api/verify-reporter-token?token=${practice}&type=practice`)).toMatchObject(names);
  const confirmToken = readLinkToken(app, SAM, 'confirm');
  expect(await look(`/api/verify-confirm-token?token=${confirmToken}`)).toMatchObject(names);

  const recipient = await verifyRecipient(app, HEIR);
  const list = await recipient
    .send('get', `/api/my-leavebits/${recipient.encodedEmail}`)
    .set(recipient.session)
    .expect(200);
  answers.push(list.body);
  expect(list.body as SharedLeavebit[]).toMatchObject([
    { username: owner.username, ownerName: 'Olga Owner' },
  ]);

  const subjects = app.mailbox.mails().map(({ subject }) => subject);
  expect(subjects).toContain('Olga Owner is keeping something for you');
  expect(subjects).toContain('Your reporter links for Olga Owner');
  expect(subjects).toContain('Please confirm a report about Olga Owner');
  const mails = app.mailbox.mails().filter(({ to }) => !to.includes(owner.username));
  expect(JSON.stringify([answers, mails])).not.toContain(SECRET);
  expect(JSON.stringify((await owner.send('get', '/api/people')).body)).toContain(SECRET);
});
