import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages, commandSucceeds } from '../browser/install-packages.ts';
import { findFreePort } from './free-port.ts';

/** A TLS proxy in front of servers, using the example in `ops/`. Disposing ends it. */
export interface WebProxy extends AsyncDisposable {
  /** Its entire log. */
  log(): Promise<string>;
}

/** The program of a Debian package. Installs it if needed and possible. */
export async function ensureProxyInstalled(program: 'nginx' | 'caddy'): Promise<boolean> {
  const runs = () => commandSucceeds(program, [program === 'nginx' ? '-v' : 'version'], 60_000);
  return (await runs()) || ((await installDebianPackages(program)) && (await runs()));
}

/** Replaces strings that must be present. */
function replaced(text: string, ...changes: [from: string | RegExp, to: string][]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replaceAll(from, () => to);
    if (after === before) throw new Error(`The example does not hold ${String(from)}.`);
    return after;
  }, text);
}

/** The example with other ports and folders, and with a certificate that we sign. Validates the file with `nginx -t`. */
export async function startNginx(port: number, servers: number[]): Promise<WebProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'leavebits-nginx-'));
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  if (!(await commandSucceeds('openssl', [...request, ...files]))) throw new Error('openssl failed.');
  const [first, second] = servers;
  const site = replaced(
    await readFile('ops/nginx.conf', 'utf8'),
    ['/etc/letsencrypt/live/leavebits.example', folder],
    ['/var/log/nginx', folder],
    ['server_name leavebits.example', 'server_name localhost'],
    ['listen 80', `listen ${await findFreePort()}`],
    [/ *listen \[::\].*\n/g, ''],
    ['listen 443', `listen ${port}`],
    ['127.0.0.1:3000', `127.0.0.1:${first}`],
    ['127.0.0.1:3001', `127.0.0.1:${second}`],
  );
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = places.map((name) => `${name}_temp_path ${folder}/temp;`).join(' ');
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/start.log; events {}\nhttp { ${temporary}\n${site} }\n`,
  );
  if (!(await commandSucceeds('nginx', ['-t', '-c', config]))) throw new Error('nginx refuses the example.');
  const child = spawn('nginx', ['-c', config], { stdio: 'ignore' });
  const logs = ['leavebits.log', 'leavebits-error.log', 'start.log'].map((name) => join(folder, name));
  await waitFor(() => existsSync(join(folder, 'pid')), child);
  return {
    log: async () => (await Promise.all(logs.map((log) => readFile(log, 'utf8')))).join(''),
    [Symbol.asyncDispose]: () => end(child, folder),
  };
}

/** The example with other ports, and with a certificate issued by Caddy. Validates the file with `caddy validate`. */
export async function startCaddy(port: number, servers: number[]): Promise<WebProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'leavebits-caddy-'));
  const log = join(folder, 'log');
  const config = join(folder, 'Caddyfile');
  await mkdir(join(folder, 'data'));
  await writeFile(log, '');
  const options = `skip_install_trust\n\tadmin off\n\thttp_port ${await findFreePort()}`;
  await writeFile(
    config,
    replaced(await readFile('ops/Caddyfile', 'utf8'), [/(?<=^\t)skip_install_trust$/gm, options]),
  );
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'data'),
    APP_ORIGIN: `https://localhost:${port}`,
    LEAVEBITS_SERVERS: servers.map((server) => `127.0.0.1:${server}`).join(' '),
  };
  const args = ['run', '--config', config, '--adapter', 'caddyfile'];
  const child = spawn('caddy', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => void appendFile(log, text));
  }
  const isReady = async () => (await readFile(log, 'utf8')).includes('certificate obtained successfully');
  await waitFor(isReady, child);
  return {
    log: () => readFile(log, 'utf8'),
    [Symbol.asyncDispose]: () => end(child, folder),
  };
}

async function waitFor(isThere: () => boolean | Promise<boolean>, child: ChildProcess): Promise<void> {
  while (!(await isThere())) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true });
}
