import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureShell } from './ensure-shell.ts';

let app = '';
beforeEach(async () => {
  app = await mkdtemp(join(tmpdir(), 'sitewright-shell-'));
  await writeFile(join(app, 'index.html'), 'from the sources');
});
afterEach(() => rm(app, { recursive: true }));

const built = () => join(app, 'dist/client/index.html');

it('copies the source page when there is no build', async () => {
  await ensureShell(app);
  expect(await readFile(built(), 'utf8')).toBe('from the sources');
});

it('does not overwrite a built page', async () => {
  await ensureShell(app);
  await writeFile(built(), 'built');
  await ensureShell(app);
  expect(await readFile(built(), 'utf8')).toBe('built');
});
