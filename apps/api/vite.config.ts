import { join } from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';
import { shippedExports } from '../../tools/vite/shipped-exports.ts';

const root = import.meta.dirname;

/**
 * The server as a few files: hundreds of small modules take longer to find than to run. Sources still run as they are
 * (`npm run dev`, commands, tests). What brings files of its own, or is rarely needed, stays where it is installed.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [shippedExports(root)],
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@sitewright/source', ...defaultServerConditions] },
    external: ['@electric-sql/pglite', '@scalar/fastify-api-reference', 'pg-native', 'sharp'],
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
      // All in one folder: the server finds its worker beside itself.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
