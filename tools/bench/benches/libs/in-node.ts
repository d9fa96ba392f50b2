import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.ts';

/** Bundles a module and imports it in this process, from a temporary file. */
export async function importBundle<Module>(entry: string): Promise<Module> {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'));
  try {
    const path = join(folder, 'bundle.mjs');
    writeFileSync(path, await bundle(entry));
    return (await import(pathToFileURL(path).href)) as Module;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Bundles a module and calls its `measure` in this process. */
export async function measureInNode<Figures>(entry: string, rounds: number): Promise<Figures> {
  type MeasureModule = { measure(rounds: number): Promise<Figures> };
  const { measure } = await importBundle<MeasureModule>(entry);
  return measure(rounds);
}
