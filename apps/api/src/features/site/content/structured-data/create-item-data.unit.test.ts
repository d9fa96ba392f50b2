import type { ItemEvent, ItemView } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../../view/page-frame.ts';
import { createItemData } from './create-item-data.ts';
import { createWebsiteData } from './create-website-data.ts';

const item = {
  title: 'A mug',
  path: '/shop/mug',
  excerpt: 'Holds tea.',
  body: null,
  images: [{ url: '/s/1/mug.jpg' }],
  author: '',
  categories: [],
  publishedAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
  product: null,
} as unknown as ItemView;
const variant = {
  sku: 'MUG',
  price: 2450,
  salePrice: 1900,
  onSale: false,
  qtyInStock: 1,
  optionValues: [],
};
const productOf = (...variants: readonly object[]) =>
  ({ ...item, product: { variants } }) as unknown as ItemView;
const event: ItemEvent = {
  startsAt: '2026-07-03T18:00:00.000Z',
  endsAt: '2026-07-03T21:30:00.000Z',
  allDay: false,
  place: 'Town hall',
  address: 'Market 1, Altdorf',
  onlineUrl: '',
  status: 'scheduled',
};
const eventOf = (changes: Partial<ItemEvent> = {}): ItemView => ({
  ...item,
  event: { ...event, ...changes },
});

const videoItemOf = (video: object) => ({ ...item, video }) as unknown as ItemView;

const frameIn = (currency = 'EUR') =>
  ({
    website: {
      currency,
      title: 'Shop',
      description: '',
      locale: 'de-DE',
      timeZone: 'Europe/Berlin',
    },
    baseUrl: 'https://shop.example',
  }) as unknown as Frame;
const shop = { name: 'Our shop', path: '/shop' };
const dataOf = (of: ItemView, currency?: string) =>
  createItemData(of, frameIn(currency), shop) as readonly Record<string, unknown>[];

it.each([
  ['EUR', '24.50'],
  ['JPY', '2450'],
])('writes prices with the fraction digits of %s', (currency, price) => {
  const [product] = dataOf(productOf(variant), currency);
  expect(product).toMatchObject({ offers: [{ priceCurrency: currency, price }] });
});

it('names the paths of its categories', () => {
  const mug = { ...productOf(variant), categories: ['Mugs', 'Gifts'] };
  const parents = new Map([['Mugs', 'Kitchen']]);
  const [product] = createItemData(mug, frameIn(), shop, { parents });
  expect(product).toMatchObject({ category: 'Kitchen > Mugs, Gifts' });
});

it('contains the price range of several variants, in stock if one of them is', () => {
  const sold = { ...variant, sku: 'BIG', onSale: true, qtyInStock: 0 };
  const [product] = dataOf(productOf(sold, variant));
  expect(product).toMatchObject({
    offers: [
      {
        '@type': 'AggregateOffer',
        lowPrice: '19.00',
        highPrice: '24.50',
        offerCount: 2,
        availability: 'https://schema.org/InStock',
        offers: [
          { sku: 'BIG', price: '19.00', availability: 'https://schema.org/OutOfStock' },
          { sku: 'MUG', price: '24.50', availability: 'https://schema.org/InStock' },
        ],
      },
    ],
  });
});

it('is always available as a digital product, and links each variant to its own URL and image', () => {
  const images = [{ id: 'blue', url: '/s/2/blue.jpg' }];
  const file = { ...variant, id: 'v2', sku: 'FILE', qtyInStock: 0, imageId: 'blue' };
  const product = { productType: 'digital', variants: [{ ...file, id: 'v1' }, file] };
  const [data] = dataOf({ ...item, images, product } as unknown as ItemView);
  const offer = {
    image: 'https://shop.example/s/2/blue.jpg',
    availability: 'https://schema.org/InStock',
  };
  const url = 'https://shop.example/shop/mug';
  expect(data).toMatchObject({
    offers: [
      {
        url,
        offers: [
          { ...offer, url: `${url}?variant=v1` },
          { ...offer, url: `${url}?variant=v2` },
        ],
      },
    ],
  });
});

it.each([
  ['a product', { product: { variants: [variant] } }],
  ['an event', { event }],
  ['a video', { video: { source: 'file', file: { url: '/s/2/film.mp4' } } }],
  ['a post', {}],
])('omits empty values of %s', (_name, changes) => {
  const bare = { ...item, excerpt: '', images: [], ...changes } as unknown as ItemView;
  for (const value of Object.values(dataOf(bare)[0]!)) {
    expect(value).not.toBe('');
    expect(value).not.toEqual([]);
  }
});

it('writes the times of an event in the website’s time zone', () => {
  expect(dataOf(eventOf())[0]).toMatchObject({
    startDate: '2026-07-03T20:00:00+02:00',
    endDate: '2026-07-03T23:30:00+02:00',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Town hall', address: 'Market 1, Altdorf' },
  });
  const night = { startsAt: '2026-12-31T23:30:00.000Z', endsAt: null, allDay: true } as const;
  const [day] = dataOf(eventOf({ ...night, status: 'cancelled' }));
  expect(day).toMatchObject({
    startDate: '2027-01-01',
    eventStatus: 'https://schema.org/EventCancelled',
  });
  expect(day).not.toHaveProperty('endDate');
});

it('contains the URL of an online event', () => {
  const onlineUrl = 'https://talks.example/1';
  expect(dataOf(eventOf({ onlineUrl, place: '', address: '' }))[0]).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: onlineUrl },
  });
  expect(dataOf(eventOf({ onlineUrl }))[0]).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
  });
});

