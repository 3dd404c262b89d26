import { defineConfig } from 'vite';
import { publishBuild, getTempBuildDir } from './server/launch/builds.js';

/**
 * The server's programs. Packages stay in `node_modules`, except those of many small modules. Bundled, a start reads one file
 * of them, with only what is used.
 */
export default defineConfig({
  plugins: [{ name: 'whole-build', writeBundle: () => publishBuild('server') }],
  publicDir: false,
  ssr: { noExternal: [/^zod/, /^drizzle-orm/, /^date-fns/, /^@date-fns/] },
  build: {
    ssr: true,
    outDir: getTempBuildDir('server'),
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: [
        'server/main.ts',
        'server/doctor.ts',
        'server/recovery.ts',
        'server/rotate-keys.ts',
        'server/move-files.ts',
        'server/verify-activity.ts',
        'server/backup.ts',
        'server/restore.ts',
        'server/roles.ts',
        // Child processes, which `server/adapters/child-processes/child-task.ts` starts.
        'server/features/imports/parse-export-process.ts',
        'server/features/bounces/parse-returned-mail-process.ts',
      ],
      // The sources lie beside the build. A start reads every map.
      output: { sourcemapExcludeSources: true },
    },
  },
});
