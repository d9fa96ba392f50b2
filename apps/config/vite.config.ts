import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { precompress } from '../../tools/vite/precompress.ts';
import { shippedExports } from '../../tools/vite/shipped-exports.ts';

const root = import.meta.dirname;
const conditions = ['@sitewright/source', ...defaultClientConditions];

/** Declares the order of the cascade layers at the top of every style sheet, because any may load first. */
const layersFirst = (): Plugin => ({
  name: 'layers-first',
  enforce: 'post',
  generateBundle(_, bundle) {
    const layers = readFileSync(join(root, 'src/theme/layers.css'), 'utf8').trim();
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        file.source = `${layers}${file.source.toString()}`;
      }
    }
  },
});

/**
 * The code that several screens share, one request per chunk. All other code loads with its screen. `area` is the frame
 * of every screen; `editing` are the controls of lists, pickers and panels.
 */
const chunks = [
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod)\/|libs\/contracts/,
  },
  { name: 'text', test: /node_modules\/(@tiptap|prosemirror|linkifyjs|orderedmap|rope-sequence)/ },
  { name: 'blocks', test: /libs\/(blocks|page-model)\// },
  {
    name: 'area',
    test: /node_modules\/(@tanstack|sonner|tinykeys)|src\/(app|shell|theme)\/|src\/controls\/(button|icon-button|hint|field|text-field|search-field|select-field|segmented-field|switch-field|dialog|confirm-dialog|action-menu|screen|card|badge|empty-state|reading|save-bar|initial-focus-props)\./,
  },
  {
    name: 'editing',
    test: /src\/(controls\/(?!rich-text)|features\/assets|canvas\/(channel|protocol|gestures))\/?/,
  },
  { name: 'signs', test: /node_modules\/lucide-react/ },
].map((chunk, index, { length }) => ({ ...chunk, priority: 10 * (length - index) }));

/**
 * Two builds in one folder: the configuration area with hashed chunks, and the canvas under a stable name, because
 * pages of another origin load it by its URL. The canvas loads its text editor on demand.
 */
export default defineConfig({
  root,
  base: '/config/',
  publicDir: false,
  // The canvas is built last, and then the whole folder is compressed once.
  plugins: [react(), layersFirst(), precompress('canvas'), shippedExports(root)],
  resolve: { conditions },
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
        cssCodeSplit: false,
        rollupOptions: { input: 'index.html', output: { codeSplitting: { groups: chunks } } },
      },
    },
    canvas: {
      consumer: 'client',
      // A custom environment does not inherit conditions.
      resolve: { conditions },
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        target: 'es2022',
        cssCodeSplit: false,
        rollupOptions: {
          input: 'src/canvas/canvas.ts',
          output: { entryFileNames: 'canvas.js', chunkFileNames: 'canvas-[name].js' },
        },
      },
    },
  },
});
