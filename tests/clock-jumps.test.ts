import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { queueMail } from '../server/adapters/mail/outbox.ts';
import { loadSharedLeavebitPage } from '../server/features/recipients/load-shared-leavebits.ts';
import { wakeMailSenders } from '../server/features/mail/wake-mail-senders.ts';
import { announceOpenings } from '../server/features/notices/announce-openings.ts';
import { removeExpiredRows } from '../server/features/retention/remove-expired.ts';
import { sendMail } from '../server/features/mail/send-mail.ts';
import { startOpeningsTest } from './support/release/openings.ts';
import {
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  REPORTERS,
} from './support/release/release.ts';
import { startTestApp } from './support/test-app.ts';
import { readMailedCode, openVisitor, signIn, verifyRecipient } from './support/visitor.ts';

const HEIR = 'heir@example.org';
const TEN_YEARS = { days: 3650 };

let openings: Awaited<ReturnType<typeof startOpeningsTest>>;
beforeEach(async () => {
  openings = await startOpeningsTest();
});
afterEach(() => openings[Symbol.asyncDispose]());

const inHours = (hours: number): ReleaseSetting => ({
  releaseType: 'scheduled',
  scheduledDate: new Date(openings.app.clock.now().getTime() + hours * 3_600_000).toISOString(),
});

async function accessOf(id: number) {
  const { views: all } = await loadSharedLeavebitPage(openings.app.ctx, HEIR);
  return all.find(({ listed }) => listed.row.id === id)!.access;
}

it('opens no dated LeaveBit while the clock is unreliable, and opens it on time once the clock is right again', async () => {
  const { app } = openings;
  const id = await openings.leave({ [HEIR]: inHours(5) });
  const open = await openings.leave({ [HEIR]: { releaseType: 'always' } });
  app.clock.jump(TEN_YEARS);
  expect(await accessOf(id)).toMatchObject({ kind: 'locked' });
  expect(await accessOf(open)).toMatchObject({ kind: 'open' });
  const heir = await verifyRecipient(app, HEIR);
  for (const [wanted, status] of [
    [id, 423],
    [open, 200],
  ] as const) {
    await heir
      .send('post', `/api/shared/trigger-bytes/${wanted}/download-ticket`)
      .set(heir.session)
      .send({ purpose: 'zip' })
      .expect(status);
  }
  app.clock.mend();
  expect(await accessOf(id)).toMatchObject({ kind: 'locked' });
  app.clock.advance({ hours: 6 });
  expect(await accessOf(id)).toMatchObject({ kind: 'open' });
});

it('keeps open LeaveBits readable even if the subscription would have expired by the wrong clock', async () => {
  const { app, owner } = openings;
  const id = await openings.leave({ [HEIR]: { releaseType: 'always' } });
  await openings.subscribeUntil(new Date(app.clock.now().getTime() + 86_400_000).toISOString());
  app.clock.jump(TEN_YEARS);
  expect(await accessOf(id)).toMatchObject({ kind: 'open' });
  const again = await signIn(app, owner);
  await again
    .send('get', '/api/user-subscription')
    .expect(200)
    .expect(/"isBlocked":false/);
  await again
    .send('patch', `/api/trigger-bytes/${id}`)
    .field('infoFields', 'Edited meanwhile')
    .field('sharingEmails', JSON.stringify([HEIR]))
    .expect(200);
});

it('announces no opening of a dated LeaveBit while the clock is unreliable, and announces it when its date has come', async () => {
  const { app } = openings;
  await openings.leave({ [HEIR]: { releaseType: 'always' } });
  app.clock.jump(TEN_YEARS);
  const opensAt = new Date(app.clock.trustedNow().getTime() + 5 * 3_600_000).toISOString();
  await openings.leave({ [HEIR]: { releaseType: 'scheduled', scheduledDate: opensAt } });
  await app.runDueJobs();
  // Either of the two notices may arrive first.
  expect(
    listMailsTo(app, HEIR).filter(({ text }) => /be able to read it on/.test(text.replace(/\s+/g, ' '))),
  ).toHaveLength(1);
  expect(listMailsTo(app, HEIR).filter(({ subject }) => /You can now read/.test(subject))).toEqual([]);
  app.clock.mend();
  app.clock.advance({ hours: 6 });
  await announceOpenings(app.ctx);
  await app.runDueJobs();
  expect(listMailsTo(app, HEIR).filter(({ subject }) => /You can now read/.test(subject))).toHaveLength(1);
});

