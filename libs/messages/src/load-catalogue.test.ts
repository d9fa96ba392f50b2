import { expect, it } from 'vitest';
import { createMessages } from './create-messages.ts';
import { catalogueLocales, loadCatalogue, toCatalogueLocale } from './load-catalogue.ts';

it('serves a website in a language without texts in English', () => {
  expect(catalogueLocales).toContain('en');
  expect(toCatalogueLocale('xx-YY')).toBe('en');
});

it('loads all texts of a locale', async () => {
  const text = createMessages('en', await loadCatalogue('en'));

  expect(text('general.noResults')).toBe('No results found');
});
