import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The component gallery for `npm run ui`. Served only, never built. */
export default defineConfig({
  root: folder('.'),
  publicDir: folder('../../client/public'),
  cacheDir: folder('../../node_modules/.vite-ui'),
  plugins: [react(), tailwindcss()],
  server: {
    port: Number(process.env['PORT'] || 3001),
    strictPort: true,
    fs: { allow: [folder('../..')] },
  },
});
