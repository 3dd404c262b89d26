import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RevokeReleaseResponse } from '#shared/contracts/release.ts';
import { formatMoment } from '#shared/domain/dates.ts';
import { payAtPayfast } from '#tests/support/payfast/payfast.ts';
import {
  confirmLatestReport,
  createOwnerWithReporters,
  listMailsTo,
  loadReportStatus,
  readLinkToken,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { loadSubscriptionId } from '#tests/support/reminders.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { alwaysReauthenticated, reauthenticateEveryone } from '#tests/support/reauthentication.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, type TestOwner } from '#tests/support/visitor.ts';
import { revokeRelease } from './revoke-release.ts';
import { stopCharging } from '../../subscriptions/ending/stop-charging.ts';

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'olga@example.org');
});
afterEach(() => app[Symbol.asyncDispose]());

async function pay(): Promise<string> {
  const token = await payAtPayfast(app, await loadSubscriptionId(app, owner));
  await app.runDueJobs();
  return token;
}

async function release({ isChargingStopped = true } = {}): Promise<number> {
  const id = await insertReport(app, owner.id, 'released');
  if (isChargingStopped) await stopCharging(app.ctx, { userId: owner.id });
  await app.runDueJobs();
  return id;
}

async function revoke(
  reportId: number,
): Promise<{ answer: RevokeReleaseResponse; mail: string; links: string[] }> {
  const { body } = await owner.send('post', '/api/revoke-release').send({ reportId }).expect(200);
  await app.runDueJobs();
  const mails = listMailsTo(app, owner.username).filter(({ subject }) =>
    /Everything is locked again/.test(subject),
  );
  expect(mails).toHaveLength(1);
  const [{ text, links }] = mails as [(typeof mails)[number]];
  return { answer: body as RevokeReleaseResponse, mail: text.replace(/\s+/g, ' '), links };
}

it('tells the owner that charging stays ended, until when it is paid, and where to set it up again', async () => {
  const token = await pay();
  const { answer, mail, links } = await revoke(await release());
  const { rows } = await app.ctx.pool.query<{ paid_until: Date }>('select paid_until from subscriptions');
  const paidUntil = rows[0]!.paid_until;
  expect(answer.chargingEnded).toEqual({ paidUntil: paidUntil.toISOString() });
  expect(mail).toContain(`are paid until ${formatMoment(paidUntil, 'UTC')}`);
  expect(links.filter((link) => link.includes('/payment/'))).toHaveLength(1);
  const CANCELLED = 2;
  expect(await app.payfast.store.find(token)).toMatchObject({ status: CANCELLED });
});

it('says so, too, when the paid time is over', async () => {
  await pay();
  const id = await release();
  app.clock.advance({ days: 200 });
  expect(
    (await revokeRelease(app.ctx, owner.id, id, alwaysReauthenticated)).chargingEnded?.paidUntil.getTime(),
  ).toBeLessThan(app.clock.now().getTime());
  await app.runDueJobs();
  const mail = listMailsTo(app, owner.username).at(-1)!;
  expect(mail.text.replace(/\s+/g, ' ')).toContain('so nobody can open them for now, but they’re safe');
});

it.each<[string, () => Promise<number>]>([
  ['there was no agreement', release],
  [
    'the owner had cancelled before',
    async () => {
      await pay();
      await owner.send('post', '/api/cancel-subscription').expect(200);
      return release();
    },
  ],
  [
    'it was revoked before charging was stopped',
    async () => {
      await pay();
      return release({ isChargingStopped: false });
    },
  ],
])('confirms only that everything is locked when %s', async (_what, before) => {
  const { answer, mail } = await revoke(await before());
  expect(answer).toEqual({
    message: 'Everything is locked again.',
    chargingEnded: null,
    readMeanwhile: null,
    takenBack: [],
  });
  expect(mail).toContain('is locked again');
  expect(mail).not.toMatch(/PayFast|\bpaid\b|\bcharg|\bcard\b/i);
});

it('tells reporters who were removed from the open estate why their links are dead, and what they can do', async () => {
  const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];
  const olivia = await createOwnerWithReporters(app, {}, 'olivia@example.org');
  await reportDeath(app);
  await confirmLatestReport(app, SAM);
  await confirmLatestReport(app, TESS);
  app.clock.advance({ hours: 25 });
  await app.runDueJobs();
  expect(await loadReportStatus(app, olivia.id)).toBe('released');
  const links = [ROSA, SAM].map((email) => readLinkToken(app, email, 'death'));
  await reauthenticateEveryone(app);
  const left = {
    designatedReporters: [SAM, 'eve@evil.example'],
    requiredConfirmations: 1,
    refuteTimeHours: 1,
  };
  await olivia.send('put', '/api/release-config').send(left).expect(200);
  await app.runDueJobs();
  const lastTo = (email: string) => listMailsTo(app, email).at(-1)!;
  const textTo = (email: string) => lastTo(email).text.replace(/\s+/g, ' ');
  for (const email of [ROSA, TESS]) {
    expect(lastTo(email).subject).toMatch(/You’re no longer a reporter for/);
    expect(textTo(email)).toContain('what the owner keeps for others is open because of it');
    expect(textTo(email)).toContain('somebody else may be in the account');
    expect(textTo(email)).not.toMatch(/nothing you need to do|delete those emails|won’t email you/);
  }

  const [report] = (await olivia.send('get', '/api/reports').expect(200)).body as { id: number }[];
  await olivia.send('post', '/api/revoke-release').send({ reportId: report!.id }).expect(200);
  await app.runDueJobs();
  const visitor = await openVisitor(app);
  for (const [token, status] of [
    [links[0], 404],
    [links[1], 200],
  ] as const)
    await visitor.send('get', `/api/verify-reporter-token?token=${token}&type=death`).expect(status);
  for (const email of [ROSA, SAM, TESS]) expect(lastTo(email).subject).toMatch(/are locked again/);
  expect(textTo(SAM)).toContain('Your reporter links work as before.');
  for (const email of [ROSA, TESS]) {
    expect(textTo(email)).toContain('your links no longer work');
    expect(textTo(email)).toContain('Please tell the other reporters and the people it was opened for.');
    expect(textTo(email)).not.toMatch(/work as before|with your own link|You are one of/);
  }
});
