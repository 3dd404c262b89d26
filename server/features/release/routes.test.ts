import { describe, expect, it } from 'vitest';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import {
  countMails,
  leaveOnDeath,
  linkToken,
  mailsTo,
  ownerWithReporters,
  REPORTERS,
} from '../../../tests/support/release.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openVisitor, verifyRecipient, type Owner } from '../../../tests/support/visitor.ts';

const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];
const HEIR = 'heir@example.org';

/** Rosa reports the owner's death. */
async function report(app: TestApp): Promise<void> {
  const rosa = await openVisitor(app);
  await rosa
    .send('post', '/api/submit-report')
    .send({ token: linkToken(app, ROSA, 'death'), reportType: 'death' })
    .expect(200);
  await app.runDueJobs();
}

async function confirm(app: TestApp, email: string): Promise<{ alreadyConfirmed: boolean }> {
  const visitor = await openVisitor(app);
  const answer = await visitor
    .send('post', '/api/confirm-report')
    .send({ token: linkToken(app, email, 'confirm'), response: 'confirm' })
    .expect(200);
  await app.runDueJobs();
  return answer.body as { alreadyConfirmed: boolean };
}

async function statusOf(app: TestApp, userId: number): Promise<string | undefined> {
  const { rows } = await app.ctx.pool.query<{ status: string }>(
    'select status from death_incapacitation_reports where user_id = $1 order by reported_at desc',
    [userId],
  );
  return rows[0]?.status;
}

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
    const owner = await ownerWithReporters(app);
    const id = await leaveOnDeath(owner, HEIR);
    await report(app);
    expect(countMails(app, owner.username, /Are you well/)).toBe(1);

    expect(await confirm(app, SAM)).toMatchObject({ alreadyConfirmed: false });
    expect(await confirm(app, SAM)).toMatchObject({ alreadyConfirmed: true });
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('pending');
    await confirm(app, TESS);
    expect(await statusOf(app, owner.id)).toBe('released');
    const opened = await heirReads(app, id);
    expect(opened).toMatchObject({ isLocked: false, infoFields: 'It hangs behind the clock' });
    // How it came about, and no names.
    expect(opened.release).toEqual({
      reportType: 'death',
      reportedAt: expect.any(String),
      confirmations: 2,
      releasedAt: expect.any(String),
    });
    expect(JSON.stringify(opened)).not.toContain(ROSA);

    await app.runDueJobs();
    expect(countMails(app, HEIR, /is now open/)).toBe(1);
    for (const email of [ROSA, SAM, TESS]) expect(countMails(app, email, /has been opened/)).toBe(1);
    expect(countMails(app, owner.username, /has been opened/)).toBe(1);
  });

  it('stays locked until the window ends, though everyone has confirmed', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    const id = await leaveOnDeath(owner, HEIR);
    await report(app);
    await confirm(app, SAM);
    await confirm(app, TESS);
    app.clock.advance({ hours: 23, minutes: 58 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('pending');
    expect(await heirReads(app, id)).toMatchObject({ isLocked: true });
    expect(countMails(app, owner.username, /half of your time|Last reminder/)).toBe(1);
    app.clock.advance({ minutes: 5 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('released');
  });

  it('is cancelled by the owner’s link, also after the window, and the same links work again', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    await report(app);
    app.clock.advance({ hours: 30 });
    await app.runDueJobs();
    const visitor = await openVisitor(app);
    const refuteToken = linkToken(app, owner.username, 'refute');
    const seen = await visitor.send('get', `/api/verify-refute-token?token=${refuteToken}`).expect(200);
    expect(seen.body).toMatchObject({ reportType: 'death', reporterEmail: ROSA });
    await visitor.send('post', '/api/refute-report').send({ refuteToken }).expect(200);
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('refuted');
    for (const email of [ROSA, SAM, TESS]) expect(countMails(app, email, /has refuted/)).toBe(1);
    const again = await visitor.send('post', '/api/refute-report').send({ refuteToken }).expect(404);
    expect(again.body).toMatchObject({ reason: 'refuted' });
    await report(app);
    expect(await statusOf(app, owner.id)).toBe('pending');
  });

  it('expires thirty days after its window without enough confirmations', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    await report(app);
    await confirm(app, SAM);
    app.clock.advance({ days: 30, hours: 23 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('pending');
    app.clock.advance({ hours: 2 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('expired');
    for (const email of [owner.username, ROSA, SAM, TESS]) {
      expect(countMails(app, email, /has expired/)).toBe(1);
    }
  });

  it('keeps the terms it began with, whatever the owner configures meanwhile', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app, { designatedReporters: REPORTERS });
    await report(app);
    await owner
      .send('put', '/api/release-config')
      .send({ designatedReporters: REPORTERS, requiredConfirmations: 1, refuteTimeHours: 1 })
      .expect(200);
    await confirm(app, SAM);
    app.clock.advance({ hours: 3 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('pending');
  });

  it('loses the confirmation of a reporter who is removed, and their links with it', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app, { designatedReporters: REPORTERS });
    await report(app);
    await confirm(app, SAM);
    await confirm(app, TESS);
    await owner
      .send('put', '/api/release-config')
      .send({ designatedReporters: [ROSA, TESS, UMA], requiredConfirmations: 2, refuteTimeHours: 24 })
      .expect(200);
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('pending');
    const sam = await openVisitor(app);
    for (const [path, body] of [
      ['/api/confirm-report', { token: linkToken(app, SAM, 'confirm'), response: 'confirm' }],
      ['/api/submit-report', { token: linkToken(app, SAM, 'death'), reportType: 'death' }],
    ] as const) {
      const answer = await sam.send('post', path).send(body).expect(404);
      expect(answer.body).toMatchObject({ reason: 'unknown' });
    }
    await confirm(app, UMA);
    expect(await statusOf(app, owner.id)).toBe('released');
  });

  it('cannot be sent twice, nor by another reporter, while one is being decided', async () => {
    await using app = await startTestApp();
    await ownerWithReporters(app);
    await report(app);
    const visitor = await openVisitor(app);
    for (const email of [ROSA, SAM]) {
      const token = linkToken(app, email, 'incapacitation');
      const looked = await visitor
        .send('get', `/api/verify-reporter-token?token=${token}&type=incapacitation`)
        .expect(404);
      expect(looked.body).toMatchObject({ reason: 'pending' });
      await visitor
        .send('post', '/api/submit-report')
        .send({ token, reportType: 'incapacitation' })
        .expect(404);
    }
  });

  it('needs the link made for its type; the practice link reports nothing', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    const visitor = await openVisitor(app);
    const practice = linkToken(app, ROSA, 'practice');
    const shown = await visitor
      .send('get', `/api/verify-reporter-token?token=${practice}&type=practice`)
      .expect(200);
    expect(shown.body).toEqual({
      ownerUsername: owner.username,
      refuteTimeHours: 24,
      requiredConfirmations: 2,
      otherReporters: 2,
    });
    for (const [token, reportType] of [
      [practice, 'death'],
      [linkToken(app, ROSA, 'death'), 'incapacitation'],
      ['made-up', 'death'],
    ]) {
      await visitor.send('post', '/api/submit-report').send({ token, reportType }).expect(404);
    }
    expect(await statusOf(app, owner.id)).toBeUndefined();
  });

  it('can be locked again by the owner after a false release', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    const id = await leaveOnDeath(owner, HEIR);
    await report(app);
    await confirm(app, SAM);
    await confirm(app, TESS);
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    const [shown] = (await signedIn(owner).get('/api/reports')) as { id: number; status: string }[];
    expect(shown).toMatchObject({ status: 'released' });
    await owner.send('post', '/api/revoke-release').send({ reportId: shown!.id }).expect(200);
    await owner.send('post', '/api/revoke-release').send({ reportId: shown!.id }).expect(409);
    await app.runDueJobs();
    expect(await heirReads(app, id)).toMatchObject({ isLocked: true });
    expect(countMails(app, HEIR, /locked again/)).toBe(1);
    expect(countMails(app, ROSA, /locked everything again/)).toBe(1);
  });
});

