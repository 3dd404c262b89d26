import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadConfig } from '../../server/config.ts';
import { parseRolesSettings } from '../../server/config/roles-settings.ts';
import { PRODUCTION_SETTINGS } from '../support/processes/production-settings.ts';

type Service = Record<string, unknown> & {
  environment?: Record<string, string | number>;
  volumes?: string[];
};

const read = (file: string) => readFileSync(file, 'utf8');
const { services, networks } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
};
const servers = [services['server-1']!, services['server-2']!];

test('compose runs two servers that share everything but the folder in which each remembers the database', () => {
  expect(Object.keys(services)).toEqual(['server-1', 'server-2', 'roles', 'database', 'caddy', 'mail']);
  const [one, two] = servers.map(({ volumes, ...rest }) => ({ volumes, rest }));
  expect(one!.rest).toEqual(two!.rest);
  expect(one!.volumes).toEqual(['server-1:/data']);
  expect(two!.volumes).toEqual(['server-2:/data']);
  expect(services['caddy']!.environment!['LEAVEBITS_SERVERS']).toBe('server-1:3000 server-2:3000');
});

test('each container is sandboxed, and only the proxy publishes ports', () => {
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      restart: name === 'roles' ? 'no' : 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+[mg]$/) as string,
    });
    expect('ports' in service, name).toBe(name === 'caddy');
    expect(service['cap_add'], name).toEqual(name === 'caddy' ? ['NET_BIND_SERVICE'] : undefined);
    expect(service['privileged'], name).toBeUndefined();
  }
  expect(services['mail']).toMatchObject({ profiles: ['mail'] });
  expect(services['database']).toMatchObject({ networks: ['back'] });
  expect(networks['back']).toEqual({ internal: true });
});

/** Interpolates a value as compose does. Throws the message of a missing required setting, as compose does. */
function interpolate(value: unknown, settings: Record<string, string>): string {
  return String(value).replace(
    /\$\{(\w+):([?-])([^}]*)\}/g,
    (_, name: string, sign: string, text: string) => {
      if (sign === '?' && !settings[name]) throw new Error(`${name}: ${text}`);
      return settings[name] || text;
    },
  );
}

const environmentFor = (settings: Record<string, string>, service = servers[0]!) =>
  Object.fromEntries(
    Object.entries(service.environment!).map(([name, value]) => [name, interpolate(value, settings)]),
  );

test('compose lists every setting that production requires, and the product starts with them', () => {
  const settings: Record<string, string> = { ...PRODUCTION_SETTINGS, DATABASE_PASSWORD_SERVER: 'cd34' };
  expect(loadConfig(environmentFor(settings))).toMatchObject({
    isProduction: true,
    host: '0.0.0.0',
    port: 3000,
    trustProxy: 1,
    databaseUrl: 'postgres://leavebits_server:cd34@database:5432/leavebits',
    migrationDatabaseUrl: null,
    dataDir: '/data',
  });

  // Each missing setting is reported, by compose or by the product.
  const example = read('ops/compose.env.example');
  const ours = ['NODE_ENV', 'TRUST_PROXY'];
  for (const name of Object.keys(settings).filter((one) => !ours.includes(one))) {
    expect(() => loadConfig(environmentFor({ ...settings, [name]: '' }))).toThrow(name);
    expect(example).toMatch(new RegExp(`^${name}=`, 'm'));
  }
  const free = { ...settings, BILLING: 'off', PAYFAST_MERCHANT_ID: '', PAYFAST_MERCHANT_KEY: '' };
  expect(() => loadConfig(environmentFor({ ...free, PAYFAST_PASSPHRASE: '' }))).not.toThrow();
});

