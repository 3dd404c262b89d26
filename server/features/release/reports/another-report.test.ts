import { describe, expect, it } from 'vitest';
import {
  confirmLatestReport,
  keepReporter,
  readLinkToken,
  createOwnerWithReporters,
  reportDeath,
  REPORTERS,
} from '#tests/support/release/release.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, type TestOwner } from '#tests/support/visitor.ts';

const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];

async function post(app: TestApp, path: string, body: object) {
  const answer = await (await openVisitor(app)).send('post', `/api/${path}`).send(body);
  await app.runDueJobs();
  return answer.body as Record<string, unknown>;
}

async function read(app: TestApp, kind: 'refute' | 'confirm', token: string) {
  const visitor = await openVisitor(app);
  const answer = await visitor.send('get', `/api/verify-${kind}-token?token=${token}`);
  return answer.body as Record<string, unknown>;
}

/** The ways in which a report can end so that another can follow. */
const endings = {
  'was taken back': (app: TestApp) =>
    post(app, 'withdraw-report', { token: readLinkToken(app, ROSA, 'death') }),
  'was refuted': async (app: TestApp, owner: TestOwner) => {
    await post(app, 'refute-report', { refuteToken: readLinkToken(app, owner.username, 'refute') });
    await keepReporter(owner, ROSA);
  },
  expired: async (app: TestApp) => {
    // First the window, then the month in which confirmations can still arrive.
    for (const days of [2, 31]) {
      app.clock.advance({ days });
      await app.runDueJobs();
    }
  },
};

describe.each(Object.entries(endings))('an owner with a link of a report that %s', (_how, end) => {
  it('learns that another is being decided, and that alone', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    const old = readLinkToken(app, owner.username, 'refute');
    await end(app, owner);
    const before = await read(app, 'refute', old);
    expect(before['reason']).toMatch(/refuted|expired|withdrawn/);

    await reportDeath(app);
    expect(await read(app, 'refute', old)).toMatchObject({ reason: 'subject' });
    expect(await post(app, 'refute-report', { refuteToken: old })).toMatchObject({ reason: 'subject' });
    // The new report's link refutes it. After that, nothing is pending.
    await post(app, 'refute-report', { refuteToken: readLinkToken(app, owner.username, 'refute') });
    expect(await read(app, 'refute', old)).toEqual(before);
  });
});

it('a link that is made up, or of the report itself, says nothing about another', async () => {
  await using app = await startTestApp();
  const owner = await createOwnerWithReporters(app);
  await reportDeath(app);
  for (const kind of ['refute', 'confirm'] as const) {
    const unknown = await read(app, kind, 'x'.repeat(43));
    expect(unknown).toMatchObject({ reason: 'unknown' });
  }
  expect(await read(app, 'refute', readLinkToken(app, owner.username, 'refute'))).not.toHaveProperty(
    'reason',
  );
  expect(await read(app, 'confirm', readLinkToken(app, SAM, 'confirm'))).not.toHaveProperty('anotherPart');
});

describe('a reporter with a confirm link of a report that has ended', () => {
  it('reads what they have done about the new one, on every way', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    const old = readLinkToken(app, SAM, 'confirm');
    await endings['was taken back'](app);
    const before = await read(app, 'confirm', old);
    expect(before).toMatchObject({ reason: 'withdrawn' });

    await reportDeath(app);
    const asked = { reason: 'asked' };
    expect(await read(app, 'confirm', old)).toMatchObject(asked);
    expect(await post(app, 'confirm-report', { token: old, response: 'confirm' })).toMatchObject(asked);
    expect(await post(app, 'deny-report', { token: old })).toMatchObject(asked);
    await post(app, 'deny-report', { token: readLinkToken(app, SAM, 'confirm') });
    expect(await read(app, 'confirm', old)).toMatchObject({ reason: 'denied' });
    await confirmLatestReport(app, SAM);
    expect(await read(app, 'confirm', old)).toMatchObject({ reason: 'confirmed' });
    await endings['was refuted'](app, owner);
    expect(await read(app, 'confirm', old)).toEqual(before);
    await post(app, 'submit-report', { token: readLinkToken(app, SAM, 'death'), reportType: 'death' });
    expect(await read(app, 'confirm', old)).toMatchObject({ reason: 'made' });
  });

  it('reads it, too, after having confirmed the old one', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    const old = readLinkToken(app, SAM, 'confirm');
    await confirmLatestReport(app, SAM);
    await endings['was refuted'](app, owner);
    expect(await read(app, 'confirm', old)).not.toHaveProperty('anotherPart');
    await reportDeath(app);
    expect(await read(app, 'confirm', old)).toMatchObject({
      alreadyConfirmed: true,
      status: 'refuted',
      anotherPart: 'asked',
    });
  });

  it('reads nothing about a new one of which they were not asked', async () => {
    await using app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await reportDeath(app);
    const old = readLinkToken(app, SAM, 'confirm');
    await endings['was taken back'](app);
    const before = await read(app, 'confirm', old);
    await owner
      .send('put', '/api/release-config')
      .send({ designatedReporters: [ROSA, TESS, UMA], requiredConfirmations: 2, refuteTimeHours: 24 })
      .expect(200);
    await app.runDueJobs();
    await reportDeath(app);
    expect(await read(app, 'confirm', old)).toEqual(before);
  });
});
