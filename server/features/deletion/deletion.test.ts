import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmLatestReport,
  countMails,
  createLeavebitForDeath,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
  loadReportStatus,
} from '#tests/support/release/release.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  readMailedCode,
  openVisitor,
  registerOwner,
  signIn,
  verifyByMail,
  type TestOwner,
} from '#tests/support/visitor.ts';
import { endRecovery } from '../recovery/end-recovery.ts';
import { beginRecovery } from '../recovery/begin-recovery.ts';
import { recoveryRestarts } from '../../recovery-restarts.ts';
import { claimMails } from '../mail/claim-mails.ts';
import { MailConcurrencyLimiter } from '../mail/mail-concurrency-limiter.ts';
import { advanceDeletions } from './advance-deletions.ts';

const OLGA = 'olga@example.org';
const BEN = 'ben@example.org';
const ABOUT = /account (will be deleted|has been deleted)|keeping your LeaveBits account/;
let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
  await createLeavebitForDeath(owner, BEN);
  await app.runDueJobs();
});
afterEach(() => app[Symbol.asyncDispose]());

const ask = (who: TestOwner, body: object = {}) => who.send('post', '/api/account/deletion').send(body);
const keep = (who: TestOwner) => who.send('delete', '/api/account/deletion');
/**
 * Requests deletion and sends the first email.
 * @returns the date in the response
 */
async function askedFor(body: object = {}): Promise<string> {
  const { deletesAt } = (await ask(owner, body).expect(200)).body as { deletesAt: string };
  await app.runDueJobs();
  return deletesAt;
}
const planned = async (who: TestOwner) =>
  ((await who.send('get', '/api/user').expect(200)).body as { deletesAt?: string }).deletesAt;
const exists = async () =>
  (await app.ctx.pool.query('select from users where id = $1', [owner.id])).rowCount === 1;
const letters = (to = OLGA) =>
  listMailsTo(app, to)
    .map(({ subject }) => subject)
    .filter((subject) => ABOUT.test(subject) || /has closed/.test(subject));

/** Runs two concurrent sweeps, then sends the emails they queued. */
async function look(): Promise<void> {
  await Promise.all([advanceDeletions(app.ctx), advanceDeletions(app.ctx)]);
  await app.runDueJobs();
}
async function days(count: number): Promise<void> {
  app.clock.advance({ days: count });
  await look();
}

const ASKED = 'Your LeaveBits account will be deleted in 7 days';
const REMINDED = 'Your LeaveBits account will be deleted in 1 day';
const STAYS = 'We’re keeping your LeaveBits account';
const GONE = 'Your LeaveBits account has been deleted';

