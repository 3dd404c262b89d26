import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ensureRadosgwInstalled, startRadosgw } from '../support/processes/radosgw.ts';
import { printMeasurement } from '../support/reporters/measurements.ts';

/** Runs tests with the S3 server at this address instead of the simulator. @returns the exit code */
async function runTests(env: Record<string, string>, ...args: string[]): Promise<unknown> {
  const child = spawn('npx', ['vitest', 'run', '--reporter=default', ...args], {
    env: { ...process.env, TEST_LENGTH: '', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return (await once(child, 'exit'))[0];
}

it('everything about files in an object store is the same on Ceph', async ({ skip }) => {
  if (!(await ensureRadosgwInstalled())) skip('There is no radosgw on this machine.');
  await using store = await startRadosgw();
  const env = { ...store.credentials, TEST_S3_ENDPOINT: store.endpoint };
  const suites = ['--config', 'vitest.long.config.ts', '--project', 'object-store'];
  expect(await runTests(env, ...suites)).toBe(0);
  expect(await runTests(env, '--project', 'tests', 'tests/object-store')).toBe(0);
  printMeasurement(`with ${store.version}`);
});
