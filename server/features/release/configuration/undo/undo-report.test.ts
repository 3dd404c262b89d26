import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  confirmLatestReport,
  countMails,
  readLinkToken,
  listMailsTo,
  createOwnerWithReporters,
  reportDeath,
  loadReportStatus,
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
  UMA,
  pressUndo,
} from '#tests/support/release/undo.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';

const OLGA = 'olga@example.org';

let app: TestApp;
let owner: TestOwner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
});
afterEach(() => app[Symbol.asyncDispose]());

describe('a report beside an undo', () => {
  it('that is pending loses the confirmations of those whom the undo removes, and goes on', async () => {
    const token = await saveTerms(app, owner, {
      ...ATTACKER_TERMS,
      designatedReporters: [ROSA, EVE, EVA, SAM],
    });
    await reportDeath(app);
    await confirmLatestReport(app, EVE);
    expect(await openUndoLink(app, token)).toMatchObject({ report: 'pending' });
    expect(await pressUndo(app, token)).toBeNull();
    expect(listMailsTo(app, OLGA).at(-1)!.text).toContain('please refute it');
    app.clock.advance({ hours: 30 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    const visitor = await openVisitor(app);
    const evas = { token: readLinkToken(app, EVA, 'confirm'), response: 'confirm' };
    await visitor.send('post', '/api/confirm-report').send(evas).expect(404);
    // One confirmation was enough when the report was submitted, and Sam has been a reporter throughout.
    await confirmLatestReport(app, SAM);
    app.clock.advance({ hours: 12 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
  });

  it('that is pending asks those again who are back', async () => {
    await reportDeath(app);
    await confirmLatestReport(app, SAM);
    const token = await saveTerms(app, owner, { ...ORIGINAL_TERMS, designatedReporters: [ROSA, TESS, UMA] });
    expect(await pressUndo(app, token)).toBeNull();
    expect(countMails(app, SAM, /Please confirm/)).toBe(2);
    expect(countMails(app, UMA, /Please confirm/)).toBe(0);
    expect(await confirmLatestReport(app, SAM)).toEqual(expect.objectContaining({ alreadyConfirmed: false }));
  });

  it('that is pending is in the mail to those who are back, with their part in it', async () => {
    await reportDeath(app);
    const token = await saveTerms(app, owner, { ...ORIGINAL_TERMS, designatedReporters: [EVE, EVA, UMA] });
    const removed = listMailsTo(app, ROSA).at(-1)!.text.replace(/\s+/g, ' ');
    expect(removed).toContain('We’ll email you when there’s a decision.');
    expect(await pressUndo(app, token)).toBeNull();
    const back = (email: string) => {
      const mails = listMailsTo(app, email).filter(({ subject }) => /^You’re a reporter for/.test(subject));
      expect(mails).toHaveLength(1);
      return mails[0]!.text.replace(/\s+/g, ' ');
    };
    expect(back(ROSA)).toContain('Your report is still pending');
    expect(back(SAM)).toContain('We’re asking you about it in another email.');
    for (const email of [ROSA, SAM, TESS]) {
      expect(countMails(app, email, /asks you to be a reporter/)).toBe(1);
      expect(back(email)).not.toMatch(/nothing to report now|were chosen/);
      const visitor = await openVisitor(app);
      const link = readLinkToken(app, email, 'practice');
      await visitor.send('get', `/api/verify-reporter-token?token=${link}&type=practice`).expect(200);
    }
    // Those who are new during the report aren't told that there is nothing to report.
    const invited = listMailsTo(app, EVE).find(({ subject }) => /asks you to be/.test(subject))!;
    expect(invited.text).not.toContain('nothing to report now');
  });

  it('by somebody whom the undo removes goes on, as when the owner removes them', async () => {
    const token = await saveTerms(app, owner, { ...ORIGINAL_TERMS, designatedReporters: [SAM, TESS, UMA] });
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/submit-report')
      .send({ token: readLinkToken(app, UMA, 'death'), reportType: 'death' })
      .expect(200);
    expect(await pressUndo(app, token)).toBeNull();
    expect(await loadReportStatus(app, owner.id)).toBe('pending');
    expect(await loadSavedTerms(app, owner)).toEqual(ORIGINAL_TERMS);
  });

  it('that has opened everything stays, and the configuration is put back', async () => {
    const token = await saveTerms(app, owner, ATTACKER_TERMS);
    await reportDeath(app);
    await confirmLatestReport(app, EVE);
    app.clock.advance({ hours: 2 });
    await app.runDueJobs();
    expect(await loadReportStatus(app, owner.id)).toBe('released');
    expect(await openUndoLink(app, token)).toMatchObject({ report: 'released' });
    expect(await pressUndo(app, token)).toBeNull();
    expect([await loadReportStatus(app, owner.id), await loadSavedTerms(app, owner)]).toEqual([
      'released',
      ORIGINAL_TERMS,
    ]);
    expect(listMailsTo(app, OLGA).at(-1)!.text.replace(/\s+/g, ' ')).toContain('lock everything again');
    const sams = listMailsTo(app, SAM).at(-1)!;
    expect(sams.subject).toBe(`You’re a reporter for ${OLGA} again`);
    expect(sams.text.replace(/\s+/g, ' ')).toContain('what the owner keeps for others is open because of it');
    const eves = listMailsTo(app, EVE).at(-1)!.text.replace(/\s+/g, ' ');
    expect(eves).toContain('is open because of it. Removing you doesn’t change that.');
    expect(eves).not.toContain('can undo it');
  });
});