/** The test's clock runs ahead of the session store's, which goes by the machine's: the session is still good. */
function signedIn(owner: Owner) {
  return {
    get: async (path: string): Promise<unknown> => (await owner.send('get', path).expect(200)).body,
  };
}

describe('the configuration', () => {
  it('mails new reporters their links, and says what became of the mail and of the page', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    const links = mailsTo(app, ROSA)
      .at(-1)!
      .links.filter((link) => link.includes('/report/'));
    expect(links.map((link) => link.split('/').at(-1))).toEqual(
      expect.arrayContaining(['practice', 'death', 'incapacitation']),
    );
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/report-link-opened')
      .send({ token: linkToken(app, ROSA, 'practice'), type: 'practice' })
      .expect(200);
    const status = (await signedIn(owner).get('/api/reporter-status')) as Record<string, unknown>[];
    expect(status).toMatchObject([
      { email: ROSA, mail: { state: 'accepted' }, openedAt: expect.any(String) },
      { email: SAM, mail: { state: 'accepted' }, openedAt: null },
      { email: TESS, mail: { state: 'accepted' }, openedAt: null },
    ]);
  });

  it('sends the links again without killing the older ones', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    const old = linkToken(app, ROSA, 'death');
    await owner.send('post', '/api/send-reporter-tokens').expect(200);
    await app.runDueJobs();
    const fresh = linkToken(app, ROSA, 'death');
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
  ])('refuses %s and keeps what it was', async (_what, change, sentence) => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    const before = await signedIn(owner).get('/api/release-config');
    const refused = await owner
      .send('put', '/api/release-config')
      .send({ ...(before as object), ...change })
      .expect(400);
    expect((refused.body as { message: string }).message).toMatch(sentence);
    expect(await signedIn(owner).get('/api/release-config')).toEqual(before);
  });

  it('may name nobody at all', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    await owner.send('put', '/api/release-config').send({ designatedReporters: [] }).expect(200);
    expect(await signedIn(owner).get('/api/release-config')).toMatchObject({
      designatedReporters: [],
      requiredConfirmations: 2,
      refuteTimeHours: 24,
    });
  });

  it('is refused while the subscription is blocked; reports are not', async () => {
    await using app = await startTestApp();
    const owner = await ownerWithReporters(app);
    app.clock.advance({ days: 40 });
    await owner.send('put', '/api/release-config').send({ designatedReporters: [] }).expect(402);
    await owner.send('post', '/api/send-reporter-tokens').expect(402);
    await report(app);
    expect(await statusOf(app, owner.id)).toBe('pending');
  });
});
