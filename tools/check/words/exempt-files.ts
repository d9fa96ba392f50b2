/** Files that may contain the old words: they explain the words, list renames, or read old data. */
export const exemptFiles: ReadonlySet<string> = new Set([
  '.nx/version-plans/plain-names.md',
  'docs/glossary.md',
  'libs/blocks/src/blocks/reservation-v2/schema.test.ts',
  'libs/blocks/src/blocks/reservation-v2/schema.ts',
]);
