import js from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { callsPlugin } from './eslint.calls.js';
import { projectPlugin } from './eslint.edges.js';

const tests = ['tests/**', 'bench/**', 'tools/**', '**/*.test.{ts,tsx}'];
const configFiles = ['*.config.{ts,js}', 'tools/*/*.config.ts'];

const environment = {
  object: 'process',
  property: 'env',
  message: 'Settings come from the context: only server/config.ts reads process.env.',
};
const clockAndChance = [
  {
    object: 'Date',
    property: 'now',
    message: 'Time comes from the context (clock.now()) or as a parameter.',
  },
  { object: 'Math', property: 'random', message: 'Chance comes from the context (ids).' },
];
const wordlessDate = ['NewExpression', 'CallExpression'].map((type) => ({
  selector: `${type}[callee.name='Date'][arguments.length=0]`,
  message: 'Time comes from the context (clock.now()) or as a parameter.',
}));

export default defineConfig(
  globalIgnores(['dist/', '**/dist/', 'migrations/', '.data/', '.data-demo/', 'test-results/', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are in .oxlintrc.json.
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    plugins: { 'import-x': importX, project: projectPlugin },
    rules: {
      'project/edges': 'error',
      'import-x/no-duplicates': ['error', { considerQueryString: true }],
      'import-x/no-self-import': 'error',
      'import-x/no-default-export': 'error',
      'no-restricted-properties': ['error', environment],
      'no-restricted-imports': [
        'error',
        {
          paths: ['process', 'node:process'].map((name) => ({
            name,
            importNames: ['env', 'default'],
            message: environment.message,
          })),
        },
      ],
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: ['{client/src,server}/**/*.{ts,tsx}'],
    ignores: ['server/dev/**', ...tests],
    plugins: { calls: callsPlugin },
    rules: { 'calls/named-once': 'error' },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: ['client/src/lib/http/**', ...tests],
    plugins: { calls: callsPlugin },
    rules: { 'calls/by-code': 'error' },
  },
  {
    files: ['{client,tools}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['server/**', 'shared/**'],
    ignores: ['server/adapters/**', ...tests],
    rules: {
      'no-restricted-properties': ['error', environment, ...clockAndChance],
      'no-restricted-syntax': ['error', ...wordlessDate],
    },
  },
  { files: ['server/**'], ignores: tests, rules: { 'no-console': 'error' } },
  {
    files: ['server/config.ts', ...configFiles, ...tests],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // Each `jobs.ts` adds its jobs to the one interface of all payloads.
    files: ['server/{jobs,features/*}/jobs.ts', 'server/adapters/queue.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }] },
  },
  {
    // Hooks of the test runner must destructure their first parameter, even if they need nothing of it.
    files: tests,
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // Deciding code stays free of the clock even where it may read the environment.
    files: ['server/config.ts'],
    rules: { 'no-restricted-properties': ['error', ...clockAndChance] },
  },
  {
    files: [...configFiles, 'tests/support/**', 'tools/mutants/runner.ts', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' }, // Their readers want one.
  },
  {
    files: ['**/*.js'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
