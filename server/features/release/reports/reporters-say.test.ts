import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/domain/durations.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { loadMailLanguages } from '#server/adapters/mail/mail-languages.ts';
import { formatEmailDate } from '#server/adapters/mail/email-dates.ts';
import type { OwnerReport, ReporterStatus } from '#shared/contracts/release.ts';
import type { ConfirmTokenResponse, ReporterTokenResponse } from '#shared/contracts/report-links.ts';
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
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];

async function post(app: TestApp, path: string, body: object, status = 200) {
  const answer = await (await openVisitor(app)).send('post', `/api/${path}`).send(body).expect(status);
  await app.runDueJobs();
  return answer.body as Record<string, unknown>;
}

async function look(app: TestApp, token: string, type: 'death' | 'incapacitation' | 'practice') {
  const visitor = await openVisitor(app);
  const answer = await visitor.send('get', `/api/verify-reporter-token?token=${token}&type=${type}`);
  return answer.body as ReporterTokenResponse & { reason?: string };
}

const timelineOf = async (owner: TestOwner) => {
  const [latest] = (await owner.send('get', '/api/reports').expect(200)).body as OwnerReport[];
  return latest!.events.map(({ kind, email }) => [kind, email]);
};

describe('a reporter with a running report', () => {
  it('reads how far it has come, by either of their own links', async () => {
    await using app = await startTestApp();
    await createOwnerWithReporters(app);
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    for (const type of ['death', 'incapacitation'] as const) {
      expect((await look(app, readLinkToken(app, ROSA, type), type)).report).toMatchObject({
        status: 'pending',
        reportType: 'death',
        confirmations: 1,
        requiredConfirmations: 2,
        isDelayed: false,
      });
    }
    expect((await look(app, readLinkToken(app, ROSA, 'practice'), 'practice')).report).toBeUndefined();
  });

  it('takes it back once; everybody is told, nothing opens, and the link works again', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await createLeavebitForDeath(owner, 'heir@example.org');
    await reportDeath(app);
    const token = readLinkToken(app, ROSA, 'death');
    app.clock.advance({ hours: 23 });
    await post(app, 'withdraw-report', { token });
    expect(await post(app, 'withdraw-report', { token }, 404)).toMatchObject({
      reason: 'withdrawn',
    });
    app.clock.advance({ hours: 48 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('refuted');
    for (const email of [owner.username, ROSA, SAM, TESS]) {
      expect(countMails(app, email, /withdrawn/)).toBe(1);
    }
    expect(countMails(app, 'heir@example.org', /You can now read/)).toBe(0);
    expect(await look(app, token, 'death')).toMatchObject({
      lastReport: { status: 'refuted', refutedBy: 'reporter' },
    });
    expect((await look(app, token, 'death')).report).toBeUndefined();
    expect((await look(app, readLinkToken(app, ROSA, 'practice'), 'practice')).lastReport).toBeNull();
    expect((await look(app, readLinkToken(app, SAM, 'death'), 'death')).lastReport).toBeNull();
  });

  it('cannot take it back once another reporter has confirmed it', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    const refused = await post(app, 'withdraw-report', { token: readLinkToken(app, ROSA, 'death') }, 409);
    expect(refused['message']).toMatch(/Another reporter has confirmed this report/);
    await confirmLatestReport(app, TESS);
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });

  it('can take it back again when the owner has removed the one who confirmed it', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    await owner
      .send('put', '/api/release-config')
      .send({
        designatedReporters: [ROSA, TESS, REPORTERS[3]],
        requiredConfirmations: 2,
        refuteTimeHours: 24,
      })
      .expect(200);
    await post(app, 'withdraw-report', { token: readLinkToken(app, ROSA, 'death') });
    expect(await loadReportStatus(app, owner.id)).toBe('refuted');
  });

  it('is named in the timeline as the one who took it back', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    await post(app, 'withdraw-report', { token: readLinkToken(app, ROSA, 'incapacitation') });
    expect((await timelineOf(owner)).at(-1)).toEqual(['refuted', ROSA]);
  });

  it('is the only one who can take it back, and not after it has opened', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    const refused = async (token: string) => (await post(app, 'withdraw-report', { token }, 404))['reason'];
    expect(await refused(readLinkToken(app, SAM, 'death'))).toBe('asked');
    expect(await refused(readLinkToken(app, SAM, 'confirm'))).toBe('unknown');
    expect(await refused(readLinkToken(app, ROSA, 'practice'))).toBe('unknown');
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    expect(await refused(readLinkToken(app, ROSA, 'death'))).toBe('released');
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });

  it('loses that, too, when the owner removes them', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    const token = readLinkToken(app, ROSA, 'death');
    const config = { designatedReporters: [SAM, TESS, REPORTERS[3]], requiredConfirmations: 2 };
    await owner
      .send('put', '/api/release-config')
      .send({ ...config, refuteTimeHours: 24 })
      .expect(200);
    expect(await post(app, 'withdraw-report', { token }, 404)).toMatchObject({ reason: 'unknown' });
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });

  it('takes it back once, however often they press at the same time', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    const body = { token: readLinkToken(app, ROSA, 'death') };
    const visitor = await openVisitor(app);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => visitor.send('post', '/api/withdraw-report').send(body)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const refutations = (await timelineOf(owner)).filter(([kind]) => kind === 'refuted');
    expect(refutations).toHaveLength(1);
  });
});

