import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { commandSucceeds, installDebianPackages } from '../browser/install-packages.ts';
import { findFreePort } from './free-port.ts';

const run = promisify(execFile);
const COMMAND_TIMEOUT_MS = 60_000;
const credentials = { AWS_ACCESS_KEY_ID: 'TESTKEY', AWS_SECRET_ACCESS_KEY: 'TESTSECRET' };

/** Ceph's S3 server on a cluster of one monitor and one disk in memory. Disposing stops and removes all of it. */
interface Radosgw extends AsyncDisposable {
  /** Its address, such as `http://127.0.0.1:7480`. */
  endpoint: string;
  credentials: typeof credentials;
  version: string;
}

/** Whether Ceph runs here. Installs it if needed and possible. */
export async function ensureRadosgwInstalled(): Promise<boolean> {
  const runs = () => commandSucceeds('radosgw', ['--version']);
  if (await runs()) return true;
  return (await installDebianPackages('radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common')) && (await runs());
}

export async function startRadosgw(): Promise<Radosgw> {
  const folder = await mkdtemp(join(tmpdir(), 'leavebits-radosgw-'));
  const [monitorPort, port] = [await findFreePort(), await findFreePort()];
  const config = join(folder, 'ceph.conf');
  const keyring = join(folder, 'keyring');
  for (const name of ['mon', 'osd', 'rgw', 'run']) await mkdir(join(folder, name));
  const id = crypto.randomUUID();
  const monitor = `127.0.0.1:${monitorPort}`;
  await writeFile(
    config,
    `[global]
fsid = ${id}
mon host = ${monitor}
mon initial members = a
keyring = ${keyring}
run dir = ${folder}/run
log file = ${folder}/$name.log
admin socket = ${folder}/run/$name.asok
pid file = ${folder}/run/$name.pid
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
mon allow pool size one = true
mon data avail crit = 1
mon max pg per osd = 1000
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = ${2 * 1024 ** 3}
[mon.a]
mon data = ${folder}/mon
mon addr = ${monitor}
host = localhost
[osd.0]
osd data = ${folder}/osd
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw data = ${folder}/rgw
`,
  );
  const call = (program: string, ...args: string[]) =>
    run(program, args, { cwd: folder, timeout: COMMAND_TIMEOUT_MS });
  const ceph = (...args: string[]) => call('ceph', '-c', config, ...args);
  const daemons: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) =>
    void daemons.push(spawn(program, ['-f', '-c', config, ...args], { cwd: folder, stdio: 'ignore' }));
  const stop = async () => {
    for (const daemon of daemons.toReversed()) {
      daemon.kill('SIGKILL');
      if (daemon.exitCode === null && daemon.signalCode === null) await once(daemon, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const everything = ['mon', 'osd', 'mgr'].flatMap((part) => ['--cap', part, 'allow *']);
    await call('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', ...everything);
    for (const name of ['client.admin', 'client.rgw', 'osd.0'])
      await call('ceph-authtool', keyring, '--gen-key', '-n', name, ...everything);
    const map = join(folder, 'monmap');
    await call('monmaptool', '--create', '--add', 'a', monitor, '--fsid', id, map);
    await call('ceph-mon', '-c', config, '-i', 'a', '--mkfs', '--monmap', map, '--keyring', keyring);
    start('ceph-mon', '-i', 'a');
    await ceph('osd', 'create');
    await call('ceph-osd', '-c', config, '-i', '0', '--mkfs', '--osd-uuid', crypto.randomUUID());
    await ceph('osd', 'crush', 'add', '0', '1.0', 'root=default', 'host=localhost');
    start('ceph-osd', '-i', '0');
    start('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${port}`;
    for (let attempt = 0; !(await fetch(endpoint).catch(() => null))?.ok; attempt += 1) {
      if (attempt > 300) throw new Error(await readFile(join(folder, 'client.rgw.log'), 'utf8'));
      await delay(200);
    }
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = credentials;
    await call(
      'radosgw-admin',
      ...['-c', config, '-n', 'client.rgw', 'user', 'create', '--uid=test', '--display-name=test'],
      ...[`--access-key=${AWS_ACCESS_KEY_ID}`, `--secret=${AWS_SECRET_ACCESS_KEY}`],
    );
    const { stdout } = await call('radosgw', '--version');
    return { endpoint, credentials, version: stdout.trim(), [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
