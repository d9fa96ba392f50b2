/** Files that may contain the old words: those that explain them, and tables of what was renamed. */
export const exemptFiles: ReadonlySet<string> = new Set([
  '.nx/version-plans/plain-names.md',
  'docs/glossary.md',
]);
