import { expect, it, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { startDatabaseProxy } from '#tests/support/processes/tcp-proxy.ts';
import { runOnDatabase } from '#tests/support/database/template-database.ts';
import { createLogger } from '../log/logger.ts';
import { listenToSessionChannel, SESSION_CHANNEL } from './session-channel.ts';

it('recovers after the connection to the database fell silent, and can close a silent connection', async () => {
  await using database = await createTestDatabase();
  await using proxy = await startDatabaseProxy(database.url);
  const onNotice = vi.fn();
  const onListening = vi.fn();
  const channel = listenToSessionChannel({
    connectionString: `${proxy.url}?query_timeout=300`,
    logger: createLogger('silent'),
    onNotice,
    onListening,
    askedEveryMs: 100,
  });
  await expect.poll(() => onListening.mock.calls.length).toBe(1);
  proxy.fallSilent();
  await runOnDatabase(database.url, 'select 1');
  proxy.mend();
  await expect.poll(() => onListening.mock.calls.length).toBe(2);
  const text = JSON.stringify({ session: 's', type: 'manual_logout', message: 'm' });
  await runOnDatabase(database.url, `select pg_notify('${SESSION_CHANNEL}', '${text}')`);
  await expect.poll(() => onNotice.mock.calls.length).toBe(1);

  proxy.fallSilent();
  const from = performance.now();
  await channel.close();
  expect(performance.now() - from).toBeLessThan(5000);
});
