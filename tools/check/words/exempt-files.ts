/** Files that may contain the old words: they explain the words, list renames, read old data, or
 * repeat the field names of another product's API. */
export const exemptFiles: ReadonlySet<string> = new Set([
  '.nx/version-plans/plain-names.md',
  'apps/api/src/testing/stripe/stripe-examples.ts',
  'docs/glossary.md',
  'libs/blocks/src/blocks/reservation-v2/schema.test.ts',
  'libs/blocks/src/blocks/reservation-v2/schema.ts',
]);
