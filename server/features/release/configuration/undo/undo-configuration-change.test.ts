import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  countMails,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
} from '#tests/support/release/release.ts';
import {
  saveTerms,
  EVA,
  EVE,
  ATTACKER_TERMS,
  ORIGINAL_TERMS,
  openUndoLink,
  ROSA,
  SAM,
  loadSavedTerms,
  TESS,
  pressUndo,
} from '#tests/support/release/undo.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, signIn, type TestOwner } from '#tests/support/visitor.ts';
import { removeExpiredRows } from '#server/features/retention/remove-expired.ts';
import { beginRecovery } from '#server/features/recovery/begin-recovery.ts';
import { sendOverdueConfigurationEmails } from '../send-configuration-emails.ts';

const OLGA = 'olga@example.org';
/** The emails with an undo link. The first one is about the first setup. */
const CHANGED = /configuration was changed|^You chose your LeaveBits reporters$/;
const UNDONE = /was undone/;
const BACK = /^You’re a reporter for .* again$/;

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
});
afterEach(() => app[Symbol.asyncDispose]());

/** Whether a reporter's link still works. */
async function works(token: string): Promise<boolean> {
  const visitor = await openVisitor(app);
  const { status } = await visitor.send('get', `/api/verify-reporter-token?token=${token}&type=death`);
  return status === 200;
}

describe('the link in the mail about a change', () => {
  it('shows what was changed, and only that', async () => {
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    expect(await openUndoLink(app, token)).toEqual({
      changedAt: expect.any(String) as string,
      secondEmail: null,
      phoneNumber: null,
      awayUntil: null,
      silenceMonths: null,
      coolDownDays: null,
      incapacitation: null,
      expiresAt: expect.any(String) as string,
      added: [EVE, EVA],
      removed: [SAM, TESS],
      requiredConfirmations: { before: 2, after: 1 },
      refuteTimeHours: { before: 24, after: 1 },
      askReportersOnLapse: null,
      laterChanges: 0,
      earlierChanges: 1,
      report: null,
    });
    expect(await loadSavedTerms(app, owner)).toEqual(ATTACKER_TERMS);
  });

  it('puts everything back, signs everyone out, and tells the owner without another link', async () => {
    const sams = readLinkToken(app, SAM, 'death');
    const sam = await openVisitor(app);
    await sam
      .send('post', '/api/reporter-answer')
      .send({ token: readLinkToken(app, SAM, 'practice'), answer: 'accept' })
      .expect(200);
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    const [evas, rosas] = [readLinkToken(app, EVA, 'death'), readLinkToken(app, ROSA, 'death')];
    expect([await works(sams), await works(evas)]).toEqual([false, true]);

    expect(await pressUndo(app, token)).toBeNull();
    expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
    expect([await works(sams), await works(evas), await works(rosas)]).toEqual([true, false, true]);
    await owner.send('get', '/api/release-config').expect(401);
    // Restored reporters get new links, too, without a second invitation.
    expect(countMails(app, SAM, /asks you to be a reporter/)).toBe(1);
    expect(countMails(app, SAM, BACK)).toBe(1);
    expect(await works(readLinkToken(app, SAM, 'death'))).toBe(true);

    const again = await signIn(app, owner);
    const { body } = await again.send('get', '/api/reporter-status').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ email: SAM, answer: 'accept' }));

    expect(countMails(app, OLGA, UNDONE)).toBe(1);
    const told = listMailsTo(app, OLGA).at(-1)!;
    expect(told.subject).toMatch(UNDONE);
    expect(told.links.filter((link) => link.includes('/undo/'))).toEqual([]);
    expect(told.links).toContain('http://leavebits.test/auth?mode=reset');
    expect(told.text.replace(/\s+/g, ' ')).toContain(`New reporters: ${SAM}, ${TESS}.`);
    expect(countMails(app, OLGA, CHANGED)).toBe(2);
  });

  it('tells those who are reporters no longer, on both ways', async () => {
    const REMOVED = /You’re no longer a reporter for/;
    const told = (...emails: string[]) => emails.map((email) => countMails(app, email, REMOVED));
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    await app.runDueJobs();
    expect(told(ROSA, SAM, TESS, EVE, EVA)).toEqual([0, 1, 1, 0, 0]);
    await pressUndo(app, token);
    await app.runDueJobs();
    expect(told(ROSA, SAM, TESS, EVE, EVA)).toEqual([0, 1, 1, 1, 1]);
  });

  it('works once, and says so', async () => {
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    expect(await pressUndo(app, token)).toBeNull();
    expect([await openUndoLink(app, token), await pressUndo(app, token)]).toEqual(['undone', 'undone']);
    expect(countMails(app, OLGA, UNDONE)).toBe(1);
  });

  it('works for 72 hours, then says that it is over, and brings nothing back', async () => {
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    app.clock.advance({ hours: 71, minutes: 59 });
    await removeExpiredRows(app.ctx);
    expect(await openUndoLink(app, token)).toMatchObject({ added: [EVE, EVA] });
    app.clock.advance({ minutes: 1 });
    expect([await openUndoLink(app, token), await pressUndo(app, token)]).toEqual(['expired', 'expired']);
    app.clock.advance({ minutes: 1 });
    await removeExpiredRows(app.ctx);
    expect(await openUndoLink(app, token)).toBe('expired');
    expect((await app.ctx.pool.query('select from lost_reporter_tokens')).rows).toEqual([]);
    app.clock.advance({ days: 30 });
    await removeExpiredRows(app.ctx);
    expect(await openUndoLink(app, token)).toBe('unknown');
    expect(await loadSavedTerms(app, owner)).toEqual(ATTACKER_TERMS);
  });

  it('that is made up leads nowhere, and a press without the token against forgery does nothing', async () => {
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    expect([await openUndoLink(app, 'x'.repeat(43)), await pressUndo(app, 'x'.repeat(43))]).toEqual([
      'unknown',
      'unknown',
    ]);
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/undo-change')
      .set('X-CSRF-Token', 'forged')
      .send({ undoToken: token })
      .expect(403);
    expect(await loadSavedTerms(app, owner)).toEqual(ATTACKER_TERMS);
  });

  it('goes only by mail: no answer to the signed-in browser has it, and the database keeps no copy', async () => {
    const answer = await owner.send('put', '/api/release-config').send(ATTACKER_TERMS).expect(200);
    const { rows } = await app.ctx.pool.query<{ letter: Buffer }>(
      "select letter from mails where kind = 'configuration-changed' and state = 'queued'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.letter.toString('latin1')).not.toContain('undo');
    await app.runDueJobs();
    const token = readLinkToken(app, OLGA, 'undo');
    expect(JSON.stringify(answer.body)).not.toContain(token);
    const dump = await app.ctx.pool.query<{ row: string }>(
      'select c::text as row from configuration_changes c union all select m::text from mails m',
    );
    expect(dump.rows.map(({ row }) => row).join()).not.toContain(token);
    expect((await app.ctx.pool.query('select from mails where letter is not null')).rows).toEqual([]);
  });

  it('works while the subscription is blocked, during a recovery, and when the mails of the day are used up', async () => {
    const sams = readLinkToken(app, SAM, 'death');
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    for (let times = 0; times < 8; times += 1) await owner.send('post', '/api/send-reporter-tokens');
    await app.runDueJobs();
    const mailed = countMails(app, SAM, /asks you to be a reporter/);
    await app.ctx.pool.query("update subscriptions set sub_status = 'Cancelled', next_payment_date = $1", [
      app.clock.now(),
    ]);
    app.clock.advance({ minutes: 1 });
    await owner.send('put', '/api/release-config').send(ORIGINAL_TERMS).expect(402);
    await app.ctx.db.transaction((tx) => beginRecovery(tx, { now: app.clock.now(), reason: 'A drill.' }));
    expect(await pressUndo(app, token)).toBeNull();
    expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
    expect(await works(sams)).toBe(true);
    expect(countMails(app, SAM, /asks you to be a reporter/)).toBe(mailed);
    const told = listMailsTo(app, SAM).filter(({ subject }) => BACK.test(subject));
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain('The links you had before the change work again.');
    expect(told[0]!.links.join(' ')).not.toContain('/report/');
  });
});

