import { workflowState } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { idOf, siteContents } from '../../../testing/site-contents.ts';

let api: TestApi;
let site: TestSite;
let owner: ReturnType<typeof siteContents>;
let journalId: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  owner = siteContents(site);
  const journal = await owner.createPage({ title: 'Journal', kind: 'collection' });
  journalId = idOf(journal);
  const collectionId = String(journal.body['collectionId']);
  idOf(await owner.createItem(collectionId, { title: 'Opening night' }));
  idOf(
    await owner.createItem(collectionId, { title: 'Secret', workflowState: workflowState.DRAFT }),
  );
  await owner.publish();
});
afterAll(() => api.close());

describe('another spelling of a path', () => {
  it.each([
    ['/JOURNAL', '/journal'],
    ['/journal/', '/journal'],
    ['/journal//', '/journal'],
    ['/Journal/Opening-Night', '/journal/opening-night'],
    ['/journal//opening-night', '/journal/opening-night'],
    ['/journal///OPENING-night//', '/journal/opening-night'],
    ['//journal', '/journal'],
    ['///Journal//opening-night?tag=a', '/journal/opening-night?tag=a'],
    ['//', '/'],
    ['/%6Aournal', '/journal'],
    ['/journal%2Fopening-night', '/journal/opening-night'],
    ['/Journal?format=rss', '/journal?format=rss'],
    ['/JOURNAL/?ref=a%26b&x=1?y&tag=Clay', '/journal?ref=a%26b&x=1?y&tag=Clay'],
    ['/Cart', '/cart'],
    ['/cart/?form=a', '/cart?form=a'],
    ['/SEARCH?q=Clay', '/search?q=Clay'],
    ['//search?q=Clay', '/search?q=Clay'],
    ['//CART/', '/cart'],
    ['/search/?q=Clay', '/search?q=Clay'],
  ])('%s redirects permanently to %s', async (path, target) => {
    expect(await owner.find(path)).toEqual([301, target]);
    // One redirect, and no loop.
    expect(await owner.find(target)).toBe(200);
    // The same again: the redirect was not cached as a page.
    expect(await owner.find(path)).toEqual([301, target]);
  });

  it.each([
    '/Nothing',
    '/nothing/',
    '/JOURNAL/Nothing',
    '/Journal/Secret',
    '/evil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/Pages/000000000000000000000000',
  ])('of a missing page, such as %s, does not redirect', async (path) => {
    const { status, headers } = await owner.visit(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it.each([
    '//evil.example',
    '//evil.example/journal',
    '///evil.example',
    '//api/cart',
    '//config',
  ])('%s never redirects', async (path) => {
    const { status, headers } = await owner.visit(path);
    expect([status, headers.location]).toEqual([404, undefined]);
  });

  it('of a previous path redirects to the present path in one step', async () => {
    await owner.changePage(journalId, { urlId: 'notes' });
    await owner.publish();
    expect(await owner.find('/JOURNAL/?page=2')).toEqual([301, '/notes?page=2']);
    expect(await owner.find('/Journal//Opening-night/')).toEqual([301, '/notes/opening-night']);
    expect(await owner.find('/NOTES')).toEqual([301, '/notes']);
  });
});