describe('an owner who deletes the account', () => {
  it('is told at once, reminded a day before, and gone after seven days', async () => {
    const deletesAt = await askedFor();
    const wait = new Date(deletesAt).getTime() - app.ctx.clock.now().getTime();
    expect(Math.abs(wait - 7 * 86_400_000)).toBeLessThan(60_000);
    expect(await planned(owner)).toBe(deletesAt);
    await app.runDueJobs();
    expect(letters()).toEqual([ASKED]);
    await days(5.9);
    expect(letters()).toEqual([ASKED]);
    await days(0.2);
    expect(letters()).toEqual([ASKED, REMINDED]);
    await days(0.8);
    expect(await exists()).toBe(true);
    await days(0.2);
    expect(await exists()).toBe(false);
    expect(letters()).toEqual([ASKED, REMINDED, GONE]);
    for (const to of [BEN, ...REPORTERS]) expect(letters(to)).toEqual([]);
    await owner.send('get', '/api/user').expect(401);
  });

  it('needs a fresh proof, and the same call with the code carries it out', async () => {
    app.clock.advance({ minutes: 16 });
    const code = await readMailedCode(app, OLGA, () =>
      ask(owner).expect(202, { requiresVerification: true }),
    );
    expect(await planned(owner)).toBeUndefined();
    await ask(owner, { code: code === '000000' ? '111111' : '000000' }).expect(400);
    await ask(owner, { code, tellPeople: true }).expect(200);
    expect(await planned(owner)).toEqual(expect.any(String));
  });

  it('can ask again without a new date, and changes only who is told', async () => {
    const deletesAt = await askedFor();
    app.clock.advance({ minutes: 5 });
    expect(await askedFor({ tellPeople: true })).toBe(deletesAt);
    await app.runDueJobs();
    expect(letters()).toEqual([ASKED]);
    await days(6.1);
    await days(1);
    for (const to of [BEN, ...REPORTERS.slice(0, 3)]) {
      expect(letters(to)).toEqual([`${OLGA} has closed their LeaveBits account`]);
    }
    await days(1);
    expect(letters(BEN)).toHaveLength(1);
  });

  it('keeps the account by one press at any time, without a proof, and is told so', async () => {
    await askedFor();
    await days(6.1);
    const back = await signIn(app, { username: OLGA });
    app.clock.advance({ minutes: 5 });
    await keep(back).expect(200);
    await keep(back).expect(200);
    expect(await planned(back)).toBeUndefined();
    await app.runDueJobs();
    expect(letters()).toEqual([ASKED, REMINDED, STAYS]);
    await days(30);
    expect(await exists()).toBe(true);
    expect(letters()).toHaveLength(3);
  });

  it('keeps the account by a new password, too', async () => {
    await askedFor();
    await app.runDueJobs();
    const visitor = await openVisitor(app);
    const code = await readMailedCode(app, OLGA, () =>
      visitor.send('post', '/api/reset-password').send({ email: OLGA }).expect(200),
    );
    await visitor
      .send('post', '/api/reset-password/verify')
      .send({ email: OLGA, code, newPassword: 'Better-horse-8' })
      .expect(200);
    await app.runDueJobs();
    expect(letters()).toEqual([ASKED, STAYS]);
    await days(9);
    expect(await exists()).toBe(true);
  });

  it('can register again with the same address, as a stranger', async () => {
    await askedFor();
    await days(6.1);
    await days(1);
    expect(await exists()).toBe(false);
    const visitor = await openVisitor(app);
    const password = 'Correct-horse-7';
    const code = await readMailedCode(app, OLGA, () =>
      visitor.send('post', '/api/register').send({ username: OLGA, password }).expect(200),
    );
    const answer = await visitor
      .send('post', '/api/verify-register')
      .send({ email: OLGA, code, password })
      .expect(200);
    expect((answer.body as TestOwner).id).not.toBe(owner.id);
    expect((await visitor.send('get', '/api/trigger-bytes').expect(200)).body).toEqual([]);
    expect((await visitor.send('get', '/api/reports').expect(200)).body).toEqual([]);
  });

  it('leaves others’ LeaveBits and reports as they were, if the same address receives and reports', async () => {
    const [also] = REPORTERS;
    await createLeavebitForDeath(owner, also!);
    const token = readLinkToken(app, also!, 'death');
    const leaving = await registerOwner(app, also!);
    await app.runDueJobs();
    await ask(leaving).expect(200);
    await app.runDueJobs();
    await days(6.1);
    await days(1);
    expect((await app.ctx.pool.query('select from users where id = $1', [leaving.id])).rowCount).toBe(0);
    const visitor = await openVisitor(app);
    await visitor.send('post', '/api/submit-report').send({ token, reportType: 'death' }).expect(200);
    await app.runDueJobs();
    await confirmLatestReport(app, REPORTERS[1]!);
    await confirmLatestReport(app, REPORTERS[2]!);
    await days(4);
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    const recipient = await verifyByMail(app, also!);
    const list = recipient.send('get', `/api/my-leavebits/${recipient.encodedEmail}`).set(recipient.session);
    expect((await list.expect(200)).body).toMatchObject([{ isLocked: false }]);
  });

  it('leaves links that say what unknown links say, and recipients who see nothing', async () => {
    const token = readLinkToken(app, REPORTERS[0]!, 'death');
    await askedFor();
    await days(6.1);
    await days(1);
    const visitor = await openVisitor(app);
    await visitor.send('post', '/api/submit-report').send({ token, reportType: 'death' }).expect(404);
    expect((await visitor.send('get', `/api/verify-reporter-token?token=${token}&type=death`)).status).toBe(
      404,
    );
  });
});