describe('a reporter who is asked to confirm', () => {
  it('says that it is not true: the owner is notified once, and it stops the clock once', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    const token = readLinkToken(app, SAM, 'confirm');
    await post(app, 'deny-report', { token });
    app.clock.advance({ hours: 1 });
    await post(app, 'deny-report', { token });
    expect(countMails(app, owner.username, /isn’t true/)).toBe(1);
    expect((await timelineOf(owner)).filter(([kind]) => kind === 'denied')).toEqual([['denied', SAM]]);
    const [denied] = ((await owner.send('get', '/api/reports')).body as OwnerReport[])[0]!.events.slice(-1);
    const visitor = await openVisitor(app);
    const shown = await visitor.send('get', `/api/verify-confirm-token?token=${token}`).expect(200);
    expect(shown.body).toMatchObject({
      hasDenied: true,
      canDeny: false,
      alreadyConfirmed: false,
      confirmations: 0,
      requiredConfirmations: 3,
    });
    // The event is recorded a moment after the denial.
    const until = (shown.body as ConfirmTokenResponse).expiresAt;
    expect(Math.abs(Date.parse(denied!.at) + 7 * DAY_MS - Date.parse(until))).toBeLessThan(5000);
    const own = await look(app, readLinkToken(app, ROSA, 'death'), 'death');
    expect(own.report).toMatchObject({ requiredConfirmations: 3, expiresAt: until });

    // They may find out later that it is true.
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    // They can't go back and forth.
    expect(await post(app, 'deny-report', { token }, 409)).toMatchObject({ code: 'conflict' });
    for (const hours of [25, 100, 41]) {
      app.clock.advance({ hours });
      await app.runDueJobs();
      expect(await loadReportStatus(app, owner.id)).toBe('pending');
    }
    app.clock.advance({ hours: 1 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    expect(await post(app, 'deny-report', { token }, 404)).toMatchObject({ reason: 'released' });
    const [toReporter, toConfirmer] = [ROSA, SAM].map((email) => listMailsTo(app, email).at(-1)!.text);
    expect(toReporter).toContain('Thank you for telling us.');
    expect(toConfirmer).toContain('Thank you for confirming it.');
  });

  it('reads after a release without an answer of theirs that none is needed, and by each link whose it is', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    const UMA = REPORTERS[3]!;
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    const links = [ROSA, UMA].map((email) => readLinkToken(app, email, 'death'));
    const practice = readLinkToken(app, UMA, 'practice');
    const whose = { ownerUsername: owner.username, ownerName: null };
    expect(await look(app, links[1]!, 'death')).toMatchObject({ reason: 'asked', ...whose });
    expect((await look(app, practice, 'practice')).isReleased).toBe(false);
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    const mail = listMailsTo(app, UMA).at(-1)!.text.replace(/\s+/g, ' ');
    expect(mail).toContain('Your answer isn’t needed anymore');
    expect(mail).not.toContain('Thank you for');
    for (const token of links) {
      expect(await look(app, token, 'death')).toMatchObject({ reason: 'released', ...whose });
    }
    expect((await look(app, practice, 'practice')).isReleased).toBe(true);
    expect(await look(app, 'A'.repeat(links[0]!.length), 'death')).not.toHaveProperty('ownerUsername');
  });

  it('sees how many of those who were asked say so, and not who', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    await reportDeath(app);
    const UMA = REPORTERS[3]!;
    const seenBy = async (email: string) => {
      const visitor = await openVisitor(app);
      const path = `/api/verify-confirm-token?token=${readLinkToken(app, email, 'confirm')}`;
      return (await visitor.send('get', path).expect(200)).body as ConfirmTokenResponse;
    };
    expect((await seenBy(TESS)).denials).toBe(0);
    for (const email of [SAM, UMA])
      await post(app, 'deny-report', { token: readLinkToken(app, email, 'confirm') });
    const seen = await seenBy(TESS);
    expect(seen).toMatchObject({ denials: 2, hasDenied: false });
    expect(JSON.stringify(seen)).not.toMatch(/sam@|uma@/);
    expect(await seenBy(SAM)).toMatchObject({ denials: 2, hasDenied: true });
    // A later confirmation withdraws the denial. The removal of a reporter doesn't.
    await confirmLatestReport(app, SAM);
    expect((await seenBy(TESS)).denials).toBe(1);
    const config = { designatedReporters: [ROSA, SAM, TESS], requiredConfirmations: 2, refuteTimeHours: 24 };
    await owner.send('put', '/api/release-config').send(config).expect(200);
    expect(await seenBy(TESS)).toMatchObject({ denials: 1, requiredConfirmations: 3 });
  });

  it('can say so after confirming, which withdraws the confirmation; the owner alone reads why', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    const UMA = REPORTERS[3]!;
    await reportDeath(app);
    for (const email of [SAM, TESS]) await confirmLatestReport(app, email);
    app.clock.advance({ hours: 23 });
    await app.runDueJobs();
    const token = readLinkToken(app, SAM, 'confirm');
    const reason = 'I spoke to her <today>.\nShe is fine.';
    await post(app, 'deny-report', { token, reason });
    const [report] = (await owner.send('get', '/api/reports').expect(200)).body as OwnerReport[];
    expect(report).toMatchObject({ confirmations: 1, requiredConfirmations: 3, possibleConfirmations: 2 });
    expect(report!.events.at(-1)).toMatchObject({ kind: 'denied', email: SAM, reason });
    const { rows } = await app.ownersPool.query('select denial_reason from report_confirmations');
    expect(JSON.stringify(rows)).not.toContain('spoke');
    const refute = readLinkToken(app, owner.username, 'refute');
    const page = await (await openVisitor(app)).send('get', `/api/verify-refute-token?token=${refute}`);
    expect(page.body).toMatchObject({ denials: [{ email: SAM, name: null, reason }] });
    const log = await owner.send('get', '/api/account/activity').expect(200);
    expect(log.body.entries).toContainEqual(
      expect.objectContaining({ kind: 'report-denied', subject: SAM, detail: reason }),
    );
    for (const email of [owner.username, ...REPORTERS])
      for (const { text } of listMailsTo(app, email)) expect(text).not.toContain('spoke to her');
    const toOwner = listMailsTo(app, owner.username).find(({ subject }) => subject.includes('isn’t true'))!;
    expect(toOwner.text.replaceAll(/\s+/g, ' ')).toContain(
      'They told us why, and you can read it on the page where you refute the report.',
    );
    for (const [email, subject] of [
      [TESS, /needs more time/],
      [UMA, /needs more time/],
      [ROSA, /isn’t true/],
    ] as const) {
      expect(countMails(app, email, subject)).toBe(1);
      for (const { text } of listMailsTo(app, email)) expect(text).not.toContain(SAM);
    }
    expect(countMails(app, SAM, /needs more time/)).toBe(0);
    app.clock.advance({ days: 8 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });

  it.each([
    ['a reason that is too long', 'x'.repeat(501)],
    ['a control character', 'fine\u0000'],
    ['something else', 7],
  ])('is refused %s', async (_what, reason) => {
    await using app = await startTestApp();
    await createOwnerWithReporters(app);
    await reportDeath(app);
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm'), reason }, 400);
  });

  it('cannot alone keep four others from opening what was left', async () => {
    await using app = await startTestApp();
    const UMA = REPORTERS[3]!;
    const owner = await createOwnerWithReporters(app, {
      designatedReporters: [...REPORTERS, 'vera@example.org'],
    });
    await reportDeath(app);
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') });
    for (const email of [TESS, UMA, 'vera@example.org']) await confirmLatestReport(app, email);
    for (const days of [4, 3.2]) {
      await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') });
      app.clock.advance({ hours: days * 24 });
      await app.runDueJobs();
    }
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });

  it('stops a small plan until it expires, and everyone is told', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, {
      designatedReporters: [ROSA, SAM],
      requiredConfirmations: 1,
    });
    await reportDeath(app);
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') });
    for (const email of [owner.username, ROSA]) {
      const { text } = listMailsTo(app, email).find(({ subject }) => subject.includes('isn’t true'))!;
      expect(text.replaceAll(/\s+/g, ' ')).toContain('Too few reporters are left for that.');
    }
    for (let day = 0; day < 36; day++) {
      app.clock.advance({ days: 1 });
      await app.runDueJobs();
      expect(await loadReportStatus(app, owner.id)).toBe('pending');
    }
    app.clock.advance({ days: 1 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('expired');
    for (const email of [owner.username, ROSA, SAM]) expect(countMails(app, email, /has expired/)).toBe(1);
  });

  it('says so for good: a thief cannot silence them by removing them', async () => {
    await using app = await startTestApp();
    const UMA = REPORTERS[3]!;
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    await reportDeath(app);
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') });
    const config = { designatedReporters: [ROSA, TESS, UMA], requiredConfirmations: 2, refuteTimeHours: 24 };
    await owner.send('put', '/api/release-config').send(config).expect(200);
    for (const email of [TESS, UMA]) await confirmLatestReport(app, email);
    app.clock.advance({ days: 9 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });

  it('tells the one who made the report, too, once for each, without a name; their page shows who still says so', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    await reportDeath(app);
    const UMA = REPORTERS[3]!;
    const own = async () => (await look(app, readLinkToken(app, ROSA, 'death'), 'death')).report?.denials;
    expect(await own()).toBe(0);
    const deny = (email: string) => post(app, 'deny-report', { token: readLinkToken(app, email, 'confirm') });
    for (const email of [SAM, UMA, SAM]) await deny(email);
    const told = listMailsTo(app, ROSA).filter(({ subject }) =>
      /your report about .* isn’t true/.test(subject),
    );
    expect(told).toHaveLength(2);
    for (const { text } of told) {
      expect(text).not.toMatch(/sam@|uma@/);
      expect(text.replaceAll(/\s+/g, ' ')).toContain('Your report stays pending unless the owner refutes it');
    }
    expect(countMails(app, owner.username, /isn’t true/)).toBe(2);
    for (const email of [SAM, TESS, UMA]) expect(countMails(app, email, /isn’t true/)).toBe(0);
    // The others learn that their confirmations are needed now.
    for (const [email, times] of [
      [SAM, 0],
      [TESS, 2],
      [UMA, 1],
    ] as const)
      expect(countMails(app, email, /needs more time/)).toBe(times);
    expect(await own()).toBe(2);
    await confirmLatestReport(app, SAM);
    expect(await own()).toBe(1);
    // They can't deny it again after confirming.
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') }, 409);
    expect(await own()).toBe(1);
    const config = { designatedReporters: [ROSA, SAM, TESS], requiredConfirmations: 2, refuteTimeHours: 24 };
    await owner.send('put', '/api/release-config').send(config).expect(200);
    expect(await own()).toBe(1);
  });

  it('names the new end of the owner’s time, and sends nobody to a link that is dead', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    await reportDeath(app);
    const denied = readLinkToken(app, SAM, 'confirm');
    const config = {
      designatedReporters: [SAM, TESS, REPORTERS[3]!],
      requiredConfirmations: 2,
      refuteTimeHours: 24,
    };
    await owner.send('put', '/api/release-config').send(config).expect(200);
    for (const hours of [12, 11, 2]) {
      app.clock.advance({ hours });
      await app.runDueJobs();
    }
    await post(app, 'deny-report', { token: denied });
    const told = (to: string) =>
      listMailsTo(app, to)
        .find(({ subject }) => /isn’t true/.test(subject))!
        .text.replaceAll(/\s+/g, ' ');
    const { expiresAt } = ((await owner.send('get', '/api/reports').expect(200)).body as OwnerReport[])[0]!;
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(app.clock.now().getTime() + 6.9 * DAY_MS);
    const end = formatEmailDate(app.ctx, expiresAt, null).text;
    expect(told(owner.username)).toContain(`please refute it before ${end}. You don’t need a password.`);
    expect(told(ROSA)).toContain(
      `Your report stays pending unless the owner refutes it. Nothing is released before`,
    );
    expect(told(ROSA)).not.toContain('withdraw');
  });

  it('does not tell them any more when the report is over before the mail leaves', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    const send = async (path: string, body: object) =>
      (await openVisitor(app)).send('post', `/api/${path}`).send(body).expect(200);
    await send('deny-report', { token: readLinkToken(app, SAM, 'confirm') });
    await send('refute-report', { refuteToken: readLinkToken(app, owner.username, 'refute') });
    await app.runDueJobs();
    expect(countMails(app, ROSA, /your report about .* isn’t true/)).toBe(0);
    expect(countMails(app, ROSA, /The report about .* was refuted/)).toBe(1);
  });

  /** The last mail to somebody with this subject, in one line. */
  const lastMail = (app: TestApp, to: string, about: RegExp) =>
    listMailsTo(app, to)
      .findLast(({ subject }) => about.test(subject))!
      .text.replaceAll(/\s+/g, ' ');

  it('gets thanks instead of condolences in each mail after a denial, unless they confirm', async () => {
    await using app = await startTestApp();
    const VERA = 'vera@example.org';
    const owner = await createOwnerWithReporters(app, { designatedReporters: [...REPORTERS, VERA] });
    const UMA = REPORTERS[3]!;
    await reportDeath(app);
    for (const email of [SAM, TESS])
      await post(app, 'deny-report', { token: readLinkToken(app, email, 'confirm') });
    await post(app, 'ask-again', { token: readLinkToken(app, SAM, 'death') });
    expect(lastMail(app, SAM, /link to a report/)).toContain('You told us that it isn’t true.');
    for (const email of [TESS, UMA, VERA]) await confirmLatestReport(app, email);
    for (const days of [4, 4]) {
      app.clock.advance({ days });
      await app.runDueJobs();
    }
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    const released = (email: string) => lastMail(app, email, /have been released/);
    expect(released(SAM)).toContain('Thank you for speaking up.');
    expect(released(SAM)).not.toContain('sorry');
    for (const email of [ROSA, TESS, UMA]) expect(released(email)).toContain('We’re sorry for your loss.');
  });

  it.each([
    [
      'refuted',
      'refute-report',
      (app: TestApp, owner: string) => ({ refuteToken: readLinkToken(app, owner, 'refute') }),
    ],
    ['withdrawn', 'withdraw-report', (app: TestApp) => ({ token: readLinkToken(app, ROSA, 'death') })],
  ] as const)('is thanked, and nobody else, when a report they denied was %s', async (ending, path, body) => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') });
    await post(app, path, body(app, owner.username));
    const ended = (email: string) => lastMail(app, email, new RegExp(ending));
    expect(ended(SAM)).toContain('Thank you for speaking up.');
    for (const email of [ROSA, TESS]) expect(ended(email)).not.toContain('Thank you');
  });

  it('is thanked when a report they denied has expired', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') });
    for (let day = 0; day < 100 && (await loadReportStatus(app, owner.id)) === 'pending'; day++) {
      app.clock.advance({ days: 1 });
      await app.runDueJobs();
    }
    expect(lastMail(app, SAM, /has expired/)).toContain('Thank you for speaking up.');
    expect(lastMail(app, TESS, /has expired/)).not.toContain('Thank you');
  });

  it.each(['reporter’s link', 'made-up link'])('cannot say so by a %s', async (which) => {
    await using app = await startTestApp();
    await createOwnerWithReporters(app);
    await reportDeath(app);
    const token = which === 'made-up link' ? 'made-up' : readLinkToken(app, ROSA, 'death');
    expect(await post(app, 'deny-report', { token }, 404)).toMatchObject({ reason: 'unknown' });
  });
});

