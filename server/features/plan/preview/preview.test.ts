import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanPreview } from '#shared/contracts/plan.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import { createLeavebitWithFiles } from '#tests/support/exports.ts';
import { createOwnerWithReporters } from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, type TestOwner } from '#tests/support/visitor.ts';

const LENA = 'lena@example.org';
const of = (email: string, query = '') => `/api/preview/${encodeLinkEmail(email)}${query}`;

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await createOwnerWithReporters(app);
  await createLeavebitWithFiles(owner, {
    description: 'The safe',
    infoFields: 'Behind the clock',
    config: { [LENA]: { releaseType: 'death_incapacitation' } },
    files: { 'plan.txt': Buffer.from('plan') },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const look = async (query = '') => (await owner.send('get', of(LENA, query)).expect(200)).body as PlanPreview;

describe('a preview', () => {
  it('shows what is locked now without its content, and open after a confirmed report', async () => {
    const now = await look();
    expect(now).toMatchObject({ estate: 'alive', mails: [] });
    expect(now.leavebits).toMatchObject([{ description: 'The safe', isLocked: true }]);
    expect(now.leavebits[0]).not.toHaveProperty('infoFields');
    const then = await look('?estate=released');
    expect(then.leavebits).toMatchObject([
      {
        isLocked: false,
        infoFields: 'Behind the clock',
        attachments: ['plan.txt'],
        release: { reportType: 'death', confirmations: 2 },
      },
    ]);
    expect(then.mails).toMatchObject([
      {
        kind: 'released-notice',
        at: then.at,
        subject: 'You can now read what olga@example.org left for you',
      },
    ]);
    expect(then.mails[0]!.paragraphs.join(' ')).toContain('Three people');
    expect(JSON.stringify(then)).not.toContain('http://localhost/#');
  });

  it('shows an incapacity with its own numbers and words', async () => {
    const { body } = await owner.send('get', '/api/release-config').expect(200);
    const incapacitation = { requiredConfirmations: 1, refuteTimeHours: 24 };
    await owner
      .send('put', '/api/release-config')
      .send({ ...(body as object), incapacitation })
      .expect(200);
    const then = await look('?estate=released&reportType=incapacitation');
    expect(then).toMatchObject({ estate: 'released', reportType: 'incapacitation' });
    const { release } = then.leavebits[0]!;
    expect(release).toMatchObject({ reportType: 'incapacitation', confirmations: 1 });
    expect(Date.parse(release!.releasedAt) - Date.parse(release!.reportedAt)).toBe(DAY_MS);
    expect(then.mails).toMatchObject([
      { kind: 'released-notice', subject: 'You can now read what olga@example.org is keeping for you' },
    ]);
    expect(then.mails[0]!.paragraphs.join(' ')).toMatch(/Two people .* permanently incapacitated/);
    expect(await look('?estate=released')).toMatchObject({
      reportType: 'death',
      leavebits: [{ release: { reportType: 'death', confirmations: 2 } }],
    });
    expect(await look('?reportType=incapacitation')).toMatchObject({ estate: 'alive', reportType: null });
  });

  it('shows everything blocked when the payments stop', async () => {
    expect((await look('?estate=lapsed')).leavebits).toMatchObject([
      { isLocked: true, subscriptionBlocked: true },
    ]);
  });

  it('counts a moment that has passed as now', async () => {
    const { at } = await look('?at=2001-01-01T00:00:00Z');
    expect(Math.abs(Date.parse(at) - app.clock.now().getTime())).toBeLessThan(DAY_MS);
  });

  it.each([
    '?at=tomorrow',
    '?at=2030-13-01T00:00:00Z',
    '?estate=dead',
    '?estate=released&reportType=illness',
    '?after=x',
    '?at=1&at=2',
  ])('is refused with %s', async (query) => {
    const { body } = await owner.send('get', of(LENA, query)).expect(400);
    expect((body as { message: string }).message).not.toBe('');
  });

  it('of a substitute shows what would be passed on to them, and what both would be mailed', async () => {
    const BEN = 'ben@example.org';
    await owner
      .send('put', `/api/people/${encodeLinkEmail(LENA)}/substitute`)
      .send({ email: BEN, afterDays: 60 })
      .expect(200);
    const ofBen = async (query: string) =>
      (await owner.send('get', of(BEN, query)).expect(200)).body as PlanPreview;
    expect(await ofBen('')).toMatchObject({ leavebits: [], mails: [] });
    const then = await ofBen('?estate=released');
    expect(then.leavebits).toMatchObject([
      {
        isLocked: false,
        infoFields: 'Behind the clock',
        sharingEmails: [BEN],
        attachments: ['plan.txt'],
      },
    ]);
    expect(then.mails).toMatchObject([{ kind: 'released-notice', at: then.at, onlyIf: 'unopened' }]);
    expect(then.mails[0]!.paragraphs.join(' ')).toContain('for someone who hasn’t opened it');

    const opensAt = app.clock.now().getTime() + DAY_MS;
    await createLeavebitWithFiles(owner, {
      description: 'A letter',
      infoFields: 'Dear Lena',
      config: { [LENA]: { releaseType: 'scheduled', scheduledDate: new Date(opensAt).toISOString() } },
      files: {},
    });
    await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01'");
    const after = (days: number) => `?at=${new Date(opensAt + days * DAY_MS).toISOString()}`;
    expect((await ofBen(after(59))).leavebits).toEqual([]);
    const onTurn = await ofBen(after(60));
    expect(onTurn.leavebits).toMatchObject([{ description: 'A letter', infoFields: 'Dear Lena' }]);
    expect(onTurn.mails).toMatchObject([{ kind: 'opened-notice', at: onTurn.at }]);
    const reminders = (await look(after(100))).mails.filter(({ onlyIf }) => onlyIf === 'unopened');
    expect(reminders.map(({ kind, at }) => [kind, Math.round((Date.parse(at) - opensAt) / DAY_MS)])).toEqual([
      ['unopened-reminder', 7],
      ['unopened-reminder', 30],
      ['unopened-reminder', 90],
    ]);
    // The first two are sent before Ben's turn, the last one after it.
    expect(reminders.map(({ paragraphs }) => paragraphs[1]!.includes('haven’t opened by'))).toEqual([
      true,
      true,
      false,
    ]);
    expect(reminders.at(-1)!.paragraphs.join(' ')).toContain('can now be read by that person, too');
  });

  it('is only the owner’s own, of what they share', async () => {
    const stranger = await registerOwner(app, 'stranger@example.org');
    await stranger.send('get', of(LENA)).expect(404);
    await owner.send('get', of('nobody@example.org')).expect(404);
    await owner.send('get', '/api/preview/%2e%2e').expect(404);
    await (await openVisitor(app)).send('get', of(LENA)).expect(401);
  });
});
