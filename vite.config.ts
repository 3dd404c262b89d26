import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files of their own, cached by their hashed names.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
