import { blockType } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSection } from '@sitewright/page-model';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const createPage = async (title: string, more: object = {}) => {
  const response = await site.owner.browser.post(`${base}/pages`, { json: { title, ...more } });
  expect(response.status).toBe(200);
  return String(response.body['id']);
};
const insertSection = (id: string) =>
  ({ kind: 'insertSection', index: 0, section: createSection(id) }) as const;
const save = (pageId: string, baseVersion: number, saveId: string, operations: readonly object[]) =>
  site.owner.browser.post(`${base}/pages/${pageId}/operations`, {
    json: { baseVersion, saveId, operations },
  });

describe('pages', () => {
  it('are edited once their content was saved, not when they are added', async () => {
    const pageId = await createPage('Unedited');
    const isEdited = async () =>
      (await site.owner.browser.get(`${base}/pages/${pageId}`)).body['isEdited'];
    expect(await isEdited()).toBe(false);
    await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json: { isHidden: true } });
    expect(await isEdited()).toBe(false);
    await save(pageId, 0, 'edited01', [insertSection('aaaa')]);
    expect(await isEdited()).toBe(true);
  });

  it('creates a slug from the title, with a number suffix if it is already in use', async () => {
    const urls: unknown[] = [];
    for (let count = 0; count < 2; count += 1) {
      const response = await site.owner.browser.post(`${base}/pages`, {
        json: { title: 'Über uns!' },
      });
      urls.push(response.body['urlId']);
    }
    expect(urls).toEqual(['uber-uns', 'uber-uns-2']);
  });

  it.each([
    ['_hidden', {}],
    ['_memberareas', {}],
    ['readme', {}],
    ['Fine', { urlId: 'api' }],
    ['Fine', { urlId: 'cart/x' }],
  ])('rejects the reserved name %s %j', async (title, more) => {
    const response = await site.owner.browser.post(`${base}/pages`, { json: { title, ...more } });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'reservedName' });
  });

  it.each([
    [{ kind: 'collection', collectionType: 999 }, { collectionType: expect.any(String) }],
    [{ collectionType: 1 }, { body: 'Not known here: collectionType.' }],
    [{ kind: 'cover', collectionType: 1 }, { body: 'Not known here: collectionType.' }],
    [{ kind: 'poster' }, { kind: expect.any(String) }],
  ])(
    'rejects a page with contradictory fields, and names the invalid field: %j',
    async (more, errors) => {
      const json = { title: 'Contradiction', ...more };
      const response = await site.owner.browser.post(`${base}/pages`, { json });
      expect(response.status).toBe(400);
      expect(response.body['errors']).toEqual(errors);
    },
  );

  it('rejects reserved names in the navigation, and serves hidden pages without listing them (NAV-01)', async () => {
    const rejected = await site.owner.browser.call('PUT', `${base}/navigation`, {
      json: { main: [{ title: '_hidden', href: '/x' }], footer: [] },
    });
    expect(rejected.body).toMatchObject({ code: 'reservedName' });
    const pageRejected = await site.owner.browser.post(`${base}/pages`, {
      json: { title: '_memberareas' },
    });
    expect(pageRejected.body).toMatchObject({ code: 'reservedName' });

    const pageId = await createPage('Secret garden');
    await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json: { isHidden: true } });
    await site.owner.browser.call('PUT', `${base}/navigation`, {
      json: {
        main: [
          { title: 'Garden', pageId },
          { title: 'Shop', href: '/shop' },
        ],
        footer: [],
      },
    });
    await site.owner.browser.post(`${base}/releases`, { json: {} });
    expect((await site.visitor().get('/secret-garden')).status).toBe(200);
    const home = JSON.parse((await site.visitor().get('/')).text) as {
      navigation: { main: { title: string }[] };
    };
    expect(home.navigation.main.map((link) => link.title)).toEqual(['Shop']);
  });

  it('moves the homepage to another page, and does not delete a homepage', async () => {
    const pageId = await createPage('New home');
    await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, {
      json: { isHomepage: true },
    });
    const { rows } = (await site.owner.browser.get(`${base}/pages`)).body as unknown as {
      rows: { id: string; isHomepage: boolean }[];
    };
    expect(rows.filter((row) => row.isHomepage).map((row) => row.id)).toEqual([pageId]);
    expect((await site.owner.browser.call('DELETE', `${base}/pages/${pageId}`)).body).toMatchObject(
      { code: 'actionNotAllowed' },
    );
  });

  it('does not delete the page of a demo collection (CONTENT-10)', async () => {
    await site.inTenant((tenant) =>
      tenant
        .updateTable('websites')
        .set({ settings: JSON.stringify({ demoCollections: [site.shopId] }) })
        .execute(),
    );
    const response = await site.owner.browser.call('DELETE', `${base}/pages/${site.shopPageId}`);
    expect(response.body).toMatchObject({ code: 'actionNotAllowed' });
    expect((await site.owner.browser.get(`${base}/pages/${site.shopPageId}`)).status).toBe(200);
  });

  it('lists pages with pagination', async () => {
    const first = (await site.owner.browser.get(`${base}/pages?limit=1`)).body as unknown as {
      rows: unknown[];
      nextCursor: string;
    };
    expect(first.rows).toHaveLength(1);
    const second = (
      await site.owner.browser.get(`${base}/pages?limit=1&cursor=${first.nextCursor}`)
    ).body as unknown as { rows: unknown[] };
    expect(second.rows).toHaveLength(1);
    expect(second.rows).not.toEqual(first.rows);
  });
});

