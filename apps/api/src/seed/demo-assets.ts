import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../platform/package-folder.ts';
import type { DemoAsset } from './demo-site.ts';

/** Folder of the demo's files. */
export const demoAssetFolder = join(packageFolder, 'demo/assets');

interface CreditRow {
  readonly file: string;
  readonly alt?: string;
  readonly license: string;
  readonly attribution?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

const credits = JSON.parse(readFileSync(join(demoAssetFolder, 'credits.json'), 'utf8')) as {
  readonly files: readonly CreditRow[];
};
const byFile = new Map(credits.files.map((row) => [row.file, row]));

/** A file with its alt text, and its credit if the license requires attribution. */
export function demoAsset(file: string): DemoAsset {
  const row = byFile.get(file);
  return {
    file,
    ...(row?.alt === undefined ? {} : { alt: row.alt }),
    ...(row?.focalPoint === undefined ? {} : { focalPoint: row.focalPoint }),
    ...(row?.license.startsWith('CC-BY') === true && row.attribution !== undefined
      ? { credit: row.attribution }
      : {}),
  };
}
