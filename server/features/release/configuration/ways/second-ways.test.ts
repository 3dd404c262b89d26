import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { PlanHealth } from '#shared/contracts/plan.ts';
import type { OwnerReport } from '#shared/contracts/release.ts';
import { DAY_MS, HOUR_MS } from '#shared/domain/durations.ts';
import {
  confirmLatestReport,
  countMails,
  createOwnerWithReporters,
  listMailsTo,
  loadReportStatus,
  readLinkToken,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS] = REPORTERS as [string, string, string];
const SECOND = 'second@example.org';
const PHONE = '+27825550101';
const config = { designatedReporters: [ROSA, SAM, TESS], requiredConfirmations: 2, refuteTimeHours: 24 };

interface Text {
  id: string;
  to: string;
  text: string;
}

/** A gateway for text messages. It answers with the statuses in `answers`, then with `status`; with 0, it hangs. */
async function startGateway() {
  const gateway = { texts: [] as Text[], tokens: new Set<string>(), status: 202, answers: [] as number[] };
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      const status = gateway.answers.shift() ?? gateway.status;
      gateway.tokens.add(String(req.headers.authorization));
      if (status >= 200 && status < 300) gateway.texts.push(JSON.parse(body) as Text);
      if (status !== 0) res.writeHead(status).end('an answer that nobody reads');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/texts`;
  return {
    ...gateway,
    state: gateway,
    settings: { SMS_URL: url, SMS_TOKEN: 'the token of the gateway' },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const save = (owner: TestOwner, ways: { secondEmail?: string | null; phoneNumber?: string | null }) =>
  owner.send('put', '/api/release-config').send({ ...config, ...ways });
const verify = (owner: TestOwner, channel: 'email' | 'phone', code: string) =>
  owner.send('post', '/api/release-config/verify').send({ channel, code });
const codeIn = (text: string) => /\b\d{6}\b/.exec(text)![0];

async function addSecondEmail(app: TestApp, owner: TestOwner): Promise<void> {
  await save(owner, { secondEmail: SECOND }).expect(200);
  await app.runDueJobs();
  await verify(owner, 'email', codeIn(listMailsTo(app, SECOND).at(-1)!.text)).expect(200);
}

async function addPhone(app: TestApp, owner: TestOwner, texts: readonly Text[]): Promise<void> {
  await save(owner, { phoneNumber: '+27 82 555-0101' }).expect(200);
  await app.runDueJobs();
  await verify(owner, 'phone', codeIn(texts.at(-1)!.text)).expect(200);
}

const forgetProof = (app: TestApp) =>
  app.ctx.pool.query(
    `update session set sess = jsonb_set(sess::jsonb, '{provedAt}', to_jsonb(0))::json where sess->>'userId' is not null`,
  );

describe('a second way to be warned', () => {
  it('is verified with the code that was sent to it, and then gets every warning with a refute link of its own', async () => {
    await using gateway = await startGateway();
    await using app = await startTestApp(gateway.settings);
    const owner = await createOwnerWithReporters(app);
    await addSecondEmail(app, owner);
    await addPhone(app, owner, gateway.state.texts);
    const saved = (await owner.send('get', '/api/release-config').expect(200)).body as object;
    expect(saved).toMatchObject({
      secondEmail: SECOND,
      secondEmailVerified: true,
      phoneNumber: PHONE,
      phoneNumberVerified: true,
      sendsTexts: true,
    });
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    for (const hours of [12, 11]) {
      app.clock.advance({ hours });
      await app.runDueJobs();
    }
    const warnings = /^(Are you well|Reminder|Last reminder|Enough of your reporters)/;
    expect(countMails(app, owner.username, warnings)).toBe(4);
    expect(countMails(app, SECOND, warnings)).toBe(4);
    const texts = gateway.state.texts.slice(1);
    expect(texts.map(({ to }) => to)).toEqual([PHONE, PHONE, PHONE, PHONE]);
    expect(new Set(texts.map(({ id }) => id)).size).toBe(4);
    expect([...gateway.state.tokens]).toEqual(['Bearer the token of the gateway']);
    for (const { text } of texts) expect(text.length).toBeLessThanOrEqual(160);
    const refuteToken = /\/refute\/(\S+)$/.exec(texts[0]!.text)![1]!;
    await (await openVisitor(app)).send('post', '/api/refute-report').send({ refuteToken }).expect(200);
    expect(await loadReportStatus(app, owner.id)).toBe('refuted');
    const reports = (await owner.send('get', '/api/reports').expect(200)).body as {
      warnings: { stage: string; ways: { way: string; state: string }[] }[];
    }[];
    expect(reports[0]!.warnings.map(({ stage }) => stage)).toEqual(['first', 'half', 'last']);
    expect(reports[0]!.warnings[0]!.ways).toMatchObject([
      { way: 'email', state: 'accepted' },
      { way: 'second-email', state: 'accepted' },
      { way: 'phone', state: 'accepted' },
    ]);
  });

  it('counts as none in plan health while it rejects our messages, and its warnings stay in the timeline after a release', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await addSecondEmail(app, owner);
    const health = async () =>
      (await owner.send('get', '/api/plan-health').expect(200)).body as Pick<
        PlanHealth,
        'hints' | 'failingWarningWays'
      >;
    expect(await health()).toMatchObject({ hints: [], failingWarningWays: [] });
    app.mailbox.refuse(SECOND, 550);
    await reportDeath(app);
    expect(await health()).toMatchObject({
      hints: ['one-warning-way'],
      failingWarningWays: ['second-email'],
    });
    app.mailbox.refuse(SECOND, 451);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    app.clock.advance({ hours: 12 });
    await app.runDueJobs();
    app.clock.advance({ hours: 13 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    const [report] = (await owner.send('get', '/api/reports').expect(200)).body as OwnerReport[];
    const undelivered = report!.warnings.flatMap(({ stage, ways }) =>
      ways.filter(({ way, state }) => way === 'second-email' && state === 'failed').map(() => stage),
    );
    expect(undelivered).toEqual(expect.arrayContaining(['first', 'half']));
  });

  it('is not used before it is verified, and a wrong code does not verify it', async () => {
    await using gateway = await startGateway();
    await using app = await startTestApp(gateway.settings);
    const owner = await createOwnerWithReporters(app);
    await save(owner, { secondEmail: SECOND, phoneNumber: PHONE }).expect(200);
    await app.runDueJobs();
    const code = codeIn(gateway.state.texts[0]!.text);
    await verify(owner, 'phone', code === '000000' ? '111111' : '000000').expect(400);
    await verify(owner, 'email', code).expect(400);
    await reportDeath(app);
    expect(gateway.state.texts).toHaveLength(1);
    expect(countMails(app, SECOND, /^Are you well/)).toBe(0);
  });

  it('counts as delivered if it alone is accepted, and its failure alone changes nothing', async () => {
    await using gateway = await startGateway();
    await using app = await startTestApp(gateway.settings);
    const owner = await createOwnerWithReporters(app);
    await addPhone(app, owner, gateway.state.texts);
    app.mailbox.refuse(owner.username, 550);
    gateway.state.status = 503;
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    // The mailbox has rejected the warning for good, but the gateway may still work.
    for (let days = 0; days < 6; days += 1) {
      app.clock.advance({ days: 1 });
      await app.runDueJobs();
    }
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    gateway.state.status = 202;
    app.clock.advance({ hours: 1 });
    await app.runDueJobs();
    const { rows } = await app.ctx.pool.query<{ expires_at: Date }>(
      'select expires_at from death_incapacitation_reports',
    );
    // The window begins with the text that was accepted.
    expect(rows[0]!.expires_at.getTime()).toBeGreaterThan(app.clock.now().getTime() + 23 * HOUR_MS);
    for (const hours of [12, 11, 2]) {
      app.clock.advance({ hours });
      await app.runDueJobs();
    }
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });

  it('needs a fresh proof to be added, changed and removed; the main address and the removed way are told', async () => {
    await using gateway = await startGateway();
    await using app = await startTestApp(gateway.settings);
    const owner = await createOwnerWithReporters(app);
    await addSecondEmail(app, owner);
    await addPhone(app, owner, gateway.state.texts);
    await forgetProof(app);
    await save(owner, { secondEmail: 'other@example.org' }).expect(202);
    await save(owner, { secondEmail: null }).expect(202);
    await save(owner, { phoneNumber: '' }).expect(202);
    await save(owner, {}).expect(200);
    await app.ctx.pool.query(
      `update session set sess = jsonb_set(sess::jsonb, '{provedAt}', to_jsonb($1::float8))::json where sess->>'userId' is not null`,
      [app.clock.now().getTime()],
    );
    await save(owner, { secondEmail: null, phoneNumber: null }).expect(200);
    app.clock.advance({ hours: 1.1 });
    await app.runDueJobs();
    expect(countMails(app, SECOND, /^You’ll no longer get LeaveBits warnings/)).toBe(1);
    expect(gateway.state.texts.at(-1)).toMatchObject({ to: PHONE });
    expect(gateway.state.texts.at(-1)!.text).toContain('no longer gets warnings');
    const mail = listMailsTo(app, owner.username).findLast(({ subject }) => /was changed$/.test(subject))!;
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('Phone number for warnings: none');
    // The link in that mail puts both back, verified.
    await (
      await openVisitor(app)
    )
      .send('post', '/api/undo-change')
      .send({ undoToken: readLinkToken(app, owner.username, 'undo') })
      .expect(200);
    const { rows } = await app.ctx.pool.query(
      `select second_email, second_email_verified_at is not null as email, phone_number, phone_number_verified_at is not null as phone
       from users where id = $1`,
      [owner.id],
    );
    expect(rows).toEqual([{ second_email: SECOND, email: true, phone_number: PHONE, phone: true }]);
  });

  it('stays while a report is pending, so that nobody can silence its warnings', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await addSecondEmail(app, owner);
    await reportDeath(app);
    for (const secondEmail of ['', 'other@example.org'])
      expect((await save(owner, { secondEmail }).expect(409)).body).toMatchObject({ code: 'conflict' });
    await save(owner, { secondEmail: SECOND }).expect(200);
    // The link that undoes its addition doesn't remove it either, and says so.
    const undoToken = readLinkToken(app, owner.username, 'undo');
    await (await openVisitor(app)).send('post', '/api/undo-change').send({ undoToken }).expect(200);
    await app.runDueJobs();
    const undone = listMailsTo(app, owner.username).findLast(({ subject }) => /was undone$/.test(subject))!;
    expect(undone.text.replaceAll(/\s+/g, ' ')).toContain(
      `Your settings stay as they are. Everyone who was signed in to your account was signed out.`,
    );
    expect(undone.text.replaceAll(/\s+/g, ' ')).toContain(`we’ll still warn you at ${SECOND}.`);
    await confirmLatestReport(app, SAM);
    await confirmLatestReport(app, TESS);
    expect(countMails(app, SECOND, /Enough/)).toBeGreaterThan(0);
    const refuteToken = readLinkToken(app, owner.username, 'refute');
    await (await openVisitor(app)).send('post', '/api/refute-report').send({ refuteToken }).expect(200);
    await save(await signIn(app, owner), { secondEmail: '' }).expect(200);
  });

  it('is warned when its owner is less protected from false reports than before', async () => {
    await using gateway = await startGateway();
    await using app = await startTestApp(gateway.settings);
    const owner = await createOwnerWithReporters(app);
    await addSecondEmail(app, owner);
    await addPhone(app, owner, gateway.state.texts);
    const change = async (more: object) => {
      await owner
        .send('put', '/api/release-config')
        .send({ ...config, ...more })
        .expect(200);
      await app.runDueJobs();
      const mails = listMailsTo(app, SECOND).filter(({ subject }) => subject.includes('less protected'));
      return {
        mails: mails.map(({ text }) => text.replaceAll(/\s+/g, ' ')),
        texts: gateway.state.texts.filter(({ text }) => text.includes('less protected')),
      };
    };
    const awayUntil = new Date(app.clock.now().getTime() + 20 * DAY_MS).toISOString();
    expect(await change({ awayUntil, coolDownDays: 7 })).toEqual({ mails: [], texts: [] });
    // The confirmations are the reporters' business, and not for whoever reads the second mailbox.
    const shorter = await change({ coolDownDays: 3, requiredConfirmations: 1 });
    expect(shorter.mails).toHaveLength(1);
    expect(shorter.mails[0]).toContain('after you refute one: 3 (previously 7)');
    expect(shorter.mails[0]).not.toContain('Confirmations required');
    expect(shorter.texts).toHaveLength(1);
    expect(shorter.texts[0]).toMatchObject({ to: PHONE });
    const ended = await change({ awayUntil: null, secondEmail: '', phoneNumber: '' });
    expect(ended.mails.at(-1)).toContain('No longer away.');
    expect([ended.mails.length, ended.texts.length]).toEqual([2, 2]);
  });

  it('is no cannon: few codes a day go out from one account, and few to one address', async () => {
    await using gateway = await startGateway();
    await using app = await startTestApp(gateway.settings);
    const owner = await createOwnerWithReporters(app);
    for (let number = 1; number <= 6; number += 1)
      await save(owner, { phoneNumber: `+2782555010${number}` }).expect(200);
    await save(owner, { phoneNumber: '+27825550109' }).expect(429);
    await save(owner, { secondEmail: SECOND }).expect(200);
    await app.runDueJobs();
    expect(gateway.state.texts).toHaveLength(6);
  });

  it('has to be an international number, and neither the main address nor a reporter’s', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await save(owner, { phoneNumber: '082 555 0101' }).expect(400);
    await save(owner, { secondEmail: owner.username }).expect(400);
    await save(owner, { secondEmail: SAM }).expect(400);
    await save(owner, { secondEmail: 'nobody' }).expect(400);
    // Without a gateway, a number is stored and stays unverified.
    const saved = await save(owner, { phoneNumber: '0027 82 555 0101' }).expect(200);
    expect(saved.body).toMatchObject({ phoneNumber: PHONE, phoneNumberVerified: false, sendsTexts: false });
    await app.ctx.pool.query("update users set phone_number = 'ask my sister' where id = $1", [owner.id]);
    expect((await save(owner, { phoneNumber: 'ask my sister' }).expect(200)).body).toMatchObject({
      phoneNumber: 'ask my sister',
      phoneNumberVerified: false,
    });
  });
});

describe('the gateway', () => {
  it('is tried again with the same id after any answer but a rejection', async () => {
    await using gateway = await startGateway();
    await using app = await startTestApp(gateway.settings);
    const owner = await createOwnerWithReporters(app);
    gateway.state.answers = [500, 429, 408, 302, 401];
    await save(owner, { phoneNumber: PHONE }).expect(200);
    for (let minutes = 0; minutes < 8; minutes += 1) {
      await app.runDueJobs();
      app.clock.advance({ minutes: 1 });
    }
    expect(gateway.state.texts).toHaveLength(1);
    const { rows } = await app.ctx.pool.query<{ id: string; attempts: number }>(
      "select id, attempts from mails where channel = 'sms' and state = 'accepted'",
    );
    expect(rows).toEqual([{ id: gateway.state.texts[0]!.id, attempts: 6 }]);
    gateway.state.answers = [422];
    app.clock.advance({ hours: DAY_MS / HOUR_MS });
    await owner.send('put', '/api/release-config').send({ ...config, phoneNumber: '+27825550102' });
    await app.ctx.pool.query("update mails set next_try_at = now() where state = 'queued'");
    await app.runDueJobs();
    expect(gateway.state.texts).toHaveLength(1);
  });
});