it('the page to practice says what this reporter has done about a real report, and nothing else about it', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  const UMA = REPORTERS[3]!;
  const practice = (email: string) => look(app, readLinkToken(app, email, 'practice'), 'practice');
  expect((await practice(ROSA)).yourPart).toBeNull();
  await reportDeath(app);
  await owner
    .send('put', '/api/release-config')
    .send({ designatedReporters: REPORTERS, requiredConfirmations: 2, refuteTimeHours: 24 })
    .expect(200);
  await app.runDueJobs();
  await confirmLatestReport(app, SAM);
  const seen = await Promise.all([ROSA, SAM, TESS, UMA].map(practice));
  expect(seen.map(({ yourPart }) => yourPart)).toEqual(['made', 'confirmed', 'asked', 'uninvolved']);
  for (const page of seen) {
    expect(page).toMatchObject({ lastReport: null });
    expect(page.report).toBeUndefined();
    expect(JSON.stringify(page)).not.toMatch(/rosa@|sam@|tess@|uma@/);
  }
  await post(app, 'refute-report', { refuteToken: readLinkToken(app, owner.username, 'refute') });
  for (const email of [ROSA, SAM]) expect((await practice(email)).yourPart).toBeNull();
});

describe('somebody who was chosen as a reporter', () => {
  const answersOf = async (owner: TestOwner) => {
    const { body } = await owner.send('get', '/api/reporter-status').expect(200);
    return (body as ReporterStatus).map(({ answer, openedAt }) => [answer, openedAt !== null]);
  };

  it('accepts or declines by any of their links; the owner sees it, and is told of a no', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const practice = readLinkToken(app, SAM, 'practice');
    await post(app, 'reporter-answer', { token: readLinkToken(app, ROSA, 'death'), answer: 'accept' });
    await post(app, 'reporter-answer', { token: practice, answer: 'accept' });
    app.clock.advance({ hours: 1 });
    await post(app, 'reporter-answer', { token: practice, answer: 'decline' });
    await post(app, 'reporter-answer', { token: practice, answer: 'decline' });
    expect(await answersOf(owner)).toEqual([
      ['accept', true],
      ['decline', true],
      [null, false],
    ]);
    expect((await look(app, practice, 'practice')).answer).toBe('decline');
    const [told, ...more] = listMailsTo(app, owner.username).filter(({ subject }) =>
      /doesn’t want to be your reporter/.test(subject),
    );
    expect(more).toEqual([]);
    expect(told!.text.replaceAll('\n', ' ')).toContain(
      'you have 2 reporters left. A report needs one reporter to submit it',
    );
    const accepted = () => countMails(app, owner.username, /will be your reporter after all/);
    expect(accepted()).toBe(0);
    for (let times = 0; times < 2; times += 1)
      await post(app, 'reporter-answer', { token: practice, answer: 'accept' });
    await app.runDueJobs();
    expect(accepted()).toBe(1);
  });

  it('is asked after half a year whether the address is still good; the owner sees it, and is told of a no', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const token = readLinkToken(app, ROSA, 'practice');
    const asks = async () => (await look(app, token, 'practice')).asksAddress;
    app.clock.advance({ days: 200 });
    // First they are asked whether they want to be a reporter.
    expect(await asks()).toBe(false);
    await post(app, 'reporter-answer', { token, answer: 'accept' });
    expect(await asks()).toBe(false);
    app.clock.advance({ days: 185 });
    expect(await asks()).toBe(true);
    await post(app, 'reporter-address', { token, isGood: true });
    expect(await asks()).toBe(false);
    app.clock.advance({ days: 185 });
    for (let n = 0; n < 2; n += 1) await post(app, 'reporter-address', { token, isGood: false });
    expect(countMails(app, owner.username, /wants to use another address/)).toBe(1);
    const { body } = await (await signIn(app, owner)).send('get', '/api/reporter-status').expect(200);
    expect((body as ReporterStatus).map(({ wantsOtherAddress }) => wantsOtherAddress)).toEqual([
      true,
      false,
      false,
    ]);
    await post(app, 'reporter-address', { token: 'x'.repeat(43), isGood: true }, 404);
    await post(app, 'reporter-address', { token, isGood: 'perhaps' }, 400);
  });

  it('is written to about this owner in the language that they ask for by a link, whatever the owner chose', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const token = readLinkToken(app, ROSA, 'practice');
    const ask = (language: string, status = 200) =>
      post(app, 'reporter-language', { token, language }, status);
    const shown = async () => (await look(app, token, 'practice')).mailLanguage;
    async function readNewLinks(to = ROSA): Promise<string> {
      const before = app.mailbox.mails().length;
      await (await signIn(app, owner)).send('post', '/api/send-reporter-tokens').expect(200);
      await app.runDueJobs();
      return app.mailbox
        .mails()
        .slice(before)
        .find((mail) => mail.to.includes(to))!.html;
    }
    expect(await shown()).toBe('en');
    const signedIn = await signIn(app, owner);
    await signedIn
      .send('put', `/api/people/${encodeLinkEmail(ROSA)}`)
      .send({ name: '', language: 'fr' })
      .expect(200);
    expect(await shown()).toBe('fr');
    const mails = app.mailbox.mails().length;
    await ask('de');
    await app.runDueJobs();
    expect(app.mailbox.mails()).toHaveLength(mails);
    expect(await shown()).toBe('de');
    expect(await readNewLinks()).toContain('<html lang="de"');
    expect(await readNewLinks(SAM)).toContain('<html lang="en"');
    await ask('en');
    expect(await readNewLinks()).toContain('<html lang="en"');
    await ask('it', 400);
    await post(app, 'reporter-language', { token: 'x'.repeat(43), language: 'de' }, 404);
  });

  it('keeps the language that they asked for at their own address, which the holder of a link can neither see nor change', async () => {
    await using app = await startTestApp();
    await createOwnerWithReporters(app);
    const token = readLinkToken(app, ROSA, 'practice');
    const rosa = await verifyRecipient(app, ROSA);
    await rosa
      .send('put', `/api/my-leavebits/${rosa.encodedEmail}/language`)
      .set(rosa.session)
      .send({ language: 'zu' })
      .expect(200);
    await post(app, 'reporter-language', { token, language: 'de' });
    expect((await look(app, token, 'practice')).mailLanguage).toBeNull();
    const read = await loadMailLanguages(app.ctx.db, [{ to: ROSA }]);
    expect(read({ to: ROSA, userId: 1 })).toBe('zu');
  });

  it('can still report after declining', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await post(app, 'reporter-answer', { token: readLinkToken(app, ROSA, 'practice'), answer: 'decline' });
    await reportDeath(app);
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });

  it('is not counted by the others after declining, but is still asked to confirm', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    const others = async (email: string, type: 'death' | 'practice') =>
      (await look(app, readLinkToken(app, email, type), type)).otherReporters;
    const sam = readLinkToken(app, SAM, 'practice');
    await post(app, 'reporter-answer', { token: sam, answer: 'decline' });
    for (const type of ['death', 'practice'] as const) expect(await others(ROSA, type)).toBe(2);
    expect(await others(SAM, 'death')).toBe(3);
    const body = { token: readLinkToken(app, ROSA, 'death'), reportType: 'death' };
    expect(await post(app, 'submit-report', body)).toMatchObject({ otherReporters: 2 });
    const asked = listMailsTo(app, SAM).filter(({ subject }) => /Please confirm a report/.test(subject));
    expect(asked).toHaveLength(1);
    const declined = 'You told us that you don’t want to be a reporter, so you don’t need to do anything.';
    expect(asked[0]!.text.replaceAll(/\s+/g, ' ')).toContain(declined);
    const seenBy = async (email: string) => {
      const path = `/api/verify-confirm-token?token=${readLinkToken(app, email, 'confirm')}`;
      return (await (await openVisitor(app)).send('get', path).expect(200)).body as ConfirmTokenResponse;
    };
    expect((await seenBy(SAM)).hasDeclined).toBe(true);
    expect((await seenBy(TESS)).hasDeclined).toBe(false);
    // They can change their mind, and then count again.
    app.clock.advance({ hours: 1 });
    await post(app, 'reporter-answer', { token: sam, answer: 'accept' });
    expect(await others(ROSA, 'death')).toBe(3);
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });

  it('is asked again after being removed and re-added', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const token = readLinkToken(app, ROSA, 'death');
    await post(app, 'reporter-answer', { token, answer: 'decline' });
    const save = async (designatedReporters: string[]) => {
      const config = { designatedReporters, requiredConfirmations: 1, refuteTimeHours: 24 };
      await owner.send('put', '/api/release-config').send(config).expect(200);
      await app.runDueJobs();
    };
    await save([SAM, TESS]);
    expect(await post(app, 'reporter-answer', { token, answer: 'accept' }, 404)).toMatchObject({
      reason: 'unknown',
    });
    await save([ROSA, SAM, TESS]);
    expect((await answersOf(owner))[0]).toEqual([null, false]);
  });

  it('gets a clear error for anything but accept and decline', async () => {
    await using app = await startTestApp();
    await createOwnerWithReporters(app);
    const token = readLinkToken(app, ROSA, 'death');
    for (const answer of ['maybe', '', null]) await post(app, 'reporter-answer', { token, answer }, 400);
  });
});
