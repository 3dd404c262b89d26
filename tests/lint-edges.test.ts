import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

// Type information needs files on disk; none of the rules here needs types.
const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, project: null } },
  },
  ruleFilter: ({ ruleId }) => !ruleId.startsWith('@typescript-eslint/'),
});

async function complaints(filePath: string, source: string): Promise<string> {
  const [result] = await eslint.lintText(source, { filePath });
  return (result?.messages ?? []).map(({ message }) => message).join('\n');
}

const rulesFile = 'server/features/release/rules.ts';
const inOrder = /only itself and the features before it/;

describe('an import across an edge is reported', () => {
  test.each([
    ['client/src/lib/dates.ts', '../../../server/context.ts', /client never imports the server/],
    ['client/src/lib/dates.test.ts', '../../../server/context.ts', /client never imports the server/],
    ['server/app.ts', '../client/src/lib/dates.ts', /server never imports the client/],
    ['shared/domain/dates.ts', '../../server/context.ts', /shared\/ imports neither/],
    ['shared/domain/dates.ts', '../../client/src/lib/dates.ts', /shared\/ imports neither/],
    ['shared/contracts/release.ts', 'zod', /Pages load zod\/mini/],
    ['shared/domain/dates.ts', 'zod/v4', /Pages load zod\/mini/],
    ['client/src/lib/http/api-client.ts', 'zod', /Pages load zod\/mini/],
    ['client/src/lib/http/api-client.test.ts', 'zod', /Pages load zod\/mini/],
    [rulesFile, './policy.ts', /rules\.ts is pure/],
    [rulesFile, '../access/rules.ts', /rules\.ts is pure/],
    [rulesFile, 'pg', /rules\.ts is pure/],
    [rulesFile, 'node:crypto', /rules\.ts is pure/],
    ['server/features/release/routes.ts', '../accounts/queries.ts', /queries\.ts is its own/],
    ['server/features/access/policy.ts', '../recipients/email-session.ts', inOrder],
    ['server/features/recovery/end-recovery.ts', '../release/reports/restart-reports.ts', inOrder],
    ['server/features/release/routes.ts', '../unheard-of/letters.ts', inOrder],
    ['client/src/features/leavebits/list/list.tsx', '../../recipients/view/card.tsx', inOrder],
    ['client/src/pages/home.tsx', '../../../tools/ui/sample.tsx', /product never imports tools/],
    ['server/app.ts', '../tools/demo/populate.ts', /product never imports tools/],
    ['server/app.ts', './dev/mailbox.ts', /Only server\/serve\.ts/],
    ['server/features/accounts/routes.ts', '../../dev/mailbox.ts', /Only server\/serve\.ts/],
  ])('%s → %s', async (filePath, target, sentence) => {
    expect(await complaints(filePath, `import { x } from '${target}';\nx();\n`)).toMatch(sentence);
    expect(await complaints(filePath, `export { x } from '${target}';\n`)).toMatch(sentence);
    expect(await complaints(filePath, `import type { X } from '${target}';\nexport type Y = X;\n`)).toMatch(
      sentence,
    );
    expect(await complaints(filePath, `export type Y = import('${target}').X;\n`)).toMatch(sentence);
    expect(await complaints(filePath, `export const load = () => import('${target}');\n`)).toMatch(sentence);
  });
});

describe('an import along the edges is not reported', () => {
  test.each([
    ['client/src/lib/dates.ts', '#shared/domain/dates.ts'],
    ['client/src/features/release/api.ts', '../../lib/dates.ts'],
    ['server/app.ts', '#shared/domain/dates.ts'],
    ['shared/contracts/release.ts', '../domain/limits.ts'],
    ['shared/contracts/release.ts', 'zod/mini'],
    ['client/src/lib/http/api-client.ts', 'zod/mini'],
    ['server/config/environment.ts', 'zod'],
    [rulesFile, '#shared/domain/limits.ts'],
    [rulesFile, '../../../shared/domain/limits.ts'],
    ['server/features/release/rules.test.ts', './rules.ts'],
    ['server/features/release/reports/confirm-report.ts', './queries.ts'],
    ['server/features/release/reports/confirm-report.ts', '../../access/rules.ts'],
    ['server/features/release/reports/confirm-report.ts', '../configuration/reporter-links.ts'],
    ['server/features/access/access-matrix.test.ts', '../recipients/routes.ts'],
    ['server/app.ts', './features/recipients/routes.ts'],
    ['client/src/features/release/report-banner.tsx', '../accounts/session/use-session.ts'],
    ['server/serve.ts', './dev/mailbox.ts'],
    ['server/dev/payfast.ts', './mailbox.ts'],
    ['tools/ui/overlays.tsx', '../../client/src/ui/overlays/sheet.tsx'],
    ['tests/journeys/reports/release.journey.ts', '../../../server/dev/mailbox.ts'],
    ['server/features/accounts/register.test.ts', '../../dev/mailbox.ts'],
  ])('%s → %s', async (filePath, target) => {
    expect(await complaints(filePath, `import { x } from '${target}';\nx();\n`)).toBe('');
  });
});

