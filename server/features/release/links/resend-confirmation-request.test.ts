import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/domain/durations.ts';
import {
  confirmLatestReport,
  countMails,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
  keepReporter,
  loadReportStatus,
  type MailedLinkPage,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];

async function post(
  app: TestApp,
  path: string,
  body: object,
): Promise<Record<string, unknown> & { retryAfter: number }> {
  const answer = await (await openVisitor(app)).send('post', `/api/${path}`).send(body);
  await app.runDueJobs();
  const answered: Record<string, unknown> = { status: answer.status, ...(answer.body as object) };
  return { ...answered, retryAfter: Number(answer.headers['retry-after']) };
}

const ask = (app: TestApp, email: string, page: MailedLinkPage = 'death') =>
  post(app, 'ask-again', { token: readLinkToken(app, email, page) });

/** The tokens of all emails that asked a given person to confirm, oldest first. */
const confirmTokens = (app: TestApp, to: string) =>
  listMailsTo(app, to)
    .flatMap(({ links }) => links)
    .flatMap((link) => /\/confirm-report\/([^/\s]+)$/.exec(link)?.[1] ?? [])
    .filter((token, index, all) => all.indexOf(token) === index);

const requests = (app: TestApp, to: string) => countMails(app, to, /Please confirm/);

async function save(app: TestApp, owner: TestOwner, designatedReporters: string[]) {
  const config = { designatedReporters, requiredConfirmations: 1, refuteTimeHours: 24 };
  await owner.send('put', '/api/release-config').send(config).expect(200);
  await app.runDueJobs();
}

