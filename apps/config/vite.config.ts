import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

/**
 * Two builds in one folder: the configuration area with hashed chunks, and the canvas as one file with a stable
 * name, because pages of another origin load it by its address alone.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/config/',
  publicDir: false,
  plugins: [react()],
  resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
  builder: {
    async buildApp(builder) {
      for (const environment of Object.values(builder.environments)) {
        if (environment.name === 'client' || environment.name === 'canvas') {
          await builder.build(environment);
        }
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: 'es2022',
        manifest: true,
        assetsInlineLimit: 0,
        rollupOptions: { input: 'index.html' },
      },
    },
    canvas: {
      consumer: 'client',
      // An environment of its own inherits nothing from `resolve` above.
      resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        target: 'es2022',
        cssCodeSplit: false,
        rollupOptions: {
          input: 'src/canvas/canvas.ts',
          output: { entryFileNames: 'canvas.js', codeSplitting: false },
        },
      },
    },
  },
});
