import { workflowState } from '@sitewright/contracts/codes';
import { reservedSegments } from '@sitewright/contracts/links';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { expectConsistentPaths } from '../../testing/expect-consistent-paths.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { productDraftOf } from '../../testing/item-draft.ts';
import { idOf, errorOf, siteContents } from '../../testing/site-contents.ts';

let api: TestApi;
let site: TestSite;
let sites = 0;
let owner: ReturnType<typeof siteContents>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `paths-${(sites += 1)}`);
  owner = siteContents(site);
});
afterEach(() => expectConsistentPaths(api, site));

const taken = (kind: string, title: string, path: string) => [
  409,
  { urlId: `The ${kind} “${title}” already uses ${path}. Please choose another.` },
];

describe('the path of an item', () => {
  it('is unavailable to a page, and the error names the item', async () => {
    const { collectionId } = await owner.createBlog();
    idOf(await owner.createItem(collectionId, { title: 'Opening night' }));
    const pageId = idOf(await owner.createPage({ title: 'Evening' }));
    const urlId = 'blog/opening-night';
    const expected = taken('item', 'Opening night', '/blog/opening-night');
    expect(errorOf(await owner.createPage({ title: 'Opening', urlId }))).toEqual(expected);
    expect(errorOf(await owner.changePage(pageId, { urlId }))).toEqual(expected);
    await owner.publish();
    expect(JSON.parse((await owner.visit('/blog/opening-night')).text)).toMatchObject({
      main: { kind: 'item', item: { title: 'Opening night' } },
    });
  });

  it('is unavailable to items of the same and of another collection', async () => {
    const { collectionId } = await owner.createBlog();
    const nested = await owner.createPage({
      title: 'News',
      urlId: 'blog/news',
      kind: 'collection',
    });
    await owner.createItem(collectionId, { title: 'Spring', urlId: 'news/spring' });
    await owner.createItem(collectionId, { title: 'Autumn', urlId: 'autumn' });
    expect(
      errorOf(await owner.createItem(collectionId, { title: 'Fall', urlId: 'autumn' })),
    ).toEqual(taken('item', 'Autumn', '/blog/autumn'));
    expect(
      errorOf(
        await owner.createItem(String(nested.body['collectionId']), {
          title: 'Springtime',
          urlId: 'spring',
        }),
      ),
    ).toEqual(taken('item', 'Spring', '/blog/news/spring'));
  });

  it('contains all segments of its slug', async () => {
    const { collectionId } = await owner.createBlog();
    await owner.createItem(collectionId, { title: 'Night', urlId: '2026/11/24/night' });
    expect(await owner.find('/blog/2026/11/24/night')).toBe(200);
    expect(await owner.find('/blog/2026/11')).toBe(404);
  });

  it('is reserved while the item is a draft, scheduled or private, and available after its deletion', async () => {
    const { collectionId } = await owner.createBlog();
    const { DRAFT, SCHEDULED, PRIVATE, NEEDS_REVIEW } = workflowState;
    const publishAt = new Date(api.clock.now.getTime() + 60_000).toISOString();
    for (const state of [DRAFT, NEEDS_REVIEW, PRIVATE, SCHEDULED]) {
      const item = { title: 'Soon', workflowState: state };
      const itemId = idOf(
        await owner.createItem(collectionId, {
          ...item,
          publishAt: state === SCHEDULED ? publishAt : null,
        }),
      );
      const page = { title: 'Page', urlId: 'blog/soon' };
      expect(errorOf(await owner.createPage(page))).toEqual(taken('item', 'Soon', '/blog/soon'));
      expect((await owner.deleteItem(itemId)).status).toBe(200);
      await owner.deletePage(idOf(await owner.createPage(page)));
    }
  });

  it('is unavailable to a restored item if a page uses it', async () => {
    const { collectionId } = await owner.createBlog();
    const itemId = idOf(await owner.createItem(collectionId, { title: 'Moss' }));
    await owner.deleteItem(itemId);
    idOf(await owner.createPage({ title: 'About moss', urlId: 'blog/moss' }));
    const back = { title: 'Moss', workflowState: workflowState.DRAFT };
    expect(errorOf(await owner.writeItem(itemId, back))).toEqual(
      taken('page', 'About moss', '/blog/moss'),
    );
    expect((await owner.writeItem(itemId, { ...back, urlId: 'moss-again' })).status).toBe(200);
  });
});

