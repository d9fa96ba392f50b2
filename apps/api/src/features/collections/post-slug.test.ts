import { collectionType } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { idOf, errorOf, siteContents } from '../../testing/site-contents.ts';

let api: TestApi;
let site: TestSite;
let owner: ReturnType<typeof siteContents>;
let blogId: string;
let sites = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `posts-${(sites += 1)}`);
  owner = siteContents(site);
  blogId = await createCollection('Blog', collectionType.BLOG);
});

async function createCollection(title: string, type: number) {
  const page = await owner.createPage({ title, kind: 'collection', collectionType: type });
  await owner.publish();
  return String(page.body['collectionId']);
}
const change = (settings: object) =>
  site.owner.browser.call('PATCH', owner.base, { json: settings });
const slugOf = async (title: string, publishAt: string | null = null, collectionId = blogId) =>
  (await owner.createItem(collectionId, { title, publishAt })).body['urlId'];

describe('the URL slug of a new post', () => {
  it('contains the publication date in the time zone of the website (LINK-23)', async () => {
    await change({ blogUrlFormat: '%y/%m/%d/%t', timeZone: 'Pacific/Auckland' });
    expect(await slugOf('Opening night', '2026-01-31T12:00:00.000Z')).toBe(
      '2026/02/01/opening-night',
    );
    expect(await slugOf('Opening night', '2026-01-31T12:00:00.000Z')).toBe(
      '2026/02/01/opening-night-2',
    );
    expect(await owner.find('/blog/2026/02/01/opening-night')).toBe(200);
    expect(await owner.find('/Blog/2026/02/01/Opening-Night/?a=1')).toEqual([
      301,
      '/blog/2026/02/01/opening-night?a=1',
    ]);
    expect(
      errorOf(await owner.createPage({ title: 'Night', urlId: 'blog/2026/02/01/opening-night' })),
    ).toEqual([
      409,
      {
        urlId:
          'The item “Opening night” already uses /blog/2026/02/01/opening-night. Please choose another.',
      },
    ]);
  });

  it.each(['order/%t', 'search/%y/%t', 's/%t'])(
    'gets a suffix on its first segment where %s would be a reserved path',
    async (format) => {
      const start = format.split('/')[0];
      await change({ blogUrlFormat: format });
      const home = await owner.createPage({
        title: 'Notes',
        kind: 'collection',
        collectionType: collectionType.BLOG,
      });
      const notesId = String(home.body['collectionId']);
      expect((await owner.changePage(idOf(home), { isHomepage: true })).status).toBe(200);
      const [first, second] = [
        await slugOf('Opening', null, notesId),
        await slugOf('Opening', null, notesId),
      ];
      expect(String(first)).toMatch(new RegExp(`^${start}-2/.*opening$`));
      expect(String(second)).toMatch(new RegExp(`^${start}-[23]/.*opening(-2)?$`));
      expect(second).not.toBe(first);
      await owner.publish();
      expect(await owner.find(`/${String(first)}`)).toBe(200);
    },
  );

  it('contains only the title by default and in other kinds of collections', async () => {
    expect(await slugOf('Opening night')).toBe('opening-night');
    await change({ blogUrlFormat: '%y/%t' });
    const videos = await createCollection('Videos', collectionType.VIDEOS);
    expect(await slugOf('Opening night', null, videos)).toBe('opening-night');
    expect(await slugOf('!?')).toBe('2026/post');
  });

  it('stays when the format changes or the post is saved', async () => {
    const created = await owner.createItem(blogId, { title: 'Moss' });
    await change({ blogUrlFormat: '%y/%t' });
    const saved = await owner.writeItem(idOf(created), { title: 'Moss and fern' });
    expect(saved.body['urlId']).toBe('moss');
  });
});

describe('the URL format of posts', () => {
  it('is normalized when stored (LINK-19, LINK-20, LINK-21)', async () => {
    const { status, body } = await change({ blogUrlFormat: '/News é/%Y/%t!' });
    expect([status, body['blogUrlFormat']]).toEqual([200, 'news/%y/%t']);
    expect(await slugOf('Moss')).toBe('news/2026/moss');
    expect((await change({ blogUrlFormat: ' /!' })).body['blogUrlFormat']).toBe('%t');
  });

  it('is rejected with an unknown token (LINK-22)', async () => {
    expect(errorOf(await change({ blogUrlFormat: '%y/%x/%t' }))).toEqual([
      400,
      { blogUrlFormat: '%x is not a token. Please use %y, %m, %d and %t.' },
    ]);
  });
});
