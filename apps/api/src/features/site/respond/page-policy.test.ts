import { blockType, collectionType } from '@sitewright/contracts/codes';
import type { Block, PageDocument } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { itemDraftOf } from '../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { visitorRenderer } from '../../../testing/visitor-renderer.ts';
import { insertPage } from '../../pages/pages.queries.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  const renderer = await visitorRenderer();
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
});
afterAll(() => api.close());

const placement = { column: 1, row: 1, width: 6, height: 2 };

/** Publishes a page with one block and returns the directives of its policy by name. */
async function policyOf(urlId: string, type: number, props: Block['props']) {
  const block = { id: 'block1', type, version: 1, props, placement };
  const design = { theme: 'light', height: 'auto', width: 'inset', align: 'start' } as const;
  const layout = { columns: 12, blocks: { block1: block } } as const;
  const document: PageDocument = {
    schemaVersion: 1,
    sections: [{ id: 'section1', design, layout }],
  };
  const page = { websiteId: site.websiteId, pageId: api.services.createId(), title: urlId, urlId };
  await site.inTenant((tenant) => insertPage(tenant, { ...page, document }));
  await site.owner.browser.post(`/api/websites/${site.websiteId}/releases`, { json: {} });
  return policyAt(`/${urlId}`);
}

async function policyAt(path: string): Promise<Readonly<Record<string, string>>> {
  const { headers } = await site.visitor().get(path);
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(directives.map((text) => [text.split(' ', 1)[0] ?? '', text]));
}

it('the content security policy of a page with a reservation allows its provider only', async () => {
  const policy = await policyOf('dinner', blockType.TABLE_BOOKING, { restaurantId: '4711' });
  expect(policy['frame-src']).toBe("frame-src 'self' https://www.opentable.com");
  expect(policy['script-src']).not.toContain('http');
  expect(policy['connect-src']).toBe("connect-src 'self'");
});

it('the content security policy of a page with a wedding registry allows its script', async () => {
  const policy = await policyOf('gifts', blockType.WEDDING_REGISTRY, { registry: 'ada-and-bo' });
  expect(policy['script-src']).toBe("script-src 'self' https://widget.zola.com");
});

it('the content security policy of a page with a live stream allows connections to its host only', async () => {
  const stream = 'https://live.example/film/all.m3u8';
  const policy = await policyOf('live', blockType.VIDEO, { source: 'stream', stream });
  expect(policy['connect-src']).toBe("connect-src 'self' https://live.example");
  expect(policy['frame-src']).toBe("frame-src 'self'");
  expect(policy['script-src']).toBe("script-src 'self'");
});

it.each(['/cart', '/nowhere'])(
  'the content security policy of other pages allows no third party: %s',
  async (path) => {
    const policy = await policyAt(path);
    expect(policy['connect-src']).toBe("connect-src 'self'");
    expect(policy['frame-src']).toBe("frame-src 'self'");
    expect(policy['script-src']).toBe("script-src 'self'");
  },
);

it('the content security policy of a video allows its player, that of the video list no third party', async () => {
  const base = `/api/websites/${site.websiteId}`;
  const json = { title: 'Films', kind: 'collection', collectionType: collectionType.VIDEOS };
  const { body } = await site.owner.browser.post(`${base}/pages`, { json });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  await site.owner.browser.post(`${base}/collections/${String(body['collectionId'])}/items`, {
    json: itemDraftOf({ video: { source: 'embed', embed: 'https://youtu.be/abc123' } }),
  });
  const policy = await policyAt('/films/moss');
  expect(policy['frame-src']).toBe("frame-src 'self' https://www.youtube-nocookie.com");
  expect(policy['script-src']).not.toContain('http');
  expect((await policyAt('/films'))['frame-src']).toBe("frame-src 'self'");
});
