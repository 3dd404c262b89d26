import { defineConfig } from 'vite';
import { takePlace, underWay } from './server/launch/builds.js';

/** The server's programs. Packages stay in `node_modules`. */
export default defineConfig({
  plugins: [{ name: 'whole-build', writeBundle: () => takePlace('server') }],
  publicDir: false,
  build: {
    ssr: true,
    outDir: underWay('server'),
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: { input: ['server/main.ts', 'server/recovery.ts', 'server/rotate-keys.ts'] },
  },
});