describe('saving operations', () => {
  it('applies operations to the draft and increments its version', async () => {
    const pageId = await createPage('Saved');
    expect((await save(pageId, 0, 'save0001', [insertSection('aaaa')])).body).toEqual({
      version: 1,
      missed: [],
    });
    const { document, version } = (await site.owner.browser.get(`${base}/pages/${pageId}/document`))
      .body as unknown as { document: { sections: { id: string }[] }; version: number };
    expect([document.sections.map((section) => section.id), version]).toEqual([['aaaa'], 1]);
  });

  it('rejects props that do not match the block schema, with block and field, and accepts unknown types', async () => {
    const pageId = await createPage('Props');
    const insert = (id: string, type: number, props: object) => ({
      kind: 'insertBlock',
      sectionId: 'prop',
      block: { id, type, version: 1, props, placement: { column: 1, row: 1, width: 4, height: 2 } },
    });
    const { HEADING } = blockType;
    const stored = [insertSection('prop'), insert('head', HEADING, { text: 'a' })];
    expect((await save(pageId, 0, 'save0pro', stored)).status).toBe(200);
    const response = await save(pageId, 1, 'save1pro', [
      { kind: 'setProps', sectionId: 'prop', blockId: 'head', version: 1, props: { text: 5 } },
    ]);
    expect([response.status, response.body['errors']]).toEqual([
      400,
      { 'head.text': 'Heading, Text: Please enter a text.' },
    ]);
    const unknown = [insert('unkn', 998, { text: 5 })];
    expect((await save(pageId, 1, 'save2pro', unknown)).body).toMatchObject({ version: 2 });
  });

  it('gets 409 if the operations since the base version are incomplete', async () => {
    const pageId = await createPage('Gap');
    await save(pageId, 0, 'save0gap', [insertSection('gaps')]);
    await site.inTenant((tenant) =>
      tenant
        .updateTable('pages')
        .set({ documentVersion: 2 })
        .where('pageId', '=', pageId)
        .execute(),
    );
    for (const base of [0, 1]) {
      const response = await save(pageId, base, 'save1gap', [insertSection('late')]);
      expect([response.status, response.body['code']]).toEqual([409, 'conflict']);
    }
    expect((await save(pageId, 0, 'save0gap', [insertSection('gaps')])).body).toEqual({
      version: 1,
      missed: [],
    });
    expect((await save(pageId, 2, 'save2gap', [insertSection('late')])).status).toBe(200);
  });

  it('applies a save with the same ID once', async () => {
    const pageId = await createPage('Twice');
    const [one, two] = [
      await save(pageId, 0, 'save0002', [insertSection('bbbb')]),
      await save(pageId, 0, 'save0002', [insertSection('bbbb')]),
    ];
    expect([one.body, two.body]).toEqual([
      { version: 1, missed: [] },
      { version: 1, missed: [] },
    ]);
  });

  it('applies the saves of two editors in order, and returns the missed operations to the later one', async () => {
    const pageId = await createPage('Two editors');
    await save(pageId, 0, 'editor01', [insertSection('cccc')]);
    const later = await save(pageId, 0, 'editor02', [insertSection('dddd')]);
    expect(later.body).toMatchObject({
      version: 2,
      missed: [{ kind: 'insertSection', section: { id: 'cccc' } }],
    });
    const { document } = (await site.owner.browser.get(`${base}/pages/${pageId}/document`))
      .body as unknown as { document: { sections: { id: string }[] } };
    expect(document.sections.map((section) => section.id).toSorted()).toEqual(['cccc', 'dddd']);
  });

  it('gets 409 for an edit of a section that another editor removed, and changes nothing', async () => {
    const pageId = await createPage('Gone');
    await save(pageId, 0, 'gone0001', [insertSection('eeee')]);
    await save(pageId, 1, 'gone0002', [{ kind: 'removeSection', sectionId: 'eeee' }]);
    const response = await save(pageId, 1, 'gone0003', [
      { kind: 'nameSection', sectionId: 'eeee', name: 'x' },
    ]);
    expect(response.status).toBe(409);
    expect((await site.owner.browser.get(`${base}/pages/${pageId}/document`)).body).toMatchObject({
      version: 2,
    });
  });

  it('rejects the 61st block of a section with an error message, and does not change the 60 (LIMIT-06)', async () => {
    const pageId = await createPage('Full');
    const insertBlock = (index: number) => ({
      kind: 'insertBlock',
      sectionId: 'ffff',
      block: {
        id: `block${index}`,
        type: blockType.SPACER,
        version: 1,
        props: {},
        placement: { column: 1, row: index + 1, width: 12, height: 1 },
      },
    });
    const sixty = Array.from({ length: 60 }, (_, index) => insertBlock(index));
    const full = await save(pageId, 0, 'full0001', [insertSection('ffff'), ...sixty]);
    expect(full.status).toBe(200);
    const response = await save(pageId, 1, 'full0002', [insertBlock(60)]);
    expect([response.status, response.body]).toMatchObject([
      400,
      { code: 'limitReached', error: expect.stringMatching(/\w+ \w+/) },
    ]);
    expect((await site.owner.browser.get(`${base}/pages/${pageId}/document`)).body).toMatchObject({
      version: 1,
    });
  });

  it('rejects an unknown operation, with the path of the error', async () => {
    const pageId = await createPage('Nonsense');
    const response = await save(pageId, 0, 'nonsense1', [{ kind: 'explode' }]);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({
      code: 'invalidRequest',
      errors: { 'operations.0.kind': expect.any(String) },
    });
  });
});
