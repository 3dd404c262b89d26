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

  it('shows everything blocked when the payments stop', async () => {
    expect((await look('?estate=lapsed')).leavebits).toMatchObject([
      { isLocked: true, subscriptionBlocked: true },
    ]);
  });

  it('counts a moment that has passed as now', async () => {
    const { at } = await look('?at=2001-01-01T00:00:00Z');
    expect(Math.abs(Date.parse(at) - app.clock.now().getTime())).toBeLessThan(DAY_MS);
  });

  it.each(['?at=tomorrow', '?at=2030-13-01T00:00:00Z', '?estate=dead', '?after=x', '?at=1&at=2'])(
    'is refused with %s',
    async (query) => {
      const { body } = await owner.send('get', of(LENA, query)).expect(400);
      expect((body as { message: string }).message).not.toBe('');
    },
  );

  it('is only the owner’s own, of what they share', async () => {
    const stranger = await registerOwner(app, 'stranger@example.org');
    await stranger.send('get', of(LENA)).expect(404);
    await owner.send('get', of('nobody@example.org')).expect(404);
    await owner.send('get', '/api/preview/%2e%2e').expect(404);
    await (await openVisitor(app)).send('get', of(LENA)).expect(401);
  });
});