test('the servers wait for the database roles, and know only their own', () => {
  const passwords = {
    POSTGRES_PASSWORD: 'the-one-of-the-administrator',
    DATABASE_PASSWORD_SERVER: 'the-one-of-the-server',
    DATABASE_PASSWORD_OPERATOR: 'the-one-of-the-operator',
  };
  expect(parseRolesSettings(environmentFor(passwords, services['roles']))).toEqual({
    adminUrl: 'postgres://leavebits:the-one-of-the-administrator@database:5432/leavebits',
    passwords: { server: 'the-one-of-the-server', operator: 'the-one-of-the-operator' },
  });
  expect(services['roles']).toMatchObject({ networks: ['back'], env_file: [] });
  for (const name of ['POSTGRES_PASSWORD', 'DATABASE_PASSWORD_SERVER']) {
    expect(() => environmentFor({ ...passwords, [name]: '' }, services['roles'])).toThrow(name);
    expect(read('ops/compose.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
  }
  for (const server of servers) {
    expect(server).toMatchObject({ depends_on: { roles: { condition: 'service_completed_successfully' } } });
    const environment = environmentFor({ ...PRODUCTION_SETTINGS, ...passwords }, server);
    expect(environment).toMatchObject({
      POSTGRES_PASSWORD: '',
      DATABASE_PASSWORD_SERVER: '',
      DATABASE_PASSWORD_OPERATOR: '',
    });
    expect(JSON.stringify(environment)).not.toContain('administrator');
  }
});

test('the image and its base run a supported version of Node, under an unprivileged account', () => {
  const dockerfile = read('Dockerfile');
  const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
  expect(stages.map((stage) => stage.split(/\s/)[1])).toEqual(['${NODE_IMAGE}', '${NODE_IMAGE}']);
  const [, base, major] = /^ARG NODE_IMAGE=(node:(\d+)\.\d+\.\d+-bookworm-slim)(?:@\S+)?$/m.exec(dockerfile)!;
  expect(dockerfile).toContain(`base.name="docker.io/library/${base}"`);
  expect(major).toBe(read('.nvmrc').trim());
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  expect(engines.node.split(' || ').at(-1)).toBe(`>=${major}.0.0`);

  expect(stages[1]).toMatch(/^USER 1000:1000$/m);
  expect(stages[1]).toMatch(/^HEALTHCHECK .*\n +CMD \["node", "-e", .*\/healthz/m);
  // In exec form, because a shell in between would not pass on the signals.
  expect(stages[1]).toMatch(/^CMD \["node", "dist\/server\/main.js"\]$/m);
});

test('neither secrets nor the project’s history get into the image', () => {
  const [first, ...rules] = read('.dockerignore')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(first).toBe('*');
  const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  // Everything that is copied was allowed explicitly.
  const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
    files!.split(' '),
  );
  expect(copied.toSorted()).toEqual(allowed.toSorted());
  expect(rules).toContain('**/.env*');
});

/** Images that the operator pins, because we can't look up their digests here. No other image may use a tag without a digest. */
const pinnedByOperators = ['CADDY_IMAGE', 'MAILPIT_IMAGE', 'NODE_IMAGE', 'POSTGRES_IMAGE'];
const PINNED = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

test('each image is pinned by its digest, or can be pinned by the operator', () => {
  const named = [
    ...[...read('Dockerfile').matchAll(/^(?:FROM|ARG NODE_IMAGE=)\s*(\S+)/gm)].map(([, image]) => image!),
    ...[...read('compose.yaml').matchAll(/^\s*(?:image|NODE_IMAGE): (\S+)/gm)].map(([, image]) => image!),
  ].filter((image) => !/^(?:leavebits:\$\{VERSION:-local\}|\$\{NODE_IMAGE\})$/.test(image));
  const node = named.shift()!;
  expect(named).toHaveLength(4);
  expect(node).toMatch(/^node:/);
  for (const image of named) {
    const [, name, byDefault] = /^\$\{(\w+):-(.+)\}$/.exec(image) ?? [null, '', image];
    if (!PINNED.test(byDefault)) expect(pinnedByOperators).toContain(name);
    // The tag must name a version. Without one, it would mean the latest.
    expect(byDefault).toMatch(/:[\w.-]*\d/);
    if (name === 'NODE_IMAGE') expect(byDefault).toBe(node);
  }
  for (const name of pinnedByOperators) expect(read('ops/compose.env.example')).toContain(`# ${name}=`);
  expect((JSON.parse(read('renovate.json')) as { extends: string[] }).extends).toContain('docker:pinDigests');
});

test('ops/pin-images.sh prints each image with its digest, or nothing if one is unknown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'leavebits-docker-'));
  const digest = `sha256:${'ab'.repeat(32)}`;
  const run = async (answer: string) => {
    const command = `#!/bin/sh\necho "$*" >> ${folder}/asked\necho ${answer}\n`;
    await writeFile(join(folder, 'docker'), command, { mode: 0o755 });
    return promisify(execFile)('sh', ['ops/pin-images.sh'], {
      env: { PATH: `${folder}:${process.env['PATH']}` },
    });
  };
  try {
    const { stdout } = await run(digest);
    const lines = stdout.trim().split('\n');
    expect(lines.map((line) => line.split('=')[0])).toEqual(pinnedByOperators);
    for (const line of lines) expect(line.split('=')[1]).toMatch(PINNED);
    expect(read(join(folder, 'asked'))).toContain(
      'buildx imagetools inspect --format {{.Manifest.Digest}} postgres:18-bookworm',
    );
    await expect(run('not found')).rejects.toMatchObject({ code: 1, stdout: '' });
  } finally {
    await rm(folder, { recursive: true });
  }
});
