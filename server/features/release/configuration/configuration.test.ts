import { describe, expect, it } from 'vitest';
import {
  confirmLatestReport,
  countMails,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
  loadReportStatus,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];

const read = async (owner: TestOwner, path: string): Promise<unknown> =>
  (await owner.send('get', path).expect(200)).body;

const configure = (owner: TestOwner, designatedReporters: string[], requiredConfirmations = 2) =>
  owner
    .send('put', '/api/release-config')
    .send({ designatedReporters, requiredConfirmations, refuteTimeHours: 24 })
    .expect(200);

/** Expects a confirmation link to be rejected. */
async function refusedToConfirm(app: TestApp, token: string): Promise<void> {
  const visitor = await openVisitor(app);
  const answer = await visitor
    .send('post', '/api/confirm-report')
    .send({ token, response: 'confirm' })
    .expect(404);
  expect(answer.body).toMatchObject({ reason: 'unknown' });
}

describe('the configuration', () => {
  it('mails new reporters their links, and shows the state of the mail and the use of the page', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const links = listMailsTo(app, ROSA)
      .at(-1)!
      .links.filter((link) => link.includes('/report/'));
    expect(links.map((link) => link.split('/').at(-1))).toEqual(
      expect.arrayContaining(['practice', 'death', 'incapacitation']),
    );
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/report-link-opened')
      .send({ token: readLinkToken(app, ROSA, 'practice'), type: 'practice' })
      .expect(200);
    const status = (await read(owner, '/api/reporter-status')) as Record<string, unknown>[];
    expect(status).toMatchObject([
      { email: ROSA, mail: { state: 'accepted' }, openedAt: expect.any(String) },
      { email: SAM, mail: { state: 'accepted' }, openedAt: null },
      { email: TESS, mail: { state: 'accepted' }, openedAt: null },
    ]);
  });

  it('undoes no change that was made elsewhere since it was read, and takes the same save twice as one', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const replaces = (await read(owner, '/api/release-config')) as Record<string, unknown>;
    const removed = { ...replaces, designatedReporters: [ROSA, SAM], requiredConfirmations: 1 };
    const save = (change: object) => owner.send('put', '/api/release-config').send({ ...change, replaces });
    await save(removed).expect(200);
    await save(removed).expect(200);
    const outdated = await save({ ...replaces, refuteTimeHours: 48 }).expect(409);
    expect((outdated.body as { message: string }).message).toContain('changed in another window');
    expect(await read(owner, '/api/release-config')).toEqual({
      ...removed,
      incapacitation: { requiredConfirmations: 1, refuteTimeHours: 24, asForDeath: true },
    });
  });

  it('asks reporters after a lapse unless the owner says no, and keeps that answer if a save leaves it out', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const before = (await read(owner, '/api/release-config')) as Record<string, unknown>;
    expect(before).toMatchObject({ askReportersOnLapse: true });
    const save = (change: object) => owner.send('put', '/api/release-config').send(change);
    await save({ ...before, askReportersOnLapse: false, replaces: before }).expect(200);
    // A client without this setting, with and without `replaces`.
    const { askReportersOnLapse: _, ...four } = before;
    await save({ ...four, refuteTimeHours: 48 }).expect(200);
    await save({ ...four, refuteTimeHours: 36, replaces: { ...four, refuteTimeHours: 48 } }).expect(200);
    const saved = {
      ...before,
      refuteTimeHours: 36,
      incapacitation: { requiredConfirmations: 2, refuteTimeHours: 36, asForDeath: true },
      askReportersOnLapse: false,
    };
    expect(await read(owner, '/api/release-config')).toEqual(saved);
    // A client with the setting that has not seen the change.
    await save({ ...saved, refuteTimeHours: 24, replaces: { ...saved, askReportersOnLapse: true } }).expect(
      409,
    );
    await save({ ...saved, askReportersOnLapse: 'no' }).expect(400);
    expect(await read(owner, '/api/release-config')).toEqual(saved);
  });

  it('keeps whatever a save leaves out, and takes that for unchanged in what it replaces', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    const save = (config: object) => owner.send('put', '/api/release-config').send(config);
    const numbers = { requiredConfirmations: 3, refuteTimeHours: 72 };
    const incapacitation = { requiredConfirmations: 1, refuteTimeHours: 48 };
    const rest = { coolDownDays: 5, silenceMonths: 24 };
    await save({ designatedReporters: REPORTERS, ...numbers, incapacitation, ...rest }).expect(200);
    const designatedReporters = [...REPORTERS].reverse();
    const saved = await save({ designatedReporters, replaces: { designatedReporters: REPORTERS } }).expect(
      200,
    );
    expect(saved.body).toMatchObject({ designatedReporters, ...numbers, incapacitation, ...rest });
    await save({ designatedReporters, refuteTimeHours: 80 }).expect(200);
    expect(await read(owner, '/api/release-config')).toMatchObject({
      requiredConfirmations: 3,
      refuteTimeHours: 80,
    });
    // What is kept must still fit.
    await save({ designatedReporters: [ROSA, SAM, TESS] }).expect(400);
    await save({ ...numbers }).expect(400);
  });

  it('sends the links again without killing the older ones', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const old = readLinkToken(app, ROSA, 'death');
    await owner.send('post', '/api/send-reporter-tokens').expect(200);
    await app.runDueJobs();
    const fresh = readLinkToken(app, ROSA, 'death');
    expect(fresh).not.toBe(old);
    const visitor = await openVisitor(app);
    for (const token of [old, fresh]) {
      await visitor.send('get', `/api/verify-reporter-token?token=${token}&type=death`).expect(200);
    }
  });

  it.each([
    ['too few reporters', { designatedReporters: [ROSA, SAM], requiredConfirmations: 2 }, /at least 1 more/],
    ['six reporters', { designatedReporters: [...REPORTERS, 'v@x.org', 'w@x.org'] }, /Maximum 5 reporters/],
    ['the same reporter twice', { designatedReporters: [ROSA, ROSA, SAM] }, /already added/],
    ['an address that is none', { designatedReporters: ['nobody'] }, /Invalid email address/],
    ['the owner', { designatedReporters: ['olga@example.org', ROSA, SAM] }, /your own reporter/],
    ['no time to refute', { refuteTimeHours: 0 }, /hours/],
    ['more than a week to refute', { refuteTimeHours: 169 }, /hours/],
    ['no confirmations', { requiredConfirmations: 0 }, /confirmations/],
    ['no word about reporters', { designatedReporters: undefined }, /may be empty/],
    ['a phone number that no database holds', { phoneNumber: '+27\u0000' }, /control characters/],
    ['a phone number with half a character', { phoneNumber: '+27\ud83c' }, /broken character on line 1/],
  ])('refuses %s and stays as it was', async (_what, change, sentence) => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const before = await read(owner, '/api/release-config');
    const refused = await owner
      .send('put', '/api/release-config')
      .send({ ...(before as object), ...change })
      .expect(400);
    expect((refused.body as { message: string }).message).toMatch(sentence);
    expect(await read(owner, '/api/release-config')).toEqual(before);
  });

  it('may name nobody at all', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await owner.send('put', '/api/release-config').send({ designatedReporters: [] }).expect(200);
    expect(await read(owner, '/api/release-config')).toMatchObject({
      designatedReporters: [],
      requiredConfirmations: 2,
      refuteTimeHours: 24,
    });
  });

  it('tells those who are no longer reporters, each time, and nobody else', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const REMOVED = /You’re no longer a reporter for/;
    const told = () => REPORTERS.map((email) => countMails(app, email, REMOVED));
    await configure(owner, [ROSA, SAM, UMA]);
    await app.runDueJobs();
    expect(told()).toEqual([0, 0, 1, 0]);
    const mail = listMailsTo(app, TESS).find(({ subject }) => REMOVED.test(subject))!;
    expect(mail.text).toMatch(/please\s+talk\s+to\s+the\s+owner/);
    expect(mail.links.join(' ')).not.toMatch(/\/(report|confirm-report|undo|refute)\//);
    // The email that asks them to be a reporter must not be the last one they get.
    app.clock.advance({ minutes: 1 });
    await configure(owner, [ROSA, SAM, TESS, UMA]);
    await configure(owner, [ROSA, SAM, UMA]);
    await app.runDueJobs();
    expect(told()).toEqual([0, 0, 2, 0]);
    app.clock.advance({ hours: 25 });
    const again = await signIn(app, owner);
    await again.send('put', '/api/release-config').send({ designatedReporters: [] }).expect(200);
    await app.runDueJobs();
    expect(told()).toEqual([1, 1, 2, 1]);
  });

  it('tells somebody who declined and was replaced that this is all, and does not thank them for it', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    const visitor = await openVisitor(app);
    const token = readLinkToken(app, TESS, 'practice');
    await visitor.send('post', '/api/reporter-answer').send({ token, answer: 'decline' }).expect(200);
    await configure(owner, [ROSA, SAM, UMA]);
    await app.runDueJobs();
    const mail = listMailsTo(app, TESS).at(-1)!.text.replace(/\s+/g, ' ');
    expect(mail).toContain(
      `You told us that you don’t want to be a reporter. ${owner.username} has chosen someone else`,
    );
    expect(mail).not.toMatch(/Thank you|surprises you/);
  });

  it('tells those removed during a report what becomes of their part in it', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    const mailTo = (email: string) =>
      listMailsTo(app, email)
        .find(({ subject }) => /You’re no longer a reporter for/.test(subject))!
        .text.replace(/\s+/g, ' ');
    await configure(owner, [ROSA, SAM, UMA]);
    await reportDeath(app);
    await configure(owner, [SAM, UMA, TESS]);
    await configure(owner, [UMA, TESS, 'vera@example.org']);
    await app.runDueJobs();
    expect(mailTo(ROSA)).toContain('Your report is still pending');
    expect(mailTo(SAM)).toContain('The report we asked you about is still pending');
    // Tess was removed before the report was submitted and must not learn of it.
    expect(mailTo(TESS)).not.toContain('still pending');
    for (const email of [ROSA, SAM]) expect(mailTo(email)).not.toContain('don’t need to do anything');
  });

  it('is refused while the subscription is blocked, and reports are not', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    app.clock.advance({ days: 40 });
    await owner.send('put', '/api/release-config').send({ designatedReporters: [] }).expect(402);
    await owner.send('post', '/api/send-reporter-tokens').expect(402);
    await reportDeath(app);
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });
});

