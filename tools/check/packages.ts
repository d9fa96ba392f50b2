import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../bench/site/browser.ts';
import { packLibrary } from './packages/pack-library.ts';
import { findPackageErrors } from './packages/find-package-errors.ts';
import { readRequirements } from './requirement-table.ts';
import { standaloneLibraries } from './standalone-libraries.ts';

/**
 * `npm run check:packages`: packs each library that stands alone, installs it into an empty Vite project and an empty
 * Node project, and there type-checks the examples of its README and runs the first. Each sentence of the specification that belongs to the
 * library must be in what it packs.
 */
const workspace = join(import.meta.dirname, '../..');

const rows = readRequirements(join(workspace, 'docs/specification/requirements.tsv'));
const chosen = process.argv.slice(2);
const browser = await launchBrowser();
const folder = mkdtempSync(join(tmpdir(), 'sitewright-packages-'));
let failed = 0;
try {
  for (const name of standaloneLibraries) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
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
    failed += errors.length;
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
