import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../bench/site/browser.ts';
import { packLibrary } from './packages/pack-library.ts';
import { findPackageErrors } from './packages/find-package-errors.ts';
import { readRequirements } from './requirement-table.ts';
import { standaloneLibraries } from './standalone-libraries.ts';

/**
 * `npm run check:packages`: packs each standalone library, installs it into an empty Vite project and an empty Node
 * project, and there type-checks the examples of its README and runs the first. The packed library must contain each
 * sentence that the specification requires of it.
 */
const workspace = join(import.meta.dirname, '../..');

const rows = readRequirements(join(workspace, 'docs/specification/requirements.tsv'));
const selected = process.argv.slice(2);
const browser = await launchBrowser();
const folder = mkdtempSync(join(tmpdir(), 'sitewright-packages-'));
let errorCount = 0;
try {
  for (const name of standaloneLibraries) {
    if (selected.length > 0 && !selected.includes(name)) continue;
    const directory = join(folder, name);
    mkdirSync(directory);
    const library = packLibrary(join(workspace, 'libs', name), directory);
    const requirements = rows.filter(({ home }) => home === name).map(({ text }) => text);
    const errors = await findPackageErrors(library, {
      workspace,
      directory,
      browser,
      requirements,
    });
    console.log(`${errors.length === 0 ? 'ok  ' : 'FAIL'}  ${library.name}`);
    for (const error of errors) console.log(error);
    errorCount += errors.length;
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(errorCount === 0 ? 0 : 1);