describe('a change of the configuration while a report is running', () => {
  it('does not change the terms that the report began with', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    await reportDeath(app);
    await owner
      .send('put', '/api/release-config')
      .send({ designatedReporters: REPORTERS, requiredConfirmations: 1, refuteTimeHours: 1 })
      .expect(200);
    await confirmLatestReport(app, SAM);
    app.clock.advance({ hours: 3 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
  });

  it('takes away the confirmation of a reporter who is removed, and their links with it', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    await configure(owner, [ROSA, TESS, UMA]);
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    const sam = await openVisitor(app);
    for (const [path, body] of [
      ['/api/confirm-report', { token: readLinkToken(app, SAM, 'confirm'), response: 'confirm' }],
      ['/api/submit-report', { token: readLinkToken(app, SAM, 'death'), reportType: 'death' }],
    ] as const) {
      const answer = await sam.send('post', path).send(body).expect(404);
      expect(answer.body).toMatchObject({ reason: 'unknown' });
    }
    await confirmLatestReport(app, UMA);
    app.clock.advance({ hours: 12 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });

  it('asks a reporter again who was removed and added again, and the old link and confirmation stay dead', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    const old = readLinkToken(app, SAM, 'confirm');
    await configure(owner, [ROSA, TESS, UMA]);
    await configure(owner, REPORTERS);
    await app.runDueJobs();
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    await refusedToConfirm(app, old);

    expect(countMails(app, SAM, /Please confirm/)).toBe(2);
    expect(countMails(app, UMA, /Please confirm/)).toBe(1);
    expect(await confirmLatestReport(app, SAM)).toMatchObject({ alreadyConfirmed: false });
    app.clock.advance({ hours: 12 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    expect(countMails(app, SAM, /have been released/)).toBe(1);
  });

  it('asks neither the person who reported nor a reporter who was added after the report', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    await configure(owner, [SAM, TESS, UMA]);
    await configure(owner, [ROSA, SAM, TESS, UMA]);
    await app.runDueJobs();
    for (const email of [ROSA, UMA]) expect(countMails(app, email, /Please confirm/)).toBe(0);
    for (const email of [SAM, TESS]) expect(countMails(app, email, /Please confirm/)).toBe(1);
  });

  it('lets the report of a removed reporter go on, and tells the owner who made it', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    await configure(owner, [SAM, TESS], 1);
    expect(await read(owner, '/api/reports')).toMatchObject([
      { status: 'pending', reporterEmail: ROSA, isStillReporter: false },
    ]);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });
});
