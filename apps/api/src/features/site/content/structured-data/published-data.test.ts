import { collectionType, workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct } from '../../../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../../../testing/create-test-site.ts';
import { itemDraftOf } from '../../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../../testing/open-test-api.ts';
import { uploadTestFile } from '../../../../testing/upload-test-file.ts';
import { visitorRenderer } from '../../../../testing/visitor-renderer.ts';

/** The structured data of published item pages. */

const origin = 'http://shop.localhost:4000';
const ends = '</script><script>alert(1)</script>';
const organization = { '@type': 'Organization', name: 'The shop', url: `${origin}/` };
const publishAt = '2026-03-04T09:00:00.000Z';

let api: TestApi;
let site: TestSite;
let base: string;
let picture: { readonly id: string; readonly url: string };
beforeAll(async () => {
  const renderer = await visitorRenderer();
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
  const file = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  picture = (await uploadTestFile(api, site, 'mug.jpg', await file.jpeg().toBuffer())).json();
});
afterAll(() => api.close());

const visit = (path: string) => site.visitor().get(path, { headers: { accept: 'text/html' } });
const publish = () => site.owner.browser.post(`${base}/releases`, { json: {} });

/** Returns the objects in the head of a page, parsed and as text. */
async function dataAt(path: string) {
  const { status, text } = await visit(path);
  expect([path, status]).toEqual([path, 200]);
  const sent = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const texts = sent.map(([, json = '']) => json);
  return { objects: texts.map((json) => JSON.parse(json) as unknown), text: texts.join('\n') };
}

async function createCollection(title: string, type: number) {
  const json = { title, kind: 'collection', collectionType: type };
  const { body } = await site.owner.browser.post(`${base}/pages`, { json });
  await publish();
  return { pageId: String(body['id']), collectionId: String(body['collectionId']) };
}

async function createItem(collectionId: string, changes: Partial<ItemDraft>): Promise<string> {
  const url = `${base}/collections/${collectionId}/items`;
  const { status, body } = await site.owner.browser.post(url, { json: itemDraftOf(changes) });
  expect(status).toBe(200);
  return String(body['id']);
}

const trail = (...steps: readonly (readonly [name: string, path: string])[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [['The shop', '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

describe('the published page of a product', () => {
  let mugVariants: Awaited<ReturnType<typeof createTestProduct>>['variants'];
  beforeAll(async () => {
    const variants = [
      {
        sku: 'SAGE',
        price: 2450,
        salePrice: 1900,
        onSale: true,
        qtyInStock: 4711,
        imageId: picture.id,
      },
      { sku: 'BLUE', price: 2600, salePrice: 2600, qtyInStock: 0 },
    ];
    const imageIds = [picture.id];
    const created = await createTestProduct(site, variants, {
      title: 'Mug',
      urlId: 'mug',
      imageIds,
      author: 'Ada',
    });
    mugVariants = created.variants;
  });

  it('offers each variant at its present price, with breadcrumbs', async () => {
    const url = `${origin}/shop/mug`;
    const [sage, blue] = mugVariants;
    const offerOf = (variant = '') => ({
      '@type': 'Offer',
      url: `${url}?variant=${variant}`,
      priceCurrency: 'USD',
    });
    const { objects } = await dataAt('/shop/mug');
    // The complete object, so that other properties of the product, such as stock, cannot be in it.
    expect(objects).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        '@id': `${url}#product`,
        name: 'Mug',
        image: [`${origin}${picture.url}`],
        url,
        offers: [
          {
            '@type': 'AggregateOffer',
            url,
            priceCurrency: 'USD',
            lowPrice: '19.00',
            highPrice: '26.00',
            offerCount: 2,
            availability: 'https://schema.org/InStock',
            offers: [
              {
                ...offerOf(sage?.id),
                image: `${origin}${picture.url}`,
                name: 'SAGE',
                sku: 'SAGE',
                price: '19.00',
                availability: 'https://schema.org/InStock',
              },
              {
                ...offerOf(blue?.id),
                name: 'BLUE',
                sku: 'BLUE',
                price: '26.00',
                availability: 'https://schema.org/OutOfStock',
              },
            ],
          },
        ],
      },
      trail(['Shop', '/shop'], ['Mug', '/shop/mug']),
    ]);
  });

  it('reveals neither stock quantities nor the site’s owner', async () => {
    const { text } = await dataAt('/shop/mug');
    expect(text).not.toMatch(/4711|@example\.com|workflow|account/i);
    for (const id of [site.websiteId, site.shopId, site.owner.accountId])
      expect(text).not.toContain(id);
  });
});

describe('the published page of an event', () => {
  it('contains time and place in the site’s time zone, with breadcrumbs', async () => {
    await site.owner.browser.call('PATCH', base, { json: { timeZone: 'Europe/Berlin' } });
    const { collectionId } = await createCollection('Evenings', collectionType.EVENTS);
    await createItem(collectionId, {
      title: 'First night',
      excerpt: 'Come early.',
      event: {
        startsAt: '2026-07-03T18:00:00.000Z',
        endsAt: '2026-07-03T21:30:00.000Z',
        allDay: false,
        place: 'Town hall',
        address: 'Market 1, Altdorf',
        onlineUrl: '',
        status: 'postponed',
      },
    });
    const { objects } = await dataAt('/evenings/first-night');
    expect(objects).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: 'First night',
        description: 'Come early.',
        url: `${origin}/evenings/first-night`,
        startDate: '2026-07-03T20:00:00+02:00',
        endDate: '2026-07-03T23:30:00+02:00',
        eventStatus: 'https://schema.org/EventPostponed',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: 'Town hall', address: 'Market 1, Altdorf' },
        organizer: organization,
      },
      trail(['Evenings', '/evenings'], ['First night', '/evenings/first-night']),
    ]);
  });
});