const NOTICE = /wants to close their LeaveBits account/;
const STAYING = /is keeping their LeaveBits account/;
const takenBack = () => REPORTERS.map((email) => countMails(app, email, STAYING));
const notices = () => REPORTERS.map((email) => countMails(app, email, NOTICE));

describe('the reporters', () => {
  it('are told at once, whatever the owner chose, with links that report and stop the deletion', async () => {
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/reporter-answer')
      .send({ token: readLinkToken(app, REPORTERS[1]!, 'practice'), answer: 'decline' })
      .expect(200);
    await askedFor({ tellPeople: false });
    expect(notices()).toEqual([1, 1, 1, 0]);
    const mail = listMailsTo(app, REPORTERS[0]!).find(({ subject }) => NOTICE.test(subject))!;
    expect(mail.text).not.toContain('The key of the safe');
    expect(countMails(app, BEN, NOTICE)).toBe(0);
    await days(6);
    // This email contains the latest link for submitting a report.
    expect(mail.links).toContainEqual(expect.stringContaining(readLinkToken(app, REPORTERS[0]!, 'death')));
    await reportDeath(app);
    for (const count of [3, 3]) await days(count);
    expect(await exists()).toBe(true);
  });

  it('are told when it is taken back, and of the next wish again', async () => {
    await askedFor();
    expect(takenBack()).toEqual([0, 0, 0, 0]);
    app.clock.advance({ minutes: 5 });
    await keep(owner).expect(200);
    await keep(owner).expect(200);
    await app.runDueJobs();
    expect(takenBack()).toEqual([1, 1, 1, 0]);
    app.clock.advance({ minutes: 5 });
    await askedFor();
    expect(notices()).toEqual([2, 2, 2, 0]);
    await days(6.1);
    await days(1);
    expect(await exists()).toBe(false);
  });

  it('are told of neither when no sender had taken the mail about the wish', async () => {
    await ask(owner).expect(200);
    await keep(owner).expect(200);
    await days(1);
    expect([...notices(), ...takenBack()]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('are told that it is taken back when the mail about the wish was just leaving, but not before it', async () => {
    await ask(owner).expect(200);
    expect(await claimMails(app.ctx, new MailConcurrencyLimiter(12), {})).not.toEqual([]);
    await keep(owner).expect(200);
    await app.runDueJobs();
    expect(takenBack()).toEqual([0, 0, 0, 0]);
    app.clock.advance({ minutes: 2 });
    await app.runDueJobs();
    expect([...notices(), ...takenBack()]).toEqual([0, 0, 0, 0, 1, 1, 1, 0]);
  });

  it.each([
    ['while the mails are leaving', () => claimMails(app.ctx, new MailConcurrencyLimiter(12), {}), 0],
    ['within a quarter of an hour', () => app.runDueJobs(), 1],
  ])(
    'get three mails a day when somebody asks and takes it back eight times %s, and the last one is true',
    async (_when, send, minutes) => {
      for (let round = 0; round < 8; round += 1) {
        await ask(owner).expect(200);
        await send();
        app.clock.advance({ minutes });
        await keep(owner).expect(200);
        await send();
        app.clock.advance({ minutes });
      }
      const received = () => notices().map((count, nth) => count + takenBack()[nth]!);
      await app.runDueJobs();
      for (const count of received()) expect(count).toBeLessThanOrEqual(3);
      for (let hours = 0; hours < 24; hours += 1) {
        app.clock.advance({ hours: 1 });
        await app.runDueJobs();
      }
      for (const reporter of REPORTERS.slice(0, 3)) {
        const last = listMailsTo(app, reporter).findLast(({ subject }) =>
          / their LeaveBits account$/.test(subject),
        );
        expect(last!.subject).toMatch(STAYING);
      }
      const before = received();
      await days(3);
      expect(received()).toEqual(before);
    },
  );

  it('are notified of a request that the mail limit had held back, before the account is deleted', async () => {
    for (let round = 0; round < 4; round += 1) {
      await askedFor();
      app.clock.advance({ minutes: 1 });
      await keep(owner).expect(200);
      app.clock.advance({ minutes: 1 });
      await app.runDueJobs();
    }
    await askedFor();
    expect(notices()).toEqual([2, 2, 2, 0]);
    expect(takenBack()).toEqual([1, 1, 1, 0]);
    await days(1.1);
    expect(notices()).toEqual([3, 3, 3, 0]);
    await days(5.8);
    expect(await exists()).toBe(true);
    await days(0.3);
    await days(1);
    expect(await exists()).toBe(false);
  });

  it('are not notified of a cancelled request once the estate is open', async () => {
    for (let round = 0; round < 2; round += 1) {
      await askedFor();
      app.clock.advance({ minutes: 1 });
      await keep(owner).expect(200);
      await app.runDueJobs();
    }
    const before = [...notices(), ...takenBack()];
    await insertReport(app, owner.id, 'released');
    await days(2);
    expect([...notices(), ...takenBack()]).toEqual(before);
  });

  it('hold the deletion while their mail server takes nothing, and have six days after it does', async () => {
    app.mailbox.refuse(REPORTERS[0]!, 451);
    await askedFor();
    for (const count of [6, 2, 2]) await days(count);
    expect(await exists()).toBe(true);
    app.mailbox.refuse(REPORTERS[0]!, null);
    await days(0.1);
    await days(5.5);
    expect(await exists()).toBe(true);
    await days(0.6);
    await days(1);
    expect(await exists()).toBe(false);
  });

  it('are notified again at once when a refutation by a mailed link restarts the seven days', async () => {
    await askedFor();
    await days(6);
    await reportDeath(app);
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/refute-report')
      .send({ refuteToken: readLinkToken(app, OLGA, 'refute') })
      .expect(200);
    // Immediately, without a sweep.
    await app.runDueJobs();
    expect(letters().filter((subject) => subject === ASKED)).toHaveLength(2);
    expect(notices()).toEqual([2, 2, 2, 0]);
    for (const count of [2, 2, 2]) await days(count);
    expect(await exists()).toBe(true);
    await days(0.9);
    expect(await exists()).toBe(true);
    await days(0.3);
    expect(await exists()).toBe(false);
  });
});

describe('nothing is deleted', () => {
  it('and nothing can be asked for while a report is pending', async () => {
    await insertReport(app, owner.id, 'pending');
    await ask(owner).expect(409);
    expect(await exists()).toBe(true);
  });

  it('and nothing can be asked for while the estate is open', async () => {
    await insertReport(app, owner.id, 'released');
    await ask(owner).expect(409);
  });

  it('while a report that came later is pending; then the owner is reminded again', async () => {
    await askedFor();
    await days(6.1);
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/submit-report')
      .send({ token: readLinkToken(app, REPORTERS[0]!, 'death'), reportType: 'death' })
      .expect(200);
    await days(3);
    expect(await exists()).toBe(true);
    await visitor
      .send('post', '/api/withdraw-report')
      .send({ token: readLinkToken(app, REPORTERS[0]!, 'death') })
      .expect(200);
    await look();
    expect(letters()).toEqual([ASKED, REMINDED, REMINDED]);
    await days(0.9);
    expect(await exists()).toBe(true);
    await days(0.2);
    expect(await exists()).toBe(false);
  });

  it('after a release, and the owner is told that the account stays', async () => {
    await askedFor();
    await app.runDueJobs();
    await insertReport(app, owner.id, 'released');
    await days(1);
    expect(letters()).toEqual([ASKED, STAYS]);
    await days(30);
    expect(await exists()).toBe(true);
  });

  it('after a release that is locked again at once, before any look at the deletion', async () => {
    await askedFor();
    await reportDeath(app);
    for (const email of REPORTERS.slice(1, 3)) await confirmLatestReport(app, email);
    for (let hours = 0; hours < 26; hours += 1) {
      app.clock.advance({ hours: 1 });
      await app.runDueJobs();
    }
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    const back = await signIn(app, owner);
    const [released] = (await back.send('get', '/api/reports').expect(200)).body as { id: number }[];
    await back.send('post', '/api/revoke-release').send({ reportId: released!.id }).expect(200);
    expect(await planned(back)).toBeUndefined();
    for (const count of [6, 1, 1, 1]) await days(count);
    expect(letters()).toEqual([ASKED, STAYS]);
    expect(await exists()).toBe(true);
  });

  it('for thirty days after a release was locked again, whoever asks', async () => {
    const id = await insertReport(app, owner.id, 'released');
    await owner.send('post', '/api/revoke-release').send({ reportId: id }).expect(200);
    const asked = new Date(await askedFor()).getTime();
    expect(asked - app.ctx.clock.now().getTime()).toBeGreaterThan(29.9 * 86_400_000);
    expect(letters()).toContain('Your LeaveBits account will be deleted in 30 days');
    for (const count of [10, 10, 9.1, 0.8]) await days(count);
    expect(await exists()).toBe(true);
    await days(0.3);
    expect(await exists()).toBe(false);
  });

  it('in a recovery; after it the owner has seven whole days again', async () => {
    await askedFor();
    await days(6.1);
    await app.ctx.db.transaction((tx) => beginRecovery(tx, { now: app.ctx.clock.now(), reason: 'test' }));
    await days(3);
    expect(await exists()).toBe(true);
    await endRecovery(app.ctx, recoveryRestarts);
    await look();
    expect(letters()).toEqual([ASKED, REMINDED, ASKED]);
    await look();
    expect(notices()).toEqual([2, 2, 2, 0]);
    await days(6.1);
    expect(await exists()).toBe(true);
    await days(1);
    expect(await exists()).toBe(false);
  });

  it('while the clock is in doubt, and nothing can be asked for', async () => {
    await askedFor();
    await days(6.1);
    app.clock.advance({ days: 3 });
    const certain = new Date(app.ctx.clock.now().getTime() - 3 * 86_400_000);
    app.ctx.clock.isTrusted = () => false;
    app.ctx.clock.trustedNow = () => certain;
    await look();
    expect(await exists()).toBe(true);
    await ask(await signIn(app, { username: OLGA })).expect(503);
  });

  it('before a mail server has taken the first mail, and the date moves with it', async () => {
    const { deletesAt: first } = (await ask(owner).expect(200)).body as { deletesAt: string };
    await app.ctx.pool.query("update mails set next_try_at = 'infinity' where kind = 'deletion-requested'");
    const alarm = vi.spyOn(app.ctx.logger, 'error').mockReturnValue();
    await days(8.5);
    expect(await exists()).toBe(true);
    expect(alarm.mock.calls.map(([facts]) => facts)).toMatchObject([
      { alarm: 'deletion-postponed', why: 'letter-waits' },
    ]);
    await app.ctx.pool.query(
      "update mails set state = 'accepted', letter = null, accepted_at = $1 where kind = 'deletion-requested'",
      [app.ctx.clock.now()],
    );
    await look();
    const [row] = (await app.ctx.pool.query<{ at: Date }>('select deletes_at as at from account_deletions'))
      .rows;
    expect(row!.at.getTime()).toBeGreaterThan(new Date(first).getTime());
    await days(5.1);
    await days(1);
    expect(await exists()).toBe(false);
  });

  it('on the word of a letter that went to another address', async () => {
    await askedFor();
    await app.runDueJobs();
    await app.ctx.pool.query(
      "update mails set recipient = 'old@example.org' where kind = 'deletion-requested'",
    );
    await days(8);
    expect(await exists()).toBe(true);
    expect(letters()).toEqual([ASKED, ASKED]);
  });
});
