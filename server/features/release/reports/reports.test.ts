import { describe, expect, it } from 'vitest';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import type { ReporterStatus } from '#shared/contracts/release.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import {
  confirmLatestReport,
  countMails,
  createLeavebitForDeath,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
  keepReporter,
  loadReportStatus,
} from '#tests/support/release/release.ts';
import { reauthenticateEveryone } from '#tests/support/reauthentication.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, verifyRecipient } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS] = REPORTERS as [string, string, string, string];
const HEIR = 'heir@example.org';

async function heirReads(app: TestApp, id: number): Promise<SharedLeavebit> {
  const heir = await verifyRecipient(app, HEIR);
  const answer = await heir
    .send('get', `/api/my-leavebits/${heir.encodedEmail}`)
    .set(heir.session)
    .expect(200);
  const list = answer.body as SharedLeavebit[];
  return list.find((leavebit) => leavebit.id === id)!;
}

describe('a report', () => {
  it('opens the estate once the others have confirmed and the window has ended, and tells everyone once', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const id = await createLeavebitForDeath(owner, HEIR);
    await reportDeath(app);
    expect(countMails(app, owner.username, /Are you well/)).toBe(1);

    expect(await confirmLatestReport(app, SAM)).toMatchObject({ alreadyConfirmed: false });
    expect(await confirmLatestReport(app, SAM)).toMatchObject({ alreadyConfirmed: true });
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    await confirmLatestReport(app, TESS);
    // The owner's last warning has only just been sent, so they have half a day left.
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    app.clock.advance({ hours: 12 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    const opened = await heirReads(app, id);
    expect(opened).toMatchObject({ isLocked: false, infoFields: 'It hangs behind the clock' });
    // The facts of the release, without names.
    expect(opened.release).toEqual({
      reportType: 'death',
      reportedAt: expect.any(String),
      confirmations: 2,
      releasedAt: expect.any(String),
    });
    expect(JSON.stringify(opened)).not.toContain(ROSA);

    await app.runDueJobs();
    expect(countMails(app, HEIR, /You can now read/)).toBe(1);
    const told = listMailsTo(app, HEIR).at(-1)!.text.replace(/\s+/g, ' ');
    expect(told).toContain('Three people chosen for this have confirmed that');
    expect(told).toMatch(/You can read it until \w+ \d+, \d{4} at/);
    for (const email of [ROSA, SAM, TESS]) expect(told).not.toContain(email);
    for (const email of [ROSA, SAM, TESS]) expect(countMails(app, email, /have been released/)).toBe(1);
    expect(countMails(app, owner.username, /have been released/)).toBe(1);
  });

  it('shows its owner that those who made and confirmed it have used their page', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const begin = app.clock.now().getTime();
    const hoursOfFirstUses = async () => {
      const { body } = await owner.send('get', '/api/reporter-status').expect(200);
      return (body as ReporterStatus).map(
        ({ openedAt }) => openedAt && Math.floor((Date.parse(openedAt) - begin) / HOUR_MS),
      );
    };
    expect(await hoursOfFirstUses()).toEqual([null, null, null]);
    await reportDeath(app);
    app.clock.advance({ hours: 1 });
    await confirmLatestReport(app, SAM);
    expect(await hoursOfFirstUses()).toEqual([0, 1, null]);

    // A removed and re-added reporter has new, unused links.
    await app.ctx.pool.query(
      'update reporter_tokens set created_at = $2, opened_at = null where user_id = $1',
      [owner.id, app.clock.now()],
    );
    expect(await hoursOfFirstUses()).toEqual([null, null, null]);
  });

  it('reminds its owner, and says whether enough have confirmed', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    const reminder = (subject: RegExp) =>
      listMailsTo(app, owner.username)
        .find((mail) => subject.test(mail.subject))!
        .text.replaceAll(/\s+/g, ' ');
    app.clock.advance({ hours: 12 });
    await app.runDueJobs();
    expect(reminder(/half of your time/)).toContain('once enough of your other reporters have confirmed');
    await confirmLatestReport(app, TESS);
    app.clock.advance({ hours: 11 });
    await app.runDueJobs();
    expect(reminder(/Last reminder/)).toContain('Enough of your other reporters have confirmed it,');
    expect(countMails(app, owner.username, /Final notice/)).toBe(0);
  });

  it('stays locked until the window ends, even if everyone has confirmed', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const id = await createLeavebitForDeath(owner, HEIR);
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    app.clock.advance({ hours: 23, minutes: 58 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    expect(await heirReads(app, id)).toMatchObject({ isLocked: true });
    expect(countMails(app, owner.username, /half of your time|Last reminder/)).toBe(1);
    app.clock.advance({ minutes: 5 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });

  it('is cancelled by the owner’s link, also after the window, and the same links work again once the reporter stays', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    app.clock.advance({ hours: 30 });
    await app.runDueJobs();
    const visitor = await openVisitor(app);
    const refuteToken = readLinkToken(app, owner.username, 'refute');
    const seen = await visitor.send('get', `/api/verify-refute-token?token=${refuteToken}`).expect(200);
    expect(seen.body).toMatchObject({
      reportType: 'death',
      reporterEmail: ROSA,
      isEnoughConfirmed: false,
    });
    await visitor.send('post', '/api/refute-report').send({ refuteToken }).expect(200);
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('refuted');
    for (const email of [ROSA, SAM, TESS]) expect(countMails(app, email, /was refuted/)).toBe(1);
    const again = await visitor.send('post', '/api/refute-report').send({ refuteToken }).expect(404);
    expect(again.body).toMatchObject({ reason: 'refuted' });
    await keepReporter(await signIn(app, owner), ROSA);
    await reportDeath(app);
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });

  it('expires thirty days after its window without enough confirmations', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    app.clock.advance({ days: 30, hours: 23 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    app.clock.advance({ hours: 2 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('expired');
    for (const email of [owner.username, ROSA, SAM, TESS]) {
      expect(countMails(app, email, /has expired/)).toBe(1);
    }
  });

  it('cannot be sent while another is being decided, not even by another reporter', async () => {
    await using app = await startTestApp();
    await createOwnerWithReporters(app);
    await reportDeath(app);
    const visitor = await openVisitor(app);
    for (const email of [ROSA, SAM]) {
      const token = readLinkToken(app, email, 'incapacitation');
      const isOwn = email === ROSA;
      const looked = await visitor
        .send('get', `/api/verify-reporter-token?token=${token}&type=incapacitation`)
        .expect(isOwn ? 200 : 404);
      expect(looked.body).toMatchObject(isOwn ? { report: { status: 'pending' } } : { reason: 'asked' });
      await visitor
        .send('post', '/api/submit-report')
        .send({ token, reportType: 'incapacitation' })
        .expect(404);
    }
  });

  it('needs the link for its type, and the practice link reports nothing', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const visitor = await openVisitor(app);
    const practice = readLinkToken(app, ROSA, 'practice');
    const shown = await visitor
      .send('get', `/api/verify-reporter-token?token=${practice}&type=practice`)
      .expect(200);
    expect(shown.body).toEqual({
      ownerUsername: owner.username,
      ownerName: null,
      refuteTimeHours: 24,
      requiredConfirmations: 2,
      incapacitation: { refuteTimeHours: 24, requiredConfirmations: 2 },
      otherReporters: 2,
      answer: null,
      asksAddress: false,
      yourPart: null,
      isReleased: false,
      isSuspended: false,
      lastReport: null,
      pausedUntil: null,
      pauseReason: null,
      awayUntil: null,
      mailLanguage: 'en',
    });
    for (const [token, reportType] of [
      [practice, 'death'],
      [readLinkToken(app, ROSA, 'death'), 'incapacitation'],
      ['made-up', 'death'],
    ]) {
      await visitor.send('post', '/api/submit-report').send({ token, reportType }).expect(404);
    }
    expect(await loadReportStatus(app, owner.id)).toBeUndefined();
  });

  it('can be locked again by the owner after a false release', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const id = await createLeavebitForDeath(owner, HEIR);
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    const [shown] = (await owner.send('get', '/api/reports').expect(200)).body as {
      id: number;
      status: string;
    }[];
    expect(shown).toMatchObject({ status: 'released' });
    await reauthenticateEveryone(app);
    await owner.send('post', '/api/revoke-release').send({ reportId: shown!.id }).expect(200);
    await owner.send('post', '/api/revoke-release').send({ reportId: shown!.id }).expect(409);
    await app.runDueJobs();
    expect(await heirReads(app, id)).toMatchObject({ isLocked: true });
    expect(countMails(app, HEIR, /locked again/)).toBe(1);
    expect(countMails(app, ROSA, /are locked again/)).toBe(1);
  });
});