async function running() {
  const app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  return { app, owner, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

describe('a reporter who lost the mail that asks to confirm', () => {
  it.each(['death', 'incapacitation'] as const)('gets it again by their link to report: %s', async (page) => {
    await using made = await running();
    const { app } = made;
    const answer = await ask(app, SAM, page);
    expect(answer).toMatchObject({ status: 200, alreadyConfirmed: false });
    const inMs = new Date(answer['againAt'] as string).getTime() - app.clock.now().getTime();
    expect(Math.round(inMs / MINUTE_MS)).toBe(60);
    expect(requests(app, SAM)).toBe(2);
    expect(requests(app, TESS)).toBe(1);
    expect(await confirmLatestReport(app, SAM)).toEqual(expect.objectContaining({ alreadyConfirmed: false }));
  });

  it('can use every link of every such mail, and counts once', async () => {
    await using made = await running();
    const { app } = made;
    await ask(app, SAM);
    app.clock.advance({ hours: 1 });
    await ask(app, SAM);
    const tokens = confirmTokens(app, SAM);
    expect(tokens).toHaveLength(3);
    const visitor = await openVisitor(app);
    for (const token of tokens)
      await visitor.send('get', `/api/verify-confirm-token?token=${token}`).expect(200);
    expect(await post(app, 'deny-report', { token: tokens[1] })).toMatchObject({ status: 200 });
    const answers = [];
    for (const token of tokens)
      answers.push(await post(app, 'confirm-report', { token, response: 'confirm' }));
    expect(answers.map(({ alreadyConfirmed }) => alreadyConfirmed)).toEqual([false, true, true]);
    const shown = await visitor.send('get', `/api/verify-confirm-token?token=${tokens[2]}`).expect(200);
    expect(shown.body).toMatchObject({ alreadyConfirmed: true, confirmations: 1 });
  });

  it('reads in it how many have confirmed, and how many others say that it is not true', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app, { designatedReporters: REPORTERS });
    await reportDeath(app);
    const newest = (email: string) =>
      listMailsTo(app, email)
        .findLast(({ subject }) => /Please confirm|Your link to a report/.test(subject))!
        .text.replaceAll(/\s+/g, ' ');
    expect(newest(SAM)).toContain(
      'Two confirmations are needed before anything is released, and yours can be',
    );
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') });
    await confirmLatestReport(app, TESS);
    await ask(app, SAM);
    expect(newest(SAM)).toContain('You told us that it isn’t true. Thank you for speaking up.');
    expect(newest(SAM)).toContain('before anything is released, and we have one so far.');
    // Their own denial isn't news to them.
    expect(newest(SAM)).not.toContain('of the other reporters we asked');
    // A re-added reporter's first email already says so.
    await save(app, owner, [ROSA, TESS, SAM]);
    await save(app, owner, REPORTERS);
    expect(newest(UMA)).toContain('We have one so far');
    await ask(app, UMA);
    expect(newest(UMA)).toContain('We have one so far, and yours can be the next one.');
    expect(newest(UMA)).toContain('One of the other reporters we asked says that it isn’t true.');
    await confirmLatestReport(app, UMA);
    app.clock.advance({ hours: 1 });
    await ask(app, SAM);
    expect(newest(SAM)).toContain('and we have two so far.');
  });

  it('reads in it that the owner’s time is over, and no time that has passed', async () => {
    await using made = await running();
    const { app } = made;
    for (const hours of [12, 11, 2]) {
      app.clock.advance({ hours });
      await app.runDueJobs();
    }
    await ask(app, SAM);
    const text = listMailsTo(app, SAM).at(-1)!.text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('The deadline for the owner to say that it isn’t true has passed');
    expect(text).not.toContain('can say until');
  });

  it('gets it once an hour, and reads when it is possible again', async () => {
    await using made = await running();
    const { app } = made;
    const { againAt } = await ask(app, SAM);
    app.clock.advance({ minutes: 20 });
    const refused = await ask(app, SAM);
    expect(refused).toMatchObject({ status: 429, againAt });
    expect(refused['message']).toContain('in 40 minutes');
    expect(Math.round(refused.retryAfter / 60)).toBe(40);
    // The limit is per reporter.
    expect(await ask(app, TESS)).toMatchObject({ status: 200 });
    app.clock.advance({ minutes: 40 });
    expect(await ask(app, SAM)).toMatchObject({ status: 200 });
    expect(requests(app, SAM)).toBe(3);
  });

  it('gets one mail when the mail server comes back, however often they asked meanwhile', async () => {
    await using app = await startTestApp();
    await createOwnerWithReporters(app);
    const token = readLinkToken(app, SAM, 'death');
    const visitor = await openVisitor(app);
    const body = { token: readLinkToken(app, ROSA, 'death'), reportType: 'death' };
    await visitor.send('post', '/api/submit-report').send(body).expect(200);
    // No job runs, so nothing is sent.
    for (let hour = 0; hour < 3; hour += 1) {
      await visitor.send('post', '/api/ask-again').send({ token }).expect(200);
      app.clock.advance({ hours: 1 });
    }
    await app.runDueJobs();
    expect(requests(app, SAM)).toBe(1);
    await confirmLatestReport(app, SAM);
  });

  it('reads that they have confirmed already, and gets no mail', async () => {
    await using made = await running();
    const { app } = made;
    await confirmLatestReport(app, SAM);
    expect(await ask(app, SAM)).toMatchObject({ status: 200, alreadyConfirmed: true, againAt: null });
    expect(requests(app, SAM)).toBe(1);
  });

  it('still finds their own link invalid while the report runs, and reads what they have done', async () => {
    await using made = await running();
    const { app, owner } = made;
    await ask(app, SAM);
    await save(app, owner, [ROSA, SAM, TESS, UMA]);
    const seenBy = async (token: string, type: MailedLinkPage = 'death') => {
      const path = `/api/verify-reporter-token?token=${token}&type=${type}`;
      return (await (await openVisitor(app)).send('get', path).expect(404)).body as object;
    };
    const waits = (reason: string) => ({
      message: expect.any(String) as string,
      code: 'not-found',
      reason,
      ownerUsername: owner.username,
      ownerName: null,
    });
    const unknown = {
      message: expect.any(String) as string,
      code: 'not-found',
      reason: 'unknown',
    };
    const [sam, uma] = [readLinkToken(app, SAM, 'death'), readLinkToken(app, UMA, 'death')];
    expect(await seenBy(sam)).toEqual(waits('asked'));
    expect(await seenBy(uma)).toEqual(waits('uninvolved'));
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') });
    expect(await seenBy(sam)).toEqual(waits('denied'));
    await confirmLatestReport(app, SAM);
    expect(await seenBy(sam)).toEqual(waits('confirmed'));
    expect(await seenBy(readLinkToken(app, SAM, 'incapacitation'), 'incapacitation')).toEqual(
      waits('confirmed'),
    );

    // Pressing the button on a page opened earlier gives the same message.
    const submit = (token: string) => post(app, 'submit-report', { token, reportType: 'death' });
    expect(await submit(sam)).toMatchObject({ status: 404, ...waits('confirmed') });
    expect(await submit(readLinkToken(app, ROSA, 'death'))).toMatchObject({ status: 404, ...waits('made') });
    expect(await post(app, 'withdraw-report', { token: uma })).toMatchObject({
      status: 404,
      ...waits('uninvolved'),
    });

    // Nobody else learns of the pending report, and an invalid link reveals nothing.
    expect(await seenBy('x'.repeat(43))).toEqual(unknown);
    await save(app, owner, [ROSA, TESS, UMA]);
    expect(await seenBy(sam)).toEqual(unknown);
    await post(app, 'refute-report', { refuteToken: readLinkToken(app, owner.username, 'refute') });
    const visitor = await openVisitor(app);
    await visitor.send('get', `/api/verify-reporter-token?token=${uma}&type=death`).expect(200);
  });
});

