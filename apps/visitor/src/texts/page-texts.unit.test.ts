import { catalogLocales } from '@sitewright/messages';
import { lightboxDefaults } from '@sitewright/ui/lightbox';
import { expect, it } from 'vitest';
import { connectionTexts } from './connection-texts.ts';
import { lightboxLabels } from './lightbox-labels.ts';
import { loadLibraryTexts } from './load-library-texts.ts';
import { loadPageTexts, pageTextLanguages } from './load-page-texts.ts';
import { mapTexts } from './map-texts.ts';

it('lists every locale of the catalog', () => {
  expect(pageTextLanguages.toSorted()).toStrictEqual([...catalogLocales].toSorted());
});

it.each([
  ['de-AT', 'Schließen'],
  ['fr', 'Fermer'],
  ['es', 'Cerrar'],
  ['ja', '閉じる'],
  ['ar', 'إغلاق'],
  ['en-GB', 'Close'],
  ['nl', 'Close'],
])('returns the texts of locale %s', async (locale, close) => {
  expect((await loadPageTexts(locale))('dialogs.close')).toBe(close);
});

it('loads no library texts for English', async () => {
  expect(await loadLibraryTexts('en-US')).toBeUndefined();
  expect((await loadLibraryTexts('de'))?.lightbox.close).toBe('Schließen');
});

it('has the same English texts as the library defaults', async () => {
  const text = await loadPageTexts('en');

  expect(connectionTexts(text).connection).toBe('Unable to connect…');
  expect(lightboxLabels(text)).toStrictEqual(lightboxDefaults.labels);
});

it('leaves the placeholders for the libraries unfilled', async () => {
  const text = await loadPageTexts('de');

  expect(connectionTexts(text).unparsable).toMatch(/\{url\}.*\{message\}/);
  expect(lightboxLabels(text).position).toBe('{n} von {count}');
  expect(mapTexts(text)).toMatchObject({ 'NavigationControl.ZoomIn': 'Vergrößern' });
});
