import { expect, it, onTestFinished } from 'vitest';
import type { LiveEvent } from '#shared/contracts/live-events.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { runOnDatabase } from '#tests/support/database/template-database.ts';
import { createLogger } from '../log/logger.ts';
import { UNKNOWN_SESSION_END } from './find-ended-sessions.ts';
import { createLiveEvents } from './live-events.ts';
import { SESSION_CHANNEL, digestSessionId } from './session-channel.ts';

const REASON = { type: 'manual_logout', message: 'You signed out in another tab.' } as const;

/** The live events of a process that is already listening. All sessions but the first have ended. */
async function startEvents(noticeLagMs?: number) {
  const database = await createTestDatabase();
  const events = createLiveEvents({
    connectionString: database.url,
    logger: createLogger('silent'),
    findEnded: (ids) =>
      Promise.resolve(new Map(ids.filter((id) => id !== 'first').map((id) => [id, UNKNOWN_SESSION_END]))),
    ...(noticeLagMs !== undefined && { noticeLagMs }),
  });
  onTestFinished(async () => {
    await events.close();
    await database[Symbol.asyncDispose]();
  });
  const announce = (session: string, event: LiveEvent) => {
    const text = JSON.stringify({ session: digestSessionId(session), ...event });
    return runOnDatabase(database.url, `select pg_notify('${SESSION_CHANNEL}', '${text}')`);
  };
  /** Opens a page's stream. @returns the events it receives, and a promise that resolves once it is served. */
  const open = (id: string) => {
    const heard: LiveEvent[] = [];
    let isOver = false;
    const stream = {
      send: (event: object) => void (isOver || heard.push(event as LiveEvent)),
      end: () => void (isOver = true),
      onClose: () => undefined,
    };
    return { heard, served: events.serve({ id, ownerId: 1 }, stream) };
  };
  const first = open('first');
  await expect
    .poll(async () => {
      await announce('first', { type: 'report_changed', message: 'm' });
      return first.heard.length;
    })
    .toBeGreaterThan(1);
  return { announce, open, first };
}

const ends = (heard: LiveEvent[]) => heard.filter(({ type }) => type.endsWith('logout'));

it('a page that opens its stream just after its session ended is told why', async () => {
  const { announce, open, first } = await startEvents(0);
  await announce('late', REASON);
  // Announcements are delivered in order.
  const before = first.heard.length;
  await announce('first', { type: 'report_changed', message: 'm' });
  await expect.poll(() => first.heard.length).toBeGreaterThan(before);
  const page = open('late');
  await page.served;
  expect(ends(page.heard)).toEqual([REASON]);
});

it('a page that opens its stream just before the reason arrives is told the reason', async () => {
  const { announce, open } = await startEvents(60_000);
  const page = open('ending');
  await announce('ending', REASON);
  await expect.poll(() => ends(page.heard)).toEqual([REASON]);
});

it('a page whose session ended for no known reason is told that it ended', async () => {
  const { open } = await startEvents(0);
  const page = open('unknown');
  await page.served;
  expect(ends(page.heard)).toEqual([UNKNOWN_SESSION_END]);
});