describe('the path of a page', () => {
  it('is unavailable to an item, and skipped by a slug generated from a title', async () => {
    const { collectionId } = await owner.createBlog();
    idOf(await owner.createPage({ title: 'Night', urlId: 'blog/opening-night' }));
    const item = { title: 'Opening night' };
    const expected = taken('page', 'Night', '/blog/opening-night');
    expect(
      errorOf(await owner.createItem(collectionId, { ...item, urlId: 'opening-night' })),
    ).toEqual(expected);
    const created = await owner.createItem(collectionId, item);
    expect(created.body['urlId']).toBe('opening-night-2');
    expect(
      errorOf(await owner.writeItem(idOf(created), { ...item, urlId: 'opening-night' })),
    ).toEqual(expected);
  });

  it('is unavailable to another page in any spelling', async () => {
    idOf(await owner.createPage({ title: 'About' }));
    const expected = taken('page', 'About', '/about');
    for (const urlId of ['about', 'About', ' about '])
      expect(errorOf(await owner.createPage({ title: 'We', urlId }))).toEqual(expected);
    expect((await owner.createPage({ title: 'About' })).body['urlId']).toBe('about-2');
  });

  it('remains reserved for the page until its new path is published', async () => {
    const { collectionId } = await owner.createBlog();
    const pageId = idOf(await owner.createPage({ title: 'Guest', urlId: 'blog/guest' }));
    await owner.publish();
    await owner.changePage(pageId, { urlId: 'guest' });
    const item = { title: 'A guest', urlId: 'guest' };
    expect(errorOf(await owner.createItem(collectionId, item))).toEqual([
      409,
      { urlId: 'The page “Guest” keeps /blog/guest until you publish.' },
    ]);
    await owner.publish();
    expect(await owner.find('/blog/guest')).toEqual([301, '/guest']);
    idOf(await owner.createItem(collectionId, item));
    expect(await owner.find('/blog/guest')).toBe(200);
    expect(await owner.find('/guest')).toBe(200);
  });

  it('can be swapped with the path of another page in one release', async () => {
    const one = idOf(await owner.createPage({ title: 'One' }));
    const two = idOf(await owner.createPage({ title: 'Two' }));
    await owner.publish();
    await owner.changePage(one, { urlId: 'spare' });
    await owner.changePage(two, { urlId: 'one' });
    await owner.changePage(one, { urlId: 'two' });
    expect((await owner.publish()).status).toBe(200);
    expect(JSON.parse((await owner.visit('/one')).text).head.title).toContain('Two');
    expect(JSON.parse((await owner.visit('/two')).text).head.title).toContain('One');
  });
});