it.each([
  [
    { source: 'file', file: { url: '/s/2/film.mp4', kind: 'video' } },
    { contentUrl: 'https://shop.example/s/2/film.mp4' },
  ],
  [
    { source: 'embed', embed: 'https://vimeo.com/123456789' },
    { embedUrl: 'https://player.vimeo.com/video/123456789?dnt=1' },
  ],
])('links a video to its file or player: %j', (video, where) => {
  expect(dataOf(videoItemOf(video))[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: 'A mug',
    description: 'Holds tea.',
    thumbnailUrl: ['https://shop.example/s/1/mug.jpg'],
    uploadDate: '2026-03-01T10:00:00.000Z',
    url: 'https://shop.example/shop/mug',
    inLanguage: 'de-DE',
    ...where,
  });
});

it('contains breadcrumbs from the homepage through the collection to the item', () => {
  const [, trail] = dataOf(item);
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Shop', item: 'https://shop.example/' },
      { position: 2, name: 'Our shop', item: 'https://shop.example/shop' },
      { position: 3, name: 'A mug', item: 'https://shop.example/shop/mug' },
    ],
  });
});

/** The properties that search engines require of each type, and their formats. */
const text = (value: unknown) => typeof value === 'string' && value !== '';
const address = (value: unknown) => text(value) && URL.canParse(String(value));
const dateTime = (value: unknown) => text(value) && !Number.isNaN(Date.parse(String(value)));
const price = (value: unknown) => /^\d+(\.\d+)?$/.test(String(value));
const currency = (value: unknown) => /^[A-Z]{3}$/.test(String(value));
const count = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
const list = (value: unknown) => Array.isArray(value) && value.length > 0;
const thing = (value: unknown) => typeof value === 'object' && value !== null;
const shapes: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  Product: { name: text, image: list, url: address, offers: list },
  Offer: { price, priceCurrency: currency, availability: address, url: address },
  AggregateOffer: { lowPrice: price, highPrice: price, priceCurrency: currency, offerCount: count },
  Article: { headline: text, datePublished: dateTime, dateModified: dateTime, author: thing },
  VideoObject: {
    name: text,
    description: text,
    thumbnailUrl: list,
    uploadDate: dateTime,
    embedUrl: address,
  },
  Event: { name: text, startDate: dateTime, location: thing, eventStatus: address },
  Place: { name: text, address: text },
  VirtualLocation: { url: address },
  Organization: { name: text, url: address },
  Person: { name: text },
  BreadcrumbList: { itemListElement: list },
  ListItem: { position: count, name: text, item: address },
  WebSite: { name: text, url: address, potentialAction: thing },
  SearchAction: { target: thing, 'query-input': text },
  EntryPoint: { urlTemplate: text },
};

/** Returns all objects with a type in a tree. */
function typedIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(typedIn);
  return '@type' in value ? [value, ...within] : within;
}

describe('every object', () => {
  const samples = [
    ...dataOf(item),
    ...dataOf({ ...item, author: 'Ada' }),
    ...dataOf(productOf(variant)),
    ...dataOf(productOf(variant, variant)),
    ...dataOf(eventOf({ onlineUrl: 'https://talks.example' })),
    ...dataOf(videoItemOf({ source: 'embed', embed: 'https://youtu.be/abc123' })),
    createWebsiteData(frameIn()) as Record<string, unknown>,
  ];
  const objects = JSON.parse(JSON.stringify(samples)) as Record<string, unknown>[];

  it('has the schema.org context', () => {
    expect(objects.map((object) => object['@context'])).toEqual(
      objects.map(() => 'https://schema.org'),
    );
  });

  it('has the required properties of its type', () => {
    const typed = objects.flatMap(typedIn);
    expect(new Set(typed.map((object) => String(object['@type'])))).toEqual(
      new Set(Object.keys(shapes)),
    );
    for (const object of typed)
      for (const [name, isRight] of Object.entries(shapes[String(object['@type'])] ?? {}))
        expect([object['@type'], name, object[name], isRight(object[name])]).toEqual([
          object['@type'],
          name,
          object[name],
          true,
        ]);
  });
});

describe('the reviews of a product', () => {
  const review = {
    id: '1',
    rating: 4,
    title: 'Warm',
    text: 'Holds tea.',
    author: 'Ada L.',
    createdAt: '2026-03-12T10:00:00.000Z',
    photos: [],
    reply: '',
  };
  const reviews = {
    rating: { average: 4.3, count: 12 },
    reviews: [review, { ...review, title: '', text: '' }],
    page: 1,
    pageCount: 2,
  };

  it('are an aggregate rating of all, and the reviews of the page', () => {
    const [product] = createItemData(productOf(variant), frameIn(), shop, {
      reviews,
      parents: new Map(),
    });
    const rated = { ratingValue: 4, bestRating: 5, worstRating: 1 };
    const author = { '@type': 'Person', name: 'Ada L.' };
    expect(product).toMatchObject({
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.3,
        reviewCount: 12,
        bestRating: 5,
        worstRating: 1,
      },
      review: [
        { '@type': 'Review', reviewRating: rated, author, name: 'Warm', reviewBody: 'Holds tea.' },
        { '@type': 'Review', reviewRating: rated, author, datePublished: review.createdAt },
      ],
    });
    const data = product as { readonly review: readonly object[] };
    expect(data.review[1]).not.toHaveProperty('reviewBody');
  });

  it('are absent without approved reviews', () => {
    const [product] = dataOf(productOf(variant));
    expect(product).not.toHaveProperty('aggregateRating');
    expect(product).not.toHaveProperty('review');
  });
});
