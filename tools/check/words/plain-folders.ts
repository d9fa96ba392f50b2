/** The folders whose names and prose use the words of the glossary. The list grows until it is the whole repository. */
export const plainFolders: readonly string[] = [
  'apps/api/src/platform/http',
  'docs/architecture.md',
  'docs/decisions',
  'docs/principles.md',
  'libs/analytics-census',
  'libs/cookie-banner',
  'libs/data-layer',
  'libs/escape-manager',
  'libs/gallery-engine',
  'libs/image-loader',
  'libs/money',
  'libs/page-model',
  'libs/ui',
  'tools/check/words',
];
