import { expect, it } from 'vitest';
import { createMessages } from './create-messages.ts';
import { catalogLocales, loadCatalog, toCatalogLocale } from './load-catalog.ts';

it('falls back to English for a locale without a catalog', () => {
  expect(catalogLocales).toContain('en');
  expect(toCatalogLocale('xx-YY')).toBe('en');
});

it('loads the catalog of a locale', async () => {
  const text = createMessages('en', await loadCatalog('en'));

  expect(text('general.noResults')).toBe('No results found');
});