describe('the published page of a post', () => {
  let blog: Awaited<ReturnType<typeof createCollection>>;
  beforeAll(async () => {
    blog = await createCollection('Journal', collectionType.BLOG);
    const post = { excerpt: 'It is damp.', author: 'Ada', publishAt };
    await createItem(blog.collectionId, { ...post, title: 'Moss' });
    await createItem(blog.collectionId, { ...post, title: `Fog ${ends}`, urlId: 'fog' });
    const workflow = { workflowState: workflowState.DRAFT };
    await createItem(blog.collectionId, { ...post, ...workflow, title: 'Secret', urlId: 'secret' });
  });

  it('is described as an article with its author, with breadcrumbs', async () => {
    const { objects } = await dataAt('/journal/moss');
    expect(objects).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Moss',
        description: 'It is damp.',
        url: `${origin}/journal/moss`,
        mainEntityOfPage: `${origin}/journal/moss`,
        datePublished: publishAt,
        dateModified: expect.stringMatching(/^20\d\d-\d\d-\d\dT/) as string,
        inLanguage: 'en',
        author: { '@type': 'Person', name: 'Ada' },
        publisher: organization,
      },
      trail(['Journal', '/journal'], ['Moss', '/journal/moss']),
    ]);
  });

  it('escapes texts so that they cannot end the script element', async () => {
    const { objects, text } = await dataAt('/journal/fog');
    expect(objects).toMatchObject([{ headline: 'Fog' }, { '@type': 'BreadcrumbList' }]);
    expect(text).not.toContain('<');
  });

  it('reveals nothing of drafts and of restricted pages', async () => {
    const draft = await visit('/journal/secret');
    expect(draft.status).toBe(404);
    const lock = { access: 'locked', password: 'open sesame' };
    await site.owner.browser.call('PATCH', `${base}/pages/${blog.pageId}`, { json: lock });
    await publish();
    const closed = await visit('/journal/moss');
    expect(closed.status).toBe(403);
    for (const { text } of [draft, closed]) {
      expect(text).not.toContain('application/ld+json');
      expect(text).not.toMatch(/Moss|It is damp|Secret|Person/);
    }
  });
});
