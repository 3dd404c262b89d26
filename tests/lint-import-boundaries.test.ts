import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';

interface Case {
  filePath: string;
  source: string;
  said: string;
}
const cases: Case[] = [];

/** Lints a source as if it were at a path in the project. @returns a getter for the messages, once the tests run. */
function lint(filePath: string, source: string): () => string {
  const one = { filePath, source: `${source}\n`, said: '' };
  cases.push(one);
  return () => one.said;
}

// The linter reads files, so each path can occur only once per round.
beforeAll(async () => {
  const rounds: Case[][] = [];
  const seen = new Map<string, number>();
  for (const one of cases) {
    const round = seen.get(one.filePath) ?? 0;
    seen.set(one.filePath, round + 1);
    (rounds[round] ??= []).push(one);
  }
  for (const round of rounds) await lintRound(round);
});

async function lintRound(round: Case[]): Promise<void> {
  const root = await mkdtemp(path.join(tmpdir(), 'leavebits-lint-'));
  try {
    for (const part of ['features.js', 'lint', 'package.json'])
      await cp(part, path.join(root, part), { recursive: true });
    // The rule about regular expressions imports packages.
    await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
    const config = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as { ignorePatterns?: string[] };
    // None of the rules here needs types. Without the ignore pattern, the linter would follow the link and read all packages.
    const ignorePatterns = [...(config.ignorePatterns ?? []), 'node_modules/**'];
    const own = JSON.stringify({ ...config, ignorePatterns, options: { typeAware: false } });
    await writeFile(path.join(root, '.oxlintrc.json'), own);
    for (const { filePath, source } of round) {
      await mkdir(path.join(root, path.dirname(filePath)), { recursive: true });
      await writeFile(path.join(root, filePath), source);
    }
    const { diagnostics, number_of_files: read } = await oxlint(root);
    expect(read).toBeGreaterThanOrEqual(round.length);
    for (const one of round) {
      const own = diagnostics.filter(({ filename }) => filename === one.filePath);
      one.said = own.map(({ message, help }) => `${message} ${help ?? ''}`).join('\n');
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

interface Report {
  number_of_files: number;
  diagnostics: { filename: string; message: string; help?: string }[];
}

function oxlint(cwd: string): Promise<Report> {
  const program = path.resolve('node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    // The linter exits with 1 when it reports something.
    execFile(process.execPath, [program, '--format', 'json'], { cwd }, (_error, output, problems) => {
      try {
        resolve(JSON.parse(output) as Report);
      } catch (cause) {
        reject(new Error(problems || output, { cause }));
      }
    });
  });
}

const rulesFile = 'server/features/release/reports/rules.ts';
const inOrder = /only itself and the features before it/;

function mayNotSay(refused: [filePath: string, source: string, sentence: RegExp][]): void {
  for (const [filePath, source, sentence] of refused) {
    const said = lint(filePath, source);
    test(`${filePath} may not contain ${source}`, () => expect(said()).toMatch(sentence));
  }
}

function maySay(allowed: [filePath: string, source: string][]): void {
  for (const [filePath, source] of allowed) {
    const said = lint(filePath, source);
    test(`${filePath} may contain ${source}`, () => expect(said()).toBe(''));
  }
}

describe('an import across a boundary is reported', () => {
  const edges: [string, string, RegExp][] = [
    ['client/src/lib/dates.ts', '#server/context.ts', /client never imports the server/],
    ['client/src/lib/dates.test.ts', '#server/context.ts', /client never imports the server/],
    ['server/app.ts', '../client/src/lib/dates.ts', /server never imports the client/],
    ['shared/domain/dates.ts', '../../server/context.ts', /shared\/ imports neither/],
    ['shared/domain/dates.ts', '../../client/src/lib/dates.ts', /shared\/ imports neither/],
    ['shared/contracts/release.ts', 'zod', /Pages load zod\/mini/],
    ['shared/domain/dates.ts', 'zod/v4', /Pages load zod\/mini/],
    ['client/src/lib/http/api-client.ts', 'zod', /Pages load zod\/mini/],
    ['client/src/lib/http/api-client.test.ts', 'zod', /Pages load zod\/mini/],
    [rulesFile, './policy.ts', /rules\.ts is pure/],
    [rulesFile, '../../access/rules.ts', /rules\.ts is pure/],
    [rulesFile, 'pg', /rules\.ts is pure/],
    ['server/features/release/reports/warning-rules.ts', './queries.ts', /rules\.ts is pure/],
    ['server/http/metrics.ts', '../features/mail/count-mails.ts', /know no feature/],
    ['server/context.ts', './features/mail/count-mails.ts', /know no feature/],
    [rulesFile, 'node:crypto', /rules\.ts is pure/],
    ['server/features/release/routes.ts', '../accounts/queries.ts', /queries\.ts is private/],
    ['server/features/access/assert-access-open.ts', '../recipients/email-session.ts', inOrder],
    ['server/features/recovery/end-recovery.ts', '../release/reports/restart-reports.ts', inOrder],
    ['server/features/release/routes.ts', '../unheard-of/letters.ts', inOrder],
    ['client/src/features/leavebits/list/list.tsx', '../../recipients/view/card.tsx', inOrder],
    ['server/features/release/links/acts.ts', '../../../context.ts', /by its alias/],
    ['client/src/pages/home.tsx', '../../../tools/ui/component-sample.tsx', /product never imports tools/],
    ['server/app.ts', '../tools/demo/populate-demo.ts', /product never imports tools/],
    ['server/app.ts', './dev/mailbox.ts', /Only server\/serve\.ts/],
    ['server/features/accounts/routes.ts', '../../dev/mailbox.ts', /Only server\/serve\.ts/],
  ];
  for (const [filePath, target, sentence] of edges) {
    const said = lint(
      filePath,
      `import { x } from '${target}';
       export { y } from '${target}';
       import type { X } from '${target}';
       export type Y = import('${target}').Y | X;
       export const load = () => [x(), import('${target}')];`,
    );
    test(`${filePath} → ${target}`, () => {
      expect(said().match(new RegExp(sentence, 'g'))).toHaveLength(5);
    });
  }
});

describe('an allowed import is not reported', () => {
  const edges: [string, string][] = [
    ['client/src/lib/dates.ts', '#shared/domain/dates.ts'],
    ['client/src/features/release/api.ts', '../../lib/dates.ts'],
    ['server/app.ts', '#shared/domain/dates.ts'],
    ['shared/contracts/release.ts', '../domain/limits.ts'],
    ['shared/contracts/release.ts', 'zod/mini'],
    ['client/src/lib/http/api-client.ts', 'zod/mini'],
    ['server/config/environment.ts', 'zod'],
    [rulesFile, '#shared/domain/limits.ts'],
    ['server/features/release/reports/rules.test.ts', './rules.ts'],
    ['server/features/release/links/confirm-report.ts', './queries.ts'],
    ['server/features/release/links/confirm-report.ts', '../../access/rules.ts'],
    ['server/features/release/links/confirm-report.ts', '../configuration/reporter-links.ts'],
    ['server/features/access/access-matrix.test.ts', '../recipients/routes.ts'],
    ['server/app.ts', './features/recipients/routes.ts'],
    ['client/src/features/release/report-banner.tsx', '../accounts/session/use-session.ts'],
    ['server/serve.ts', './dev/mailbox.ts'],
    ['server/dev/payfast.ts', './mailbox.ts'],
    ['tools/ui/overlay-samples.tsx', '../../client/src/ui/overlays/sheet.tsx'],
    ['tests/journeys/reports/release.journey.ts', '#server/dev/mailbox.ts'],
    ['server/features/accounts/register.test.ts', '../../dev/mailbox.ts'],
  ];
  for (const [filePath, target] of edges) {
    const said = lint(filePath, `import { x } from '${target}';\nx();`);
    test(`${filePath} → ${target}`, () => expect(said()).toBe(''));
  }
});

describe('a feature missing from the order is reported', () => {
  for (const filePath of ['server/features/unheard-of/rules.ts', 'client/src/features/unheard-of/api.ts']) {
    const said = lint(filePath, 'export const one = 1;');
    test(filePath, () => expect(said()).toMatch(/does not name the feature unheard-of/));
  }
});

describe('the order includes every feature', () => {
  for (const folder of ['server/features', 'client/src/features']) {
    const features = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const each = features.map(({ name }) => lint(`${folder}/${name}/any.ts`, 'export const one = 1;'));
    test(folder, () => {
      expect(each.length).toBeGreaterThan(5);
      expect(each.map((said) => said())).toEqual(each.map(() => ''));
    });
  }
});

describe('API paths and errors stay where they belong', () => {
  const path = /defined in shared\/contracts only/;
  const code = /acts on an error’s code/;
  const refused: [string, string, RegExp][] = [
    ['client/src/features/release/api.ts', `export const path = '/api/reports';`, path],
    ['client/src/lib/http/csrf.ts', `export const path = '/api/service';`, path],
    ['server/features/release/routes.ts', 'export const path = (id: number) => `/api/reports/${id}`;', path],
    ['server/features/release/routes.ts', `router.get('/reports', list);`, path],
    ['server/http/service-routes.ts', `router.post('/client-error', take);`, path],
    ['client/src/features/release/api.ts', 'export const isGone = (e: E) => e.status === 404;', code],
    ['client/src/features/release/api.ts', 'export const isBusy = (e: E) => e.status >= 500;', code],
    ['client/src/pages/home.tsx', `export const isOld = (e: E) => e.message === 'Too old';`, code],
    ['client/src/pages/home.tsx', `export const isOld = (message: string) => message.includes('old');`, code],
  ];
  mayNotSay(refused);

  const allowed: [string, string][] = [
    ['shared/contracts/release.ts', `export const path = '/api/reports';`],
    ['tests/rejected-requests.test.ts', `export const path = '/api/reports';`],
    ['server/http/health.ts', `router.get(HEALTH_PATH, answer);`],
    ['server/features/release/routes.ts', `export const path = '/apiary';`],
    ['client/src/lib/http/error-response.ts', 'export const isGone = (e: E) => e.status === 404;'],
    ['client/src/features/release/api.ts', `export const isOpen = (r: R) => r.status === 'released';`],
  ];
  maySay(allowed);
});

const clock = /clock\.now\(\)/;
const settings = /only server\/config\.ts reads process\.env/;

mayNotSay([
  ['server/features/release/policy.ts', 'export const now = new Date();', clock],
  ['server/features/release/policy.ts', 'export const now = Date();', clock],
  ['shared/domain/dates.ts', 'export const now = Date.now();', clock],
  ['server/features/mail/send-mail.ts', 'export const chance = Math.random();', /ids/],
  ['server/app.ts', 'export const env = process.env.NODE_ENV;', settings],
  ['server/adapters/mail/smtp.ts', 'export const { env } = process;', settings],
  ['shared/domain/dates.ts', `import { env } from 'node:process';\nexport const zone = env.TZ;`, settings],
  ['client/src/lib/dates.ts', 'export const env = process.env.NODE_ENV;', settings],
  ['server/config.ts', 'export const now = Date.now();', clock],
  ['server/app.ts', `console.log('started');`, /console/],
  ['server/main.ts', `console.log('started');`, /console/],
]);

maySay([
  ['server/features/release/policy.ts', `export const day = new Date('2030-01-01');`],
  ['server/adapters/clock.ts', 'export const now = new Date();'],
  ['client/src/lib/dates.ts', 'export const now = new Date();'],
  ['server/features/release/reports/rules.test.ts', 'export const now = Date.now();'],
  ['server/config.ts', 'export const env = process.env.NODE_ENV;'],
  ['vite.config.ts', 'export const env = process.env.NODE_ENV;'],
  ['tests/support/browser/chromium.ts', 'export const env = process.env.NODE_ENV;'],
  ['server/main.ts', `process.stdout.write('started');`],
]);

describe('a regular expression that may need more than linear time', () => {
  const slow = /quadratic time/;
  mayNotSay([
    ['shared/domain/display-names.ts', 'export const ends = /^ +| +$/g;', slow],
    ['shared/domain/display-names.ts', 'export const nested = /^(a+)+$/;', /exponential time/],
    ['server/app.ts', 'export const script = /https?:\\S+\\.js/;', slow],
    ['server/app.ts', 'export const title = /<title>.*?<\\/title>/s;', slow],
    ['server/app.ts', 'export const thousands = /\\B(?=(\\d{3})+\\.)/g;', slow],
    ['client/src/lib/dates.ts', `export const ends = new RegExp(' +$');`, slow],
    ['server/app.ts', 'export const made = (text: string) => new RegExp(`^${text}$`);', /must be literals/],
  ]);
  maySay([
    ['shared/domain/display-names.ts', 'export const words = /[a-z]+/g;'],
    ['shared/domain/display-names.ts', 'export const tag = /<title>[^<]*<\\/title>/;'],
    ['server/app.ts', 'export const whole = /^[a-z]+:.*$/;'],
    ['server/app.ts', 'export const short = / {1,20}$/;'],
    ['tests/support/seed.ts', 'export const ends = / +$/;'],
    ['server/app.test.ts', 'export const ends = / +$/;'],
  ]);
});
