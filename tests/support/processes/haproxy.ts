import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { commandSucceeds, installDebianPackages } from '../browser/install-packages.ts';

/** Whether HAProxy runs here. Installs it if needed and possible. */
export async function ensureHaproxyInstalled(): Promise<boolean> {
  const runs = () => commandSucceeds('haproxy', ['-v']);
  return (await runs()) || ((await installDebianPackages('haproxy')) && (await runs()));
}

/**
 * A load balancer in front of servers, which leaves out those that are silent or stopping. It doesn't cut what such a server still
 * does (`on-marked-down shutdown-sessions`), because a stopping one finishes it. Disposing ends it.
 */
export async function startHaproxy(
  port: number,
  servers: number[],
): Promise<AsyncDisposable & { origin: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'leavebits-haproxy-'));
  const config = join(folder, 'haproxy.cfg');
  await writeFile(
    config,
    `defaults
  mode http
  timeout connect 3s
  timeout client 130s
  timeout server 30s
  retries 3
  option redispatch
frontend visitors
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  balance leastconn
  option httpchk GET /healthz
  default-server check inter 1s fall 3 rise 1
${servers.map((server, index) => `  server server-${index} 127.0.0.1:${server}`).join('\n')}
`,
  );
  const child = spawn('haproxy', ['-db', '-f', config], { stdio: 'ignore' });
  while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok) await delay(50);
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
