import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  confirm,
  countMails,
  linkToken,
  mailsTo,
  ownerWithReporters,
  report,
  statusOf,
} from '../../../../tests/support/release/release.ts';
import {
  change,
  EVA,
  EVE,
  EVIL,
  GOOD,
  look,
  ROSA,
  SAM,
  savedTerms,
  TESS,
  UMA,
  undo,
} from '../../../../tests/support/release/undo.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { openVisitor, type Owner } from '../../../../tests/support/visitor.ts';

const OLGA = 'olga@example.org';

let app: TestApp;
let owner: Owner;
beforeEach(async () => {
  app = await startTestApp();
  owner = await ownerWithReporters(app);
});
afterEach(() => app[Symbol.asyncDispose]());

describe('a report beside an undo', () => {
  it('that is pending loses the confirmations of those whom the undo removes, and goes on', async () => {
    const token = await change(app, owner, { ...EVIL, designatedReporters: [ROSA, EVE, EVA, SAM] });
    await report(app);
    await confirm(app, EVE);
    expect(await look(app, token)).toMatchObject({ report: 'pending' });
    expect(await undo(app, token)).toBeNull();
    expect(mailsTo(app, OLGA).at(-1)!.text).toContain('please refute it');
    app.clock.advance({ hours: 30 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('pending');
    const visitor = await openVisitor(app);
    const evas = { token: linkToken(app, EVA, 'confirm'), response: 'confirm' };
    await visitor.send('post', '/api/confirm-report').send(evas).expect(404);
    // One confirmation was enough when it was made, and Sam is a reporter all the time.
    await confirm(app, SAM);
    app.clock.advance({ hours: 12 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('released');
  });

  it('that is pending asks those again who are back', async () => {
    await report(app);
    await confirm(app, SAM);
    const token = await change(app, owner, { ...GOOD, designatedReporters: [ROSA, TESS, UMA] });
    expect(await undo(app, token)).toBeNull();
    expect(countMails(app, SAM, /Please confirm/)).toBe(2);
    expect(countMails(app, UMA, /Please confirm/)).toBe(0);
    expect(await confirm(app, SAM)).toEqual(expect.objectContaining({ alreadyConfirmed: false }));
  });

  it('by somebody whom the undo removes goes on, as when the owner removes them', async () => {
    const token = await change(app, owner, { ...GOOD, designatedReporters: [SAM, TESS, UMA] });
    const visitor = await openVisitor(app);
    await visitor
      .send('post', '/api/submit-report')
      .send({ token: linkToken(app, UMA, 'death'), reportType: 'death' })
      .expect(200);
    expect(await undo(app, token)).toBeNull();
    expect(await statusOf(app, owner.id)).toBe('pending');
    expect(await savedTerms(app, owner)).toEqual(GOOD);
  });

  it('that has opened everything stays, and the configuration is put back', async () => {
    const token = await change(app, owner, EVIL);
    await report(app);
    await confirm(app, EVE);
    app.clock.advance({ hours: 2 });
    await app.runDueJobs();
    expect(await statusOf(app, owner.id)).toBe('released');
    expect(await look(app, token)).toMatchObject({ report: 'released' });
    expect(await undo(app, token)).toBeNull();
    expect([await statusOf(app, owner.id), await savedTerms(app, owner)]).toEqual(['released', GOOD]);
    expect(mailsTo(app, OLGA).at(-1)!.text).toContain('lock everything again');
  });
});
