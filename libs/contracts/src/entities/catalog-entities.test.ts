import { expect, it } from 'vitest';
import { tagTypes } from '../codes/index.ts';
import { dataset } from './dataset.ts';
import { mapLocation } from './map-location.ts';
import { multilingualPayload } from './multilingual.ts';
import { review } from './review.ts';
import { storeSettings } from './store-settings.ts';
import { tag } from './tag.ts';

it('parses a review with rating and text (REVIEW-02)', () => {
  const said = { rating: 4, text: 'Keeps the tea warm.' };
  expect(review.parse(said)).toStrictEqual(said);
  for (const missing of ['rating', 'text'])
    expect(review.safeParse({ ...said, [missing]: undefined }).success).toBe(false);
  for (const rating of [0, 6, 3.5])
    expect(review.safeParse({ ...said, rating }).success).toBe(false);
});

it('parses a tag of type tag or category (TAG-02)', () => {
  expect(tagTypes).toStrictEqual(['tag', 'category']);
  const accepts = (tagType: unknown, text: string) => tag.safeParse({ tagType, text }).success;
  expect(accepts('tag', 'stoneware')).toBe(true);
  expect(accepts('category', 'Mugs')).toBe(true);
  expect(accepts('topic', 'Mugs')).toBe(false);
  expect(accepts('tag', 'm'.repeat(26))).toBe(true);
  expect(accepts('category', 'm'.repeat(26))).toBe(false);
});

it('parses a dataset and requires maxRows and maxColumns', () => {
  const figures = { maxRows: 100, maxColumns: 20, rows: [['2025', '120']] };
  expect(dataset.parse(figures)).toStrictEqual(figures);
  for (const missing of ['maxRows', 'maxColumns'])
    expect(dataset.safeParse({ ...figures, [missing]: undefined }).success).toBe(false);
});

it('parses the expressCheckout setting of a store, false by default (STORE-01)', () => {
  expect(storeSettings.parse({ expressCheckout: true })).toMatchObject({ expressCheckout: true });
  expect(storeSettings.parse({})).toMatchObject({ expressCheckout: false });
  expect(storeSettings.safeParse({ expressCheckout: 'yes' }).success).toBe(false);
});

it('parses the languages of a site (I18N-02)', () => {
  expect(multilingualPayload.parse({ languages: ['de', 'pt-BR'] }).languages).toStrictEqual([
    'de',
    'pt-BR',
  ]);
  expect(multilingualPayload.safeParse({}).success).toBe(false);
  expect(multilingualPayload.safeParse({ languages: ['german'] }).success).toBe(false);
});

it('parses a map location with coordinates, zoom and address (MAP-03)', () => {
  const place = {
    mapLat: 53.5,
    mapLng: 10,
    markerLat: 53.6,
    markerLng: 10.1,
    mapZoom: 14,
    addressTitle: 'Studio',
    addressLine1: 'Harbour Road 12',
    addressLine2: '20457 Hamburg',
    addressCountry: 'Germany',
  };
  expect(mapLocation.parse(place)).toStrictEqual(place);
  for (const wrong of [{ mapLat: 91 }, { markerLng: 181 }, { mapZoom: 0 }])
    expect(mapLocation.safeParse({ ...place, ...wrong }).success).toBe(false);
});
