import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { islandEntries } from './island-entries.ts';
import { precompress } from '../../tools/vite/precompress.ts';
import { sharedBy } from '../../tools/vite/shared-by.ts';
import { shippedExports } from '../../tools/vite/shipped-exports.ts';
import { smallPreload } from '../../tools/vite/small-preload.ts';

const root = import.meta.dirname;
const bootEntry = join(root, 'src/entry-client.ts');
const sourceCondition = '@sitewright/source';
const manifestId = 'virtual:client-manifest';

/** Passes the client build's file names to the server build; in development there is no manifest yet. */
const clientManifest = (): Plugin => ({
  name: 'client-manifest',
  resolveId: (id) => (id === manifestId ? `\0${manifestId}` : undefined),
  load(id) {
    if (id !== `\0${manifestId}`) return undefined;
    const path = join(root, 'dist/client/.vite/manifest.json');
    const isBuilt = this.environment.mode === 'build' && existsSync(path);
    return `export default ${isBuilt ? readFileSync(path, 'utf8') : 'null'};`;
  },
});

/** Server-only modules, and the HTML parser. An island that imports one fails the build. */
const serverOnly = (): Plugin => ({
  name: 'server-only',
  load(id) {
    const isServerFile = /\.server\.tsx?$|\/entry-server\.ts$|\/node_modules\/parse5\//.test(
      id.split('?', 1)[0] ?? '',
    );
    if (isServerFile && this.environment.name === 'client') {
      this.error(`${id} is for the server only and must not reach a visitor's browser.`);
    }
    return undefined;
  },
});

/**
 * The files to preload with a dynamic import. None for the recorders, which load on an idle page: their list would
 * enlarge the first script. The imports of the first script itself are already loaded.
 */
const preloaded = (file: string, imported: string[]): string[] =>
  file.includes('record-page') ? [] : imported.filter((path) => !path.includes('boot-shared'));

export default defineConfig({
  root,
  base: '/assets/app/',
  publicDir: false,
  plugins: [
    react(),
    clientManifest(),
    serverOnly(),
    smallPreload(join(root, 'src/loading/fetch-chunk.ts')),
    precompress(),
    shippedExports(root),
  ],
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
  },
  builder: {
    // The server build reads the client's manifest, so it comes second.
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined)
        throw new Error('Both environments are needed.');
      await builder.build(client);
      await builder.build(ssr);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        rollupOptions: {
          // An identifier shared by two chunks would become a chunk of its own.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          // Islands are entries whose exports the page calls.
          preserveEntrySignatures: 'exports-only',
          input: {
            boot: bootEntry,
            fonts: join(root, 'src/fonts/font-files.ts'),
            legacy: join(root, 'src/legacy/legacy-script.ts'),
            'map-frame': join(root, 'src/map/map-frame.ts'),
            // A page contains the file names of its own islands. A table of all would load on every page.
            ...islandEntries(root),
          },
          output: {
            codeSplitting: {
              groups: [
                sharedBy(bootEntry, 'boot-shared'),
                // Small modules in one file: the first script names each chunk that it may request.
                {
                  name: 'page-parts',
                  test: /(page\/create-announcer|cookie-banner\/subscribe-consent)\.ts$/,
                },
                // Galleries and the lightbox share these, and most pages that have one have both.
                {
                  name: 'image-parts',
                  test: /\/(item-id\/item-id|input\/swipe|dom\/(watch-zoom|follow-finger))\.ts$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { conditions: [sourceCondition, ...defaultServerConditions], noExternal: true },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        minify: false,
        rollupOptions: {
          input: { 'entry-server': join(root, 'src/entry-server.ts') },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
});