it('neither discards nor clears a queued email while the clock is unreliable, and sends or discards it afterwards', async () => {
  const { app } = openings;
  let isAway = true;
  const ctx = {
    ...app.ctx,
    mailTransport: {
      send: async () => {
        if (isAway) throw new Error('connection refused');
      },
      close: async () => undefined,
    },
  };
  const queue = async (key: string) =>
    (await ctx.db.transaction((tx) =>
      queueMail(ctx, tx, {
        to: HEIR,
        kind: 'share-notice',
        dedupeKey: key,
        content: { subject: key, preheader: '', heading: '', paragraphs: [], why: '', mistake: '' },
      }),
    ))!;
  const [early, late] = [await queue('early'), await queue('late')];
  const stateOf = async (id: string) =>
    (await ctx.pool.query('select state, letter is not null as kept from mails where id = $1', [id]))
      .rows[0] as object;

  for (const by of [TEN_YEARS, { days: -3650 }]) {
    app.clock.jump(by);
    for (const mailId of [early, late]) await sendMail(ctx, { mailId });
    expect(await stateOf(early)).toEqual({ state: 'queued', kept: true });
    app.clock.mend();
  }
  isAway = false;
  await sendMail(ctx, { mailId: early });
  expect(await stateOf(early)).toEqual({ state: 'accepted', kept: false });
  app.clock.advance({ days: 4 });
  await sendMail(ctx, { mailId: late });
  expect(await stateOf(late)).toEqual({ state: 'failed', kept: false });
});

it('lets people verify their address while the clock is unreliable, whether it is ahead or behind', async () => {
  const { app, owner } = openings;
  await openings.leave({ [HEIR]: { releaseType: 'always' } });
  for (const by of [TEN_YEARS, { days: -30 }]) {
    app.clock.jump(by);
    await verifyRecipient(app, HEIR);
    await signIn(app, owner);
    app.clock.mend();
  }
});

it('sends no warning and accepts no report or confirmation by a wrong clock, but accepts a refutation at any time', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  const visitor = await openVisitor(app);
  const submit = () =>
    visitor
      .send('post', '/api/submit-report')
      .send({ token: readLinkToken(app, REPORTERS[0]!, 'death'), reportType: 'death' });
  for (const by of [TEN_YEARS, { days: -1 }]) {
    app.clock.jump(by);
    await submit()
      .expect(503)
      .expect(/clock needs checking/);
    app.clock.mend();
  }
  await submit().expect(200);
  const warnings = () => listMailsTo(app, owner.username).filter(({ text }) => text.includes('/refute/'));
  app.clock.jump({ days: -1 });
  await app.runDueJobs();
  expect(warnings()).toEqual([]);
  await visitor
    .send('post', '/api/confirm-report')
    .send({ token: readLinkToken(app, REPORTERS[1]!, 'confirm'), response: 'confirm' })
    .expect(503);
  app.clock.mend();
  app.clock.advance({ minutes: 6 });
  await wakeMailSenders(app.ctx);
  await app.runDueJobs();
  expect(warnings()).toHaveLength(1);
  app.clock.jump(TEN_YEARS);
  await visitor
    .send('post', '/api/refute-report')
    .send({ refuteToken: readLinkToken(app, owner.username, 'refute') })
    .expect(200);
});

it('keeps codes that have expired only by a wrong clock', async () => {
  const { app } = openings;
  const visitor = await openVisitor(app);
  const username = 'new@example.org';
  const code = await readMailedCode(app, username, () =>
    visitor.send('post', '/api/register').send({ username, password: 'Correct-horse-7' }).expect(200),
  );
  app.clock.jump(TEN_YEARS);
  await removeExpiredRows(app.ctx);
  app.clock.mend();
  await visitor
    .send('post', '/api/verify-register')
    .send({ email: username, code, password: 'Correct-horse-7', clientDatetime: new Date().toISOString() })
    .expect(200);
});
