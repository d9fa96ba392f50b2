import { workflowState } from '@sitewright/contracts/codes';
import type { ItemDraft } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { itemDraftOf } from '../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const html = { headers: { accept: 'text/html' } };
/** Returns the status, or the status and the target of a redirect. */
const visit = async (path: string, of = site) => {
  const { status, headers } = await of.visitor().get(path, html);
  return headers.location === undefined ? status : [status, headers.location];
};
const publish = () => site.owner.browser.post(`${base}/releases`, { json: {} });
async function createPage(title: string, kind = 'page') {
  const json = { title, kind };
  const { body } = await site.owner.browser.post(`${base}/pages`, { json });
  await publish();
  return { pageId: String(body['id']), collectionId: String(body['collectionId']) };
}
const change = (pageId: string, json: object) =>
  site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json });
const createItem = async (collectionId: string, changes: Partial<ItemDraft>) => {
  const json = itemDraftOf(changes);
  const url = `${base}/collections/${collectionId}/items`;
  return String((await site.owner.browser.post(url, { json })).body['id']);
};
const writeItem = async (itemId: string, changes: Partial<ItemDraft>) => {
  const json = itemDraftOf(changes);
  expect((await site.owner.browser.call('PUT', `${base}/items/${itemId}`, { json })).status).toBe(
    200,
  );
};

describe('a renamed page', () => {
  it('redirects from its previous path once the change is published, with the query', async () => {
    const { pageId } = await createPage('About us');
    await change(pageId, { urlId: 'who-we-are' });
    expect(await visit('/about-us')).toBe(200);
    expect(await visit('/who-we-are')).toBe(404);
    await publish();
    expect(await visit('/who-we-are')).toBe(200);
    expect(await visit('/about-us')).toEqual([301, '/who-we-are']);
    expect(await visit('/about-us/?ref=a%26b&x=1')).toEqual([301, '/who-we-are?ref=a%26b&x=1']);
  });

  it('redirects in one step after several renames, and not from its restored path', async () => {
    const { pageId } = await createPage('One');
    for (const urlId of ['two', 'three', 'four']) {
      await change(pageId, { urlId });
      await publish();
    }
    for (const old of ['/one', '/two', '/three']) expect(await visit(old)).toEqual([301, '/four']);
    await change(pageId, { urlId: 'two' });
    await publish();
    expect(await visit('/two')).toBe(200);
    for (const old of ['/one', '/three', '/four']) expect(await visit(old)).toEqual([301, '/two']);
  });

  it('does not redirect while another page uses its previous path, but again after its deletion', async () => {
    const { pageId } = await createPage('Prices');
    await change(pageId, { urlId: 'what-it-costs' });
    await publish();
    const { pageId: other } = await createPage('Prices');
    expect(await visit('/prices')).toBe(200);
    await site.owner.browser.call('DELETE', `${base}/pages/${other}`);
    await publish();
    expect(await visit('/prices')).toEqual([301, '/what-it-costs']);
    await site.owner.browser.call('DELETE', `${base}/pages/${pageId}`);
    await publish();
    expect(await visit('/prices')).toBe(404);
  });

  it('redirects from its path to / after it becomes the homepage', async () => {
    const { pageId } = await createPage('Landing');
    await change(pageId, { isHomepage: true });
    await publish();
    expect(await visit('/landing')).toEqual([301, '/']);
    expect(await visit('/')).toBe(200);
  });

  it('redirects with cache-control: no-cache', async () => {
    const { headers } = await site.visitor().get('/one', html);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('does not redirect on another website', async () => {
    const other = await createTestSite(api, 'elsewhere');
    expect(await visit('/about-us', other)).toBe(404);
  });

  it('redirects from the 2,000 most recent previous paths of the website only', async () => {
    const { pageId } = await createPage('Busy');
    await site.inTenant(async (tenant) => {
      const rows = Array.from({ length: 2_100 }, (_, index) => ({
        websiteId: site.websiteId,
        stage: 'previous' as const,
        path: `old-${index}`,
        pageId,
        leftAt: new Date(index),
      }));
      await tenant.insertInto('urlPaths').values(rows).execute();
    });
    expect(await visit('/old-0')).toEqual([301, '/busy']);
    await change(pageId, { urlId: 'busier' });
    await publish();
    expect(await visit('/old-0')).toBe(404);
    expect(await visit('/old-2099')).toEqual([301, '/busier']);
    expect(await visit('/busy')).toEqual([301, '/busier']);
    const previousPaths = await site.inTenant((tenant) =>
      tenant.selectFrom('urlPaths').where('stage', '=', 'previous').select('path').execute(),
    );
    expect(previousPaths.length).toBeLessThanOrEqual(2_000);
  });
});

describe('a renamed item', () => {
  it('redirects from its previous path, also below the previous path of its collection', async () => {
    const { pageId, collectionId } = await createPage('Journal', 'collection');
    const itemId = await createItem(collectionId, { title: 'Moss', urlId: 'moss' });
    expect(await visit('/journal/moss')).toBe(200);
    await writeItem(itemId, { title: 'Moss', urlId: 'on-moss' });
    expect(await visit('/journal/on-moss')).toBe(200);
    expect(await visit('/journal/moss?page=2')).toEqual([301, '/journal/on-moss?page=2']);

    await change(pageId, { urlId: 'notes' });
    await publish();
    for (const old of ['/journal/moss', '/journal/on-moss'])
      expect([old, await visit(old)]).toEqual([old, [301, '/notes/on-moss']]);
    expect(await visit('/journal')).toEqual([301, '/notes']);
    expect(await visit('/journal/nothing')).toBe(404);
  });

  it('does not redirect from a previous path that another item uses', async () => {
    const { collectionId } = await createPage('Works', 'collection');
    const itemId = await createItem(collectionId, { title: 'Bowl', urlId: 'bowl' });
    await writeItem(itemId, { title: 'Bowl', urlId: 'old-bowl' });
    await createItem(collectionId, { title: 'New bowl', urlId: 'bowl' });
    expect(await visit('/works/bowl')).toBe(200);
    expect(await visit('/works/old-bowl')).toBe(200);
  });

  it('does not redirect while it is a draft or its collection is restricted', async () => {
    const { pageId, collectionId } = await createPage('Drafts', 'collection');
    const { DRAFT } = workflowState;
    const itemId = await createItem(collectionId, {
      title: 'Plan',
      urlId: 'plan',
      workflowState: DRAFT,
    });
    await writeItem(itemId, { title: 'Plan', urlId: 'secret-plan' });
    expect(await visit('/drafts/plan')).toBe(404);
    await writeItem(itemId, { title: 'Plan', urlId: 'open-plan' });
    await writeItem(itemId, { title: 'Plan', urlId: 'last-plan', workflowState: DRAFT });
    expect(await visit('/drafts/secret-plan')).toBe(404);
    expect(await visit('/drafts/open-plan')).toBe(404);
    await writeItem(itemId, { title: 'Plan', urlId: 'last-plan' });
    expect(await visit('/drafts/open-plan')).toEqual([301, '/drafts/last-plan']);
    await change(pageId, { access: 'members' });
    await publish();
    expect(await visit('/drafts/open-plan')).toBe(404);
  });
});
