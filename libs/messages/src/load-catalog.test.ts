import { expect, it } from 'vitest';
import { createMessages } from './create-messages.ts';
import { catalogLocales, loadCatalog, toCatalogLocale } from './load-catalog.ts';

it('serves a website in a language without texts in English', () => {
  expect(catalogLocales).toContain('en');
  expect(toCatalogLocale('xx-YY')).toBe('en');
});

it('loads all texts of a locale', async () => {
  const text = createMessages('en', await loadCatalog('en'));

  expect(text('general.noResults')).toBe('No results found');
});