describe('a collection with a changed slug', () => {
  it('moves its items when it is published, and redirects from their published paths', async () => {
    const { pageId, collectionId } = await owner.createBlog();
    await owner.createItem(collectionId, { title: 'Moss' });
    await owner.createItem(collectionId, { title: 'Fern', workflowState: workflowState.DRAFT });
    await owner.changePage(pageId, { urlId: 'journal' });
    expect([await owner.find('/blog/moss'), await owner.find('/journal/moss')]).toEqual([200, 404]);
    // An item created in between is found at once, and moves along.
    await owner.createItem(collectionId, { title: 'Lichen' });
    expect(await owner.find('/blog/lichen')).toBe(200);
    await owner.publish();
    expect(await owner.find('/journal/moss')).toBe(200);
    expect(await owner.find('/blog/moss')).toEqual([301, '/journal/moss']);
    expect(await owner.find('/blog/lichen')).toEqual([301, '/journal/lichen']);
    expect(await owner.find('/blog/fern')).toBe(404);
    await owner.createPage({ title: 'Moss page', urlId: 'blog/moss' });
    await owner.publish();
    expect(await owner.find('/blog/moss')).toBe(200);
  });

  it('gets an error if the new path of one of its items is in use', async () => {
    const { pageId, collectionId } = await owner.createBlog();
    await owner.createItem(collectionId, { title: 'Sale' });
    idOf(await owner.createPage({ title: 'Summer sale', urlId: 'journal/sale' }));
    expect(errorOf(await owner.changePage(pageId, { urlId: 'journal' }))).toEqual([
      409,
      {
        urlId:
          'An item would move to /journal/sale. The page “Summer sale” already uses /journal/sale.',
      },
    ]);
    expect(await owner.find('/blog/sale')).toBe(200);
  });

  it('moves its items to the root with the homepage, and gets an error for a reserved or used path', async () => {
    const { pageId, collectionId } = await owner.createBlog();
    const saleId = idOf(await owner.createItem(collectionId, { title: 'Sale', urlId: 'cart' }));
    const item = { title: 'Sale', urlId: 'sale' };
    expect(errorOf(await owner.changePage(pageId, { isHomepage: true }))).toEqual([
      400,
      { urlId: 'An item would move to /cart. /cart is reserved.' },
    ]);
    await owner.writeItem(saleId, { title: 'Sale', urlId: 'cart/sale' });
    expect(errorOf(await owner.changePage(pageId, { isHomepage: true }))).toEqual([
      400,
      { urlId: 'An item would move to /cart/sale. /cart/sale is reserved.' },
    ]);
    await owner.writeItem(saleId, item);
    expect((await owner.changePage(pageId, { isHomepage: true })).status).toBe(200);
    await owner.publish();
    expect(await owner.find('/sale')).toBe(200);
    expect(await owner.find('/blog/sale')).toEqual([301, '/sale']);
    expect(errorOf(await owner.createPage({ title: 'Sales', urlId: 'sale' }))).toEqual(
      taken('item', 'Sale', '/sale'),
    );
    expect(errorOf(await owner.writeItem(saleId, { ...item, urlId: 'search' }))).toEqual([
      400,
      { urlId: '/search is reserved. Please choose another.' },
    ]);
    const other = await owner.createPage({ title: 'Welcome' });
    await owner.createPage({ title: 'Old sale', urlId: 'blog/sale' });
    expect(errorOf(await owner.changePage(idOf(other), { isHomepage: true }))).toEqual([
      409,
      { urlId: 'An item would move to /blog/sale. The page “Old sale” already uses /blog/sale.' },
    ]);
  });

  it('is restored with a slug that is free for it and its items', async () => {
    const { pageId, collectionId } = await owner.createBlog();
    await owner.createItem(collectionId, { title: 'Moss' });
    await owner.deletePage(pageId);
    await owner.publish();
    idOf(await owner.createPage({ title: 'Moss page', urlId: 'blog/moss' }));
    const result = await owner.restorePage(pageId);
    expect(result.body).toMatchObject({ urlId: 'blog-2', movedFrom: 'blog' });
    await owner.publish();
    expect([await owner.find('/blog/moss'), await owner.find('/blog-2/moss')]).toEqual([200, 200]);
  });
});

describe('a collection with a reserved slug', () => {
  it('rejects a new item, and names the reserved path', async () => {
    const { pageId, collectionId } = await owner.createBlog();
    const rename = (to: string) =>
      site.inTenant(async (tenant) => {
        await tenant.updateTable('pages').set({ urlId: to }).where('pageId', '=', pageId).execute();
        await tenant
          .updateTable('urlPaths')
          .set({ path: to })
          .where('pageId', '=', pageId)
          .execute();
        await tenant
          .updateTable('liveEntries')
          .set({ path: to })
          .where('entryId', '=', pageId)
          .execute();
      });
    await rename('assets');
    const result = await owner.createItem(collectionId, { title: 'Moss' });
    expect(errorOf(result)).toEqual([
      400,
      { urlId: '/assets/moss is reserved. Please choose another.' },
    ]);
    await rename('blog');
  });
});