test.each(['server/features/unheard-of/rules.ts', 'client/src/features/unheard-of/api.ts'])(
  'a feature that the order does not name is reported: %s',
  async (filePath) => {
    expect(await complaints(filePath, 'export const one = 1;\n')).toMatch(
      /does not name the feature unheard-of/,
    );
  },
);

test.each(['server/features', 'client/src/features'])(
  'the order names every feature in %s',
  async (folder) => {
    const features = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(features.length).toBeGreaterThan(5);
    for (const { name } of features) {
      expect(await complaints(`${folder}/${name}/any.ts`, 'export const one = 1;\n')).toBe('');
    }
  },
);

describe('a call’s path and its refusal', () => {
  const path = /stands in shared\/contracts alone/;
  const code = /decides by an error’s code/;
  test.each([
    ['client/src/features/release/api.ts', `export const path = '/api/reports';`, path],
    ['client/src/lib/http/csrf.ts', `export const path = '/api/service';`, path],
    ['server/features/release/routes.ts', 'export const path = (id: number) => `/api/reports/${id}`;', path],
    ['server/features/release/routes.ts', `router.get('/reports', list);`, path],
    ['server/http/client-errors.ts', `router.post('/client-error', take);`, path],
    ['client/src/features/release/api.ts', 'export const isGone = (e: E) => e.status === 404;', code],
    ['client/src/features/release/api.ts', 'export const isBusy = (e: E) => e.status >= 500;', code],
    ['client/src/pages/home.tsx', `export const isOld = (e: E) => e.message === 'Too old';`, code],
    ['client/src/pages/home.tsx', `export const isOld = (message: string) => message.includes('old');`, code],
  ])('%s may not say %s', async (filePath, source, sentence) => {
    expect(await complaints(filePath, `${source}\n`)).toMatch(sentence);
  });

  test.each([
    ['shared/contracts/release.ts', `export const path = '/api/reports';`],
    ['tests/refusals.test.ts', `export const path = '/api/reports';`],
    ['server/http/health.ts', `router.get(HEALTH_PATH, answer);`],
    ['server/features/release/routes.ts', `export const path = '/apiary';`],
    ['client/src/lib/http/refusal.ts', 'export const isGone = (e: E) => e.status === 404;'],
    ['client/src/features/release/api.ts', `export const isOpen = (r: R) => r.status === 'released';`],
  ])('%s may say %s', async (filePath, source) => {
    expect(await complaints(filePath, `${source}\n`)).not.toMatch(/contracts alone|error’s code/);
  });
});

const clock = /clock\.now\(\)/;
const settings = /only server\/config\.ts reads process\.env/;

test.each([
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
])('%s may not say %s', async (filePath, source, sentence) => {
  expect(await complaints(filePath, `${source}\n`)).toMatch(sentence);
});

test.each([
  ['server/features/release/policy.ts', `export const day = new Date('2030-01-01');`],
  ['server/adapters/clock.ts', 'export const now = new Date();'],
  ['client/src/lib/dates.ts', 'export const now = new Date();'],
  ['server/features/release/rules.test.ts', 'export const now = Date.now();'],
  ['server/config.ts', 'export const env = process.env.NODE_ENV;'],
  ['vite.config.ts', 'export const env = process.env.NODE_ENV;'],
  ['tests/support/browser/chromium.ts', 'export const env = process.env.NODE_ENV;'],
  ['server/main.ts', `process.stdout.write('started');`],
])('%s may say %s', async (filePath, source) => {
  expect(await complaints(filePath, `${source}\n`)).toBe('');
});
