import { readFileSync } from 'node:fs';

/**
 * Reasons, by requirement id, why a row counts as in the product although no page, screen or route uses the code that
 * its tests exercise.
 */
export type LibraryRows = ReadonlyMap<string, string>;

/**
 * `docs/specification/library-rows.tsv`: rows about the use of a library, or about a table of constants.
 * Each has a reviewed reason; `npm run check:packages` proves that the libraries can be used.
 */
export function readLibraryRows(path: string): LibraryRows {
  const [, ...lines] = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [id = '', reason = ''] = line.split('\t');
      return [id, reason] as const;
    }),
  );
}