describe('several changes', () => {
  const FIRST = { ...ORIGINAL_TERMS, designatedReporters: [ROSA, SAM, TESS, EVE] };

  it('are undone together by the link of the first one, and the links of the later ones are used up', async () => {
    const tess = readLinkToken(app, TESS, 'death');
    const first = await saveTerms(app, owner, FIRST);
    const second = await saveTerms(app, owner, ATTACKER_TERMS);
    const third = await saveTerms(app, owner, { ...ATTACKER_TERMS, designatedReporters: [ROSA, EVE, TESS] });
    expect(await openUndoLink(app, first)).toMatchObject({ added: [EVE], removed: [], laterChanges: 2 });
    expect(await pressUndo(app, first)).toBeNull();
    expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
    expect(await works(tess)).toBe(true);
    expect(await works(readLinkToken(app, EVE, 'death'))).toBe(false);
    for (const token of [second, third]) expect(await pressUndo(app, token)).toBe('undone');
    expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
  });

  it('leave the earlier ones in force when a later one is undone, and the page says so', async () => {
    const first = await saveTerms(app, owner, FIRST);
    const second = await saveTerms(app, owner, ATTACKER_TERMS);
    // The change that named the first reporters can be undone, too.
    expect(await openUndoLink(app, second)).toMatchObject({ earlierChanges: 2, laterChanges: 0 });
    expect(await pressUndo(app, second)).toBeNull();
    expect(await loadSavedTerms(app, owner)).toEqual(FIRST);
    expect(listMailsTo(app, OLGA).at(-1)!.text.replace(/\s+/g, ' ')).toContain('can be undone: 2.');
    expect(await openUndoLink(app, first)).toMatchObject({ laterChanges: 0 });
    expect(await pressUndo(app, first)).toBeNull();
    expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
  });

  it('cannot outlast the owner: each is told, they are limited, and an undo makes room for a repair', async () => {
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    const save = (hours: number) =>
      owner.send('put', '/api/release-config').send({ ...ATTACKER_TERMS, refuteTimeHours: hours });
    // Inserts 27 more from an hour ago, as if they had been saved.
    await app.ctx.pool.query(
      `insert into configuration_changes (id, user_id, seqno, changed_at, terms_before, terms_after, undo_token, mailed_at)
       select gen_random_uuid(), user_id, 100 + n, changed_at - interval '1 hour', terms_before, terms_after, sha256(n::text::bytea), changed_at - interval '1 hour'
       from configuration_changes, generate_series(1, 27) n where terms_after ->> 'refuteTimeHours' = '1'`,
    );
    await save(2).expect(200);
    await save(3).expect(429);
    await save(2).expect(200);
    await app.runDueJobs();
    expect(countMails(app, OLGA, CHANGED)).toBe(3);
    expect(await pressUndo(app, token)).toBeNull();
    expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
    const again = await signIn(app, owner);
    await saveTerms(app, again, { ...ORIGINAL_TERMS, refuteTimeHours: 48 });
  });

  it('in a hurry are told in four mails, and each link undoes what comes after its mail', async () => {
    const tess = readLinkToken(app, TESS, 'death');
    const before = countMails(app, OLGA, CHANGED);
    app.clock.advance({ minutes: 61 });
    owner = await signIn(app, owner);
    for (let change = 0; change < 20; change += 1) {
      app.clock.advance({ seconds: 20 });
      // Only the first one is sensitive.
      await owner
        .send('put', '/api/release-config')
        .send({ designatedReporters: [ROSA, SAM], requiredConfirmations: 1, refuteTimeHours: 24 + change })
        .expect(200);
      await app.runDueJobs();
    }
    expect(countMails(app, OLGA, CHANGED)).toBe(before + 3);
    app.clock.advance({ minutes: 61 });
    await Promise.all([sendOverdueConfigurationEmails(app.ctx), sendOverdueConfigurationEmails(app.ctx)]);
    await app.runDueJobs();
    expect(countMails(app, OLGA, CHANGED)).toBe(before + 4);
    const mails = listMailsTo(app, OLGA).filter(({ subject }) => CHANGED.test(subject));
    expect(mails.at(-1)!.text.replace(/\s+/g, ' ')).toContain('were changed 17 times');
    const tokenOf = (mail: { links: string[] }) =>
      mail.links.flatMap((link) => /\/undo\/([\w-]+)$/.exec(link)?.[1] ?? [])[0]!;
    expect(await pressUndo(app, tokenOf(mails.at(-4)!))).toBeNull();
    expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
    expect(await works(tess)).toBe(true);
    expect(await pressUndo(app, tokenOf(mails.at(-1)!))).toBe('undone');
  });

  it('hide no sensitive one among them: it is mailed at once, with all that wait', async () => {
    const save = async (config: object) => {
      app.clock.advance({ seconds: 20 });
      await owner.send('put', '/api/release-config').send(config).expect(200);
      await app.runDueJobs();
    };
    const before = countMails(app, OLGA, CHANGED);
    for (let change = 1; change <= 5; change += 1)
      await save({ ...ORIGINAL_TERMS, refuteTimeHours: ORIGINAL_TERMS.refuteTimeHours + change });
    const after = countMails(app, OLGA, CHANGED);
    expect(after).toBeLessThan(before + 5);
    await save(ATTACKER_TERMS);
    expect(countMails(app, OLGA, CHANGED)).toBe(after + 1);
    const mail = listMailsTo(app, OLGA).at(-1)!;
    expect(mail.text.replace(/\s+/g, ' ')).toContain(`New reporters: ${EVE}, ${EVA}.`);
    await save({ ...ATTACKER_TERMS, designatedReporters: [EVE, EVA] });
    expect(countMails(app, OLGA, CHANGED)).toBe(after + 2);
  });

  it('that change nothing of the terms have no link', async () => {
    const before = countMails(app, OLGA, CHANGED);
    await saveTerms(app, owner, ORIGINAL_TERMS);
    expect(countMails(app, OLGA, CHANGED)).toBe(before);
  });
});

describe('at the same moment', () => {
  it('two presses undo once', async () => {
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    const answers = await Promise.all([pressUndo(app, token), pressUndo(app, token), pressUndo(app, token)]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'undone')).toHaveLength(2);
    expect(countMails(app, OLGA, UNDONE)).toBe(1);
    expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
  });

  it('a change is undone with it, or refused because its session has ended', async () => {
    for (let round = 0; round < 4; round += 1) {
      const by = await signIn(app, owner);
      const token = await saveTerms(app, by, ATTACKER_TERMS);
      const put = () =>
        by.send('put', '/api/release-config').send({ ...ATTACKER_TERMS, refuteTimeHours: 2 + round });
      const both = round % 2 === 0 ? [pressUndo(app, token), put()] : [put(), pressUndo(app, token)];
      const [one, other] = await Promise.all(both);
      const answer = (round % 2 === 0 ? other : one) as { status: number };
      expect([200, 401]).toContain(answer.status);
      expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
    }
  });
});