describe('the mail that asks to confirm is not sent again', () => {
  it('by a made-up link, a practice link, or a confirm link', async () => {
    await using made = await running();
    const { app } = made;
    for (const page of ['practice', 'confirm'] as const) {
      expect(await ask(app, SAM, page)).toMatchObject({ status: 404, reason: 'unknown' });
    }
    expect(await post(app, 'ask-again', { token: 'x'.repeat(43) })).toMatchObject({
      status: 404,
      reason: 'unknown',
    });
    expect(await post(app, 'ask-again', {})).toMatchObject({ status: 400 });
    expect(requests(app, SAM)).toBe(1);
  });

  it('to the reporter who made the report, or to somebody who became one later', async () => {
    await using made = await running();
    const { app, owner } = made;
    await save(app, owner, [ROSA, SAM, TESS, UMA]);
    expect(await ask(app, ROSA)).toMatchObject({ status: 409 });
    const answer = await ask(app, UMA);
    expect(answer).toMatchObject({ status: 409 });
    expect(answer['message']).toContain('became a reporter after');
    expect(requests(app, UMA) + requests(app, ROSA)).toBe(0);
  });

  it('without a report, and after a refutation or a release', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    expect(await ask(app, SAM)).toMatchObject({ status: 409 });
    await reportDeath(app);
    await post(app, 'refute-report', { refuteToken: readLinkToken(app, owner.username, 'refute') });
    expect(await loadReportStatus(app, owner.id)).toBe('refuted');
    expect(await ask(app, SAM)).toMatchObject({ status: 409 });
    await keepReporter(owner, ROSA);
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    app.clock.advance({ hours: 25 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    expect(await ask(app, SAM)).toMatchObject({ status: 404, reason: 'released' });
    expect(requests(app, SAM)).toBe(2);
  });

  it('when it still waits and the report is refuted meanwhile', async () => {
    await using made = await running();
    const { app, owner } = made;
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/ask-again')
      .send({ token: readLinkToken(app, SAM, 'death') })
      .expect(200);
    await post(app, 'refute-report', { refuteToken: readLinkToken(app, owner.username, 'refute') });
    expect(requests(app, SAM)).toBe(1);
  });

  it('to somebody who was removed; all their links stay dead when they are added again', async () => {
    await using made = await running();
    const { app, owner } = made;
    await ask(app, SAM);
    const own = readLinkToken(app, SAM, 'death');
    const before = confirmTokens(app, SAM);
    expect(before).toHaveLength(2);
    await save(app, owner, [ROSA, TESS]);
    expect(await post(app, 'ask-again', { token: own })).toMatchObject({ status: 404, reason: 'unknown' });
    await save(app, owner, [ROSA, SAM, TESS]);
    for (const token of before) {
      expect(await post(app, 'confirm-report', { token, response: 'confirm' })).toMatchObject({
        status: 404,
        reason: 'unknown',
      });
    }
    // The hour keeps running, and the email sent after the restart has a working link.
    expect(await ask(app, SAM)).toMatchObject({ status: 429 });
    app.clock.advance({ hours: 1 });
    expect(await ask(app, SAM)).toMatchObject({ status: 200 });
    const [first, second, ...more] = confirmTokens(app, SAM).slice(2);
    expect(more).toEqual([]);
    expect(await post(app, 'confirm-report', { token: first, response: 'confirm' })).toMatchObject({
      status: 200,
    });
    expect(await post(app, 'confirm-report', { token: second, response: 'confirm' })).toMatchObject({
      alreadyConfirmed: true,
    });
  });
});
