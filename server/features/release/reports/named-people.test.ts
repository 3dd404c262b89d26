import { expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import {
  readLinkToken,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor } from '#tests/support/visitor.ts';

const [ROSA, SAM] = REPORTERS as [string, string];

async function post(app: TestApp, path: string, body: object) {
  await (await openVisitor(app)).send('post', `/api/${path}`).send(body).expect(200);
  await app.runDueJobs();
}

/** An email's text on one line, as its reader sees it. */
async function mailTo(app: TestApp, to: string, subject: RegExp): Promise<string> {
  const { text } = await app.mailbox.waitForMail({ to, subject });
  return text.replaceAll(/\s+/g, ' ');
}

it('letters to the owner call their people by the names that the owner gave, and letters to others do not', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  for (const [email, name] of [
    [ROSA, 'Rosa Roe'],
    [SAM, 'Sam Stone'],
  ] as const) {
    await owner
      .send('put', `/api/people/${encodeLinkEmail(email)}`)
      .send({ name })
      .expect(200);
  }
  await post(app, 'reporter-answer', { token: readLinkToken(app, SAM, 'practice'), answer: 'decline' });
  await app.mailbox.waitForMail({
    to: owner.username,
    subject: /^Sam Stone \(sam@.*\) doesn’t want to be your reporter$/,
  });

  await reportDeath(app);
  expect(await mailTo(app, owner.username, /Are you well/)).toContain(
    `Rosa Roe (${ROSA}) reported your death`,
  );
  const visitor = await openVisitor(app);
  const refute = `/api/verify-refute-token?token=${readLinkToken(app, owner.username, 'refute')}`;
  expect((await visitor.send('get', refute).expect(200)).body).toMatchObject({
    reporterEmail: ROSA,
    reporterName: 'Rosa Roe',
  });
  const asked = await app.mailbox.waitForMail({ to: SAM, subject: /confirm a report/ });
  const token = asked.links
    .find((url) => url.includes('/confirm-report/'))!
    .split('/')
    .at(-1)!;
  const shown = await visitor.send('get', `/api/verify-confirm-token?token=${token}`).expect(200);
  expect(JSON.stringify(shown.body)).not.toContain('Rosa Roe');
  await post(app, 'deny-report', { token });
  const denied = await mailTo(app, owner.username, /says that a report about you isn’t true/);
  expect(denied).toContain(`Rosa Roe (${ROSA}) reported`);
  expect(denied).toContain(`We asked Sam Stone (${SAM}) to confirm it`);

  await post(app, 'withdraw-report', { token: readLinkToken(app, ROSA, 'death') });
  expect(await mailTo(app, owner.username, /was withdrawn/)).toContain(`Rosa Roe (${ROSA}) has withdrawn`);
  const others = app.mailbox.mails().filter(({ to }) => !to.includes(owner.username));
  expect(others.length).toBeGreaterThan(3);
  for (const mail of others) expect(JSON.stringify(mail)).not.toMatch(/Rosa Roe|Sam Stone/);
});

it('a name that cannot be opened holds up no warning, and no refutation', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await owner
    .send('put', `/api/people/${encodeLinkEmail(ROSA)}`)
    .send({ name: 'Rosa Roe' })
    .expect(200);
  await app.ctx.pool.query('update users set data_key = set_byte(data_key, 20, get_byte(data_key, 20) # 1)');
  await reportDeath(app);
  expect(await mailTo(app, owner.username, /Are you well/)).toContain(`${ROSA} reported your death`);
  const refute = `/api/verify-refute-token?token=${readLinkToken(app, owner.username, 'refute')}`;
  const shown = await (await openVisitor(app)).send('get', refute).expect(200);
  expect(shown.body).toMatchObject({ reporterEmail: ROSA, reporterName: null });
});
