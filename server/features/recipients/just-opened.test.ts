import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { DAY_MS } from '#shared/domain/durations.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { createLeavebitWithFiles } from '#tests/support/exports.ts';
import { insertReport } from '#tests/support/release/reports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { registerOwner, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';

const ADA = 'ada@example.org';
let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'olga@example.org');
  const inDays = (days: number): ReleaseSetting => ({
    releaseType: 'scheduled',
    scheduledDate: new Date(app.clock.now().getTime() + days * DAY_MS).toISOString(),
  });
  for (const [description, setting] of [
    ['On a date', inDays(3)],
    ['Open', { releaseType: 'always' }],
    ['Much later', inDays(4000)],
    ['After a report', { releaseType: 'death_incapacitation' }],
    ['Open, too', { releaseType: 'always' }],
  ] as const) {
    await createLeavebitWithFiles(owner, { description, config: { [ADA]: setting } });
    app.clock.advance({ seconds: 1 });
  }
});
afterAll(() => app[Symbol.asyncDispose]());

/** A visit of Ada's: the headlines in order, with those marked that have just opened. */
async function visit(): Promise<string[]> {
  const ada = await verifyRecipient(app, ADA);
  const answer = await ada.send('get', `/api/my-leavebits/${ada.encodedEmail}`).set(ada.session).expect(200);
  return (answer.body as SharedLeavebit[]).map(
    ({ description, isJustOpened, isLocked }) =>
      `${isJustOpened ? '* ' : ''}${description}${isLocked ? ' (locked)' : ''}`,
  );
}

it('what has just opened stands first and is marked, and what is locked stands last', async () => {
  expect(await visit()).toEqual([
    'Open, too',
    'Open',
    'After a report (locked)',
    'Much later (locked)',
    'On a date (locked)',
  ]);
  app.clock.advance({ days: 4 });
  const withDate = ['* On a date', 'Open, too', 'Open', 'After a report (locked)', 'Much later (locked)'];
  expect(await visit()).toEqual(withDate);
  expect(await visit()).toEqual(withDate);

  await insertReport(app, owner.id, 'released');
  const released = ['* After a report', '* On a date', 'Open, too', 'Open', 'Much later (locked)'];
  expect(await visit()).toEqual(released);

  // A month later, nothing is new to someone who has been here, but everything is to someone who comes for the first time.
  app.clock.advance({ days: 40 });
  expect(await visit()).toEqual(['Open, too', 'After a report', 'Open', 'On a date', 'Much later (locked)']);
  await app.ctx.pool.query('delete from viewer_verified');
  expect(await visit()).toEqual(released);
  expect(await visit()).not.toEqual(released);
});

it('an open LeaveBit says when it opened, and a locked one or one that was always open does not', async () => {
  const ada = await verifyRecipient(app, ADA);
  const answer = await ada.send('get', `/api/my-leavebits/${ada.encodedEmail}`).set(ada.session).expect(200);
  const opened = new Map(
    (answer.body as SharedLeavebit[]).map((one) => [one.description, one.openedAt !== undefined]),
  );
  expect(Object.fromEntries(opened)).toEqual({
    'Open, too': false,
    'After a report': true,
    Open: false,
    'On a date': true,
    'Much later': false,
  });
});
