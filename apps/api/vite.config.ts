import { join } from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';
import { shippedExports } from '../../tools/vite/shipped-exports.ts';

const root = import.meta.dirname;

/**
 * Bundles the server into a few files, because hundreds of small modules take longer to find than to run.
 * `npm run dev`, commands and tests run the sources. Packages that load files of their own, or are rarely needed, are
 * not bundled.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [shippedExports(root)],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] },
    external: [
      '@electric-sql/pglite',
      '@react-pdf/renderer',
      '@scalar/fastify-api-reference',
      // It imports a package at run time: of a bundled copy of that, it would not recognize the errors.
      'file-type',
      'pg-native',
      'react',
      'sharp',
    ],
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist/server',
    minify: false,
    rollupOptions: {
      input: {
        main: join(root, 'src/main.ts'),
        'database-worker': join(root, 'src/platform/embedded-database/database-worker.ts'),
      },
      // All in one folder: the server looks for its worker next to its own file.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