describe('a deletion', () => {
  it('makes a path available in the draft immediately, and to visitors with the next release', async () => {
    const { pageId, collectionId } = await owner.createBlog();
    await owner.createItem(collectionId, { title: 'Moss' });
    await owner.deletePage(pageId);
    const moss = idOf(await owner.createPage({ title: 'Moss page', urlId: 'blog/moss' }));
    idOf(await owner.createPage({ title: 'Blog' }));
    expect(JSON.parse((await owner.visit('/blog/moss')).text).main.kind).toBe('item');
    await owner.publish();
    expect(JSON.parse((await owner.visit('/blog/moss')).text).main.kind).toBe('page');
    await owner.deletePage(moss);
    await owner.publish();
    expect(await owner.find('/blog/moss')).toBe(404);
  });
});

describe('reserved paths', () => {
  it.each(['api', 'cart/x', 'assets/app', 'healthz', 'readme'])(
    'are rejected for a page: /%s',
    async (urlId) => {
      expect(errorOf(await owner.createPage({ title: 'Fine', urlId }))).toEqual([
        400,
        { urlId: `/${urlId} is reserved. Please choose another.` },
      ]);
    },
  );

  it('include the first segment of every route on site hosts', () => {
    const topRoutes = api.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .filter((line) => /^ {4}[├└]/.test(line) && !line.includes('"area":"config"'));
    const segments = topRoutes.flatMap(
      (line) => /── (?<first>[\w-]+)(?=[/ ])/.exec(line)?.groups?.['first'] ?? [],
    );
    expect(segments).toEqual(expect.arrayContaining(['cart', 'healthz', 'assets']));
    const reserved: readonly string[] = reservedSegments;
    expect(segments.filter((segment) => !reserved.includes(segment))).toEqual([]);
  });
});

describe('concurrent requests of editors', () => {
  it('create one page or item per path, and otherwise get 409 with the name of the existing one', async () => {
    const { collectionId } = await owner.createBlog();
    for (let round = 0; round < 12; round += 1) {
      const slug = `night-${round}`;
      const results = await Promise.all([
        owner.createPage({ title: 'The page', urlId: `blog/${slug}` }),
        owner.createItem(collectionId, { title: 'The item', urlId: slug }),
        owner.createPage({ title: 'The page', urlId: `blog/${slug}` }),
        owner.createItem(collectionId, { title: 'The item', urlId: slug }),
      ]);
      const created = results.filter(({ status }) => status === 200);
      expect(created).toHaveLength(1);
      for (const answer of results.filter((one) => !created.includes(one)))
        expect(errorOf(answer)).toEqual([
          409,
          {
            urlId: expect.stringMatching(
              new RegExp(`^The (?:page|item) “The (?:page|item)” already uses /blog/${slug}\\.`),
            ),
          },
        ]);
    }
  });

  it('preserve the path of an item that is created while its collection moves', async () => {
    const { pageId, collectionId } = await owner.createBlog();
    for (let round = 0; round < 6; round += 1) {
      await owner.changePage(pageId, { urlId: `journal-${round}` });
      const [published, created, renamed] = await Promise.all([
        owner.publish(),
        owner.createItem(collectionId, { title: `Moss ${round}` }),
        owner.changePage(pageId, { urlId: `notes-${round}` }),
      ]);
      expect([published.status, created.status, renamed.status]).toEqual([200, 200, 200]);
      const { body } = await site.owner.browser.get(`${owner.base}/pages/${pageId}`);
      await owner.publish();
      expect(await owner.find(`/${String(body['urlId'])}/moss-${round}`)).toBe(200);
    }
  });

  it('succeed for changes of products, pages and releases', async () => {
    const { pageId } = await owner.createBlog();
    const products = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        owner.createItem(site.shopId, productDraftOf([{}], { title: `Bowl ${index}` })),
      ),
    );
    const ids = products.map(idOf);
    const responses = await Promise.all([
      ...ids.map((itemId) => owner.deleteItem(itemId)),
      owner.publish(),
      owner.changePage(pageId, { urlId: 'moved' }),
      owner.publish(),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });
});
