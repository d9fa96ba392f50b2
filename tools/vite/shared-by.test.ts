import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedBy } from './shared-by.ts';

const files = {
  'first.js': "import './own.js'; import './one.js'; import './two.js'; import('./later.js');",
  'second.js': "import './one.js'; import './apart.js';",
  'third.js': "import './two.js'; import './apart.js';",
  'later.js': "import './own.js'; console.log('later');",
  'own.js': "console.log('own');",
  'one.js': "import './deep.js'; console.log('one');",
  'two.js': "console.log('two');",
  'deep.js': "console.log('deep');",
  'apart.js': "console.log('apart');",
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-shared-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What is together in the files that no entry is, by the names of the modules. */
async function chunksOf(groups: Rolldown.CodeSplittingGroup[]): Promise<string[][]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['first', 'second', 'third'].map((name) => join(root, `${name}.js`)),
        output: { codeSplitting: { groups } },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output
    .flatMap((chunk) => (chunk.type === 'chunk' && !chunk.isEntry ? [chunk.moduleIds] : []))
    .map((ids) => ids.map((id) => basename(id)).toSorted());
}

it('groups all modules that an entry shares into one chunk, and no others', async () => {
  const apart = await chunksOf([]);
  expect(apart).toContainEqual(['two.js']);
  const together = await chunksOf([sharedBy(join(root, 'first.js'), 'first-shared')]);
  expect(together).toContainEqual(expect.arrayContaining(['deep.js', 'one.js', 'two.js']));
  expect(together).toContainEqual(['apart.js']);
  expect(together.flat()).not.toContain('first.js');
});
