import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallPreload } from './small-preload.ts';

const loader = join(import.meta.dirname, '../../apps/visitor/src/loading/fetch-chunk.ts');
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-preload-'));
  writeFileSync(join(root, 'look.css'), 'p { color: teal }');
  writeFileSync(join(root, 'island.js'), "import './look.css';\nexport const name = 'island';\n");
  writeFileSync(join(root, 'entry.js'), "import('./island.js').then(console.log);\n");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Builds a page that imports a chunk with a stylesheet of its own; answers the page's first script. */
async function builtEntry(plugins: readonly ReturnType<typeof smallPreload>[]): Promise<string> {
  const result = await build({
    root,
    base: '/below/',
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [...plugins],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'entry.js') },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rollup.RollupOutput;
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  return entry?.type === 'chunk' ? entry.code : '';
}

it('replaces the preload helper of Vite, and includes the style sheet of a chunk', async () => {
  const [small, own] = [await builtEntry([smallPreload(loader)]), await builtEntry([])];
  expect(own).toContain('vite:preloadError');
  expect(small).not.toContain('vite:preloadError');
  expect(small).toContain('/below/');
  expect(small).toMatch(/assets\/island-[\w-]+\.css/);
  expect(small.length).toBeLessThan(own.length / 2);
});
