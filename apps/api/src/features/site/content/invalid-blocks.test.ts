import { blockSamples } from '@sitewright/blocks/samples';
import { blockList, blocks, type BlockDefinition } from '@sitewright/blocks/schema';
import { blockType } from '@sitewright/contracts/codes';
import {
  defaultOverlays,
  type Block,
  type HeaderFooter,
  type Overlays,
  type PageDocument,
} from '@sitewright/contracts/entities';
import { defaultSectionDesign } from '@sitewright/page-model';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct } from '../../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { formDraftOf } from '../../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { uploadTestFile } from '../../../testing/upload-test-file.ts';
import { visitorRenderer } from '../../../testing/visitor-renderer.ts';
import { insertPage } from '../../pages/pages.queries.ts';
import { writePart } from '../../presentation/public.ts';
import { defaultHeaderFooter } from '../../websites/default-styles.ts';

/** Stored pages that the API would reject: from an older version, an import or a manual change of the database. */

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  const renderer = await visitorRenderer();
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const blockAt = (row: number, block: object): Block =>
  ({
    id: `block${row}`,
    version: 1,
    props: {},
    placement: { column: 1, row, width: 12, height: 1 },
    ...block,
  }) as Block;
const heading = (row: number, text: string) =>
  blockAt(row, { type: blockType.HEADING, version: blocks.heading.version, props: { text } });

const visit = (path: string) => site.visitor().get(path, { headers: { accept: 'text/html' } });
const createMainView = (html: string): string => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

/** Creates a page with the blocks between two headings. */
function documentWith(broken: readonly object[], more: object = {}) {
  const placed = [
    heading(1, 'Words before'),
    ...broken.map((block, index) => blockAt(index + 2, block)),
    heading(broken.length + 2, 'Words after'),
  ];
  const section = {
    id: 'section1',
    design: defaultSectionDesign,
    ...more,
    layout: {
      columns: 12,
      blocks: Object.fromEntries(placed.map((block, index) => [`block${index + 1}`, block])),
    },
  };
  return { schemaVersion: 1, sections: [section] } as unknown as PageDocument;
}

/** Writes a page directly into the database. */
async function writeStraight(urlId: string, document: PageDocument): Promise<string> {
  const page = { websiteId: site.websiteId, pageId: api.services.createId(), title: urlId, urlId };
  await site.inTenant((tenant) => insertPage(tenant, { ...page, document }));
  return page.pageId;
}

async function publish(): Promise<void> {
  const released = await site.owner.browser.post(`${base}/releases`, { json: {} });
  expect(released.status).toBe(200);
}

/** Returns the content between header and footer of a page with these blocks. */
async function drawnWith(urlId: string, broken: readonly object[], more?: object) {
  await writeStraight(urlId, documentWith(broken, more));
  await publish();
  const { status, text } = await visit(`/${urlId}`);
  expect([urlId, status]).toEqual([urlId, 200]);
  expect(text).toContain('</html>');
  return createMainView(text);
}

const every = (block: BlockDefinition, value: unknown) =>
  Object.fromEntries(Object.keys(block.props.shape).map((name) => [name, value]));

/** Invalid data of a stored block, by the kind of error. */
const badData: Readonly<Record<string, (block: BlockDefinition) => object>> = {
  'no props': () => ({ props: undefined }),
  'null as props': () => ({ props: null }),
  'a list as props': () => ({ props: [1, 2, 3] }),
  'a text as props': () => ({ props: 'words' }),
  'null as every property': (block) => ({ props: every(block, null) }),
  'a number as every property': (block) => ({ props: every(block, -1e300) }),
  'an object as every property': (block) => ({
    props: every(block, { items: [null], type: 'doc' }),
  }),
  'a list of empty values as every property': (block) => ({ props: every(block, [null, {}]) }),
  'a long text as every property': (block) => ({
    props: every(block, '<b>"long"</b> '.repeat(500)),
  }),
  'a future version': () => ({ version: 4000 }),
  'a version that never existed': () => ({ version: -3 }),
  'no version': () => ({ version: undefined }),
  'an unknown type': () => ({ type: 99_999 }),
  'no type': () => ({ type: undefined }),
  'no placement': () => ({ placement: undefined }),
  'null as placement': () => ({ placement: null }),
  'a placement of texts': () => ({ placement: { column: 'left', row: {} }, phone: 'top' }),
  'a placement far outside': () => ({
    placement: { column: 1e9, row: -5, width: 0, height: 1e300 },
  }),
  'names of built-in object properties': () => ({
    props: JSON.parse('{"__proto__":{"x":1},"constructor":null,"toString":"x"}') as unknown,
  }),
};

/** The content that samples refer to does not exist here. */
const missing = () => 'ffffffffffffffffffffffff';
const missingIds = {
  asset: missing,
  page: missing,
  collection: missing,
  item: missing,
  form: missing,
};

/** Creates the sample of each block, invalid in the same way. */
const invalidBlocks = (invalidate: (block: BlockDefinition) => object): readonly object[] =>
  blockList.map((block) => ({
    type: block.type,
    version: block.version,
    props: blockSamples[block.type]!(missingIds).props,
    ...invalidate(block),
  }));

it.each(Object.entries(badData))(
  'a published page with blocks that have %s still shows the content around them',
  async (kind, spoil) => {
    const main = await drawnWith(kind.replaceAll(/\W+/g, '-'), invalidBlocks(spoil));
    expect(main).toMatch(/Words before.*Words after/s);
  },
);

it.each(Object.entries(badData))(
  'a page with blocks that have %s can be edited and published',
  async (kind, spoil) => {
    const urlId = `edited-${kind.replaceAll(/\W+/g, '-')}`;
    const pageId = await writeStraight(urlId, documentWith(invalidBlocks(spoil)));
    const { browser } = site.owner;
    const opened = await browser.get(`${base}/pages/${pageId}/document`);
    expect([kind, opened.status]).toEqual([kind, 200]);
    const { sections } = opened.body['document'] as PageDocument;
    const [section] = sections;
    const types = Object.values(section?.layout.blocks ?? {}).map(({ type }) => type);
    expect(types.filter((type) => type === blockType.HEADING).length).toBeGreaterThanOrEqual(2);
    const sectionId = section?.id;
    const removed = Object.keys(section?.layout.blocks ?? {}).slice(1, -1);
    const saved = await browser.post(`${base}/pages/${pageId}/operations`, {
      json: {
        baseVersion: 0,
        saveId: pageId,
        operations: [
          { kind: 'nameSection', sectionId, name: 'Mended' },
          ...removed.map((blockId) => ({ kind: 'removeBlock', sectionId, blockId })),
        ],
      },
    });
    expect([kind, saved.status, saved.body]).toMatchObject([kind, 200, { version: 1 }]);
    await publish();
    const { text } = await visit(`/${urlId}`);
    expect(createMainView(text)).toMatch(/Words before.*Words after/s);
  },
);

it.each([
  ['no design', undefined],
  ['null as design', null],
  ['a design without a theme', {}],
  ['an unknown theme', { ...defaultSectionDesign, theme: 'loud' }],
  ['null as background', { ...defaultSectionDesign, background: null }],
  ['an invalid background image', { ...defaultSectionDesign, background: { assetId: 7 } }],
])('a section with %s has the default design', async (kind, design) => {
  const main = await drawnWith(kind.replaceAll(/\W+/g, '-'), [], { design });
  expect(main).toMatch(/data-theme="lightest".*Words before.*Words after/s);
});

it.each(Object.entries(badData))(
  'a footer with blocks that have %s still shows the content around them, and can be edited',
  async (kind, spoil) => {
    const footer = documentWith(invalidBlocks(spoil));
    const write = (headerFooter: typeof defaultHeaderFooter) =>
      site.inTenant((tenant) => writePart(tenant, 'headerFooter', headerFooter, api.clock.now));
    await write({ ...defaultHeaderFooter, footer });
    await publish();
    const { status, text } = await visit('/');
    expect([kind, status]).toEqual([kind, 200]);
    expect(text).toMatch(/<footer.*Words before.*Words after.*<\/footer>/s);

    const { browser } = site.owner;
    const path = '/api/site-header-footer';
    const headers = { 'x-website-id': site.websiteId };
    const opened = await browser.get(path, { headers });
    expect([kind, opened.status]).toEqual([kind, 200]);
    const { data, revisions } = opened.body as {
      data: typeof defaultHeaderFooter;
      revisions: { footer: string };
    };
    const saved = await browser.call('PUT', path, {
      headers,
      json: { footer: data.footer, revisions },
    });
    expect([kind, saved.status]).toEqual([kind, 200]);
    await write(defaultHeaderFooter);
  },
);

it.each(Object.entries(badData))(
  'a popup with blocks that have %s still shows its other content, and can be edited',
  async (kind, spoil) => {
    const document = documentWith(invalidBlocks(spoil));
    const overlays: Overlays = {
      ...defaultOverlays,
      popup: { ...defaultOverlays.popup, isEnabled: true, position: 'top-left', document },
    };
    await site.inTenant((tenant) => writePart(tenant, 'overlays', overlays, api.clock.now));
    await publish();
    const { status, text } = await visit('/');
    expect([kind, status]).toEqual([kind, 200]);
    expect(text).toMatch(/data-position="top-left".*Words before.*Words after/s);

    const { browser } = site.owner;
    const opened = await browser.get(`${base}/overlays`);
    expect([kind, opened.status]).toEqual([kind, 200]);
    const { data } = opened.body as { data: Overlays };
    expect(JSON.stringify(data.popup.document)).toMatch(/Words before.*Words after/s);
    const saved = await browser.call('PUT', `${base}/overlays`, { json: { popup: data.popup } });
    expect([kind, saved.status]).toEqual([kind, 200]);
  },
);

it.each([
  ['null', null],
  ['a list', []],
  ['a text', 'words'],
  ['empty', {}],
  ['an object with invalid links', { social: [null, { service: 'x' }], button: 'Press' }],
  [
    'an object with an unknown layout',
    { ...defaultHeaderFooter.header, layout: 'round', theme: 7 },
  ],
])('a page is rendered with default values for a header that is %s', async (_, header) => {
  const write = (headerFooter: unknown) =>
    site.inTenant((tenant) =>
      writePart(tenant, 'headerFooter', headerFooter as HeaderFooter, api.clock.now),
    );
  await write({ ...defaultHeaderFooter, header });
  await publish();
  const { status, text } = await visit('/');
  expect(status).toBe(200);
  expect(text).toMatch(/<header.*<\/header>.*<main.*<\/main>/s);
  const opened = await site.owner.browser.get('/api/site-header-footer', {
    headers: { 'x-website-id': site.websiteId },
  });
  expect([opened.status, opened.body['data']]).toMatchObject([
    200,
    { header: { layout: 'logo-left', social: [], button: null } },
  ]);
  await write(defaultHeaderFooter);
});

it('a published page with blocks of deleted records still shows the content around them', async () => {
  const { browser } = site.owner;
  const file = sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } });
  const upload = await uploadTestFile(api, site, 'mug.jpg', await file.jpeg().toBuffer());
  const assetId = upload.json<{ id: string }>().id;
  const formId = String((await browser.post(`${base}/forms`, { json: formDraftOf() })).body['id']);
  const { itemId } = await createTestProduct(site, [{}], { title: 'Gone mug' });
  const collection = { title: 'Gone', kind: 'collection' };
  const { body: page } = await browser.post(`${base}/pages`, { json: collection });
  const collectionId = String(page['collectionId']);

  const picture = { assetId };
  const lookedUp = [
    [blocks.image, { picture, title: 'Picture title' }],
    [blocks.gallery, { methodOption: 'chosen', items: [picture] }],
    [blocks.gallery, { methodOption: 'collection', collectionId }],
    [blocks.form, { formId }],
    [blocks.newsletter, { formId }],
    [blocks.product, { itemId }],
    [blocks.commentLinks, { itemId }],
    [blocks.summary, { collectionId }],
    [blocks.collectionLink, { collectionId }],
    [blocks.eventsList, { collectionId }],
    [blocks.eventsCalendar, { collectionId }],
    [blocks.calendar, { collectionId }],
    [blocks.video, { source: 'file', file: picture, poster: picture }],
    [blocks.audio, { cover: picture, tracks: [{ file: picture, title: 'Track' }] }],
    [blocks.embed, { picture }],
    [blocks.photoSharing, { items: [picture] }],
    [blocks.map, {}],
    [blocks.map, { picture }],
  ] as const;
  const stored = lookedUp.map(([block, props]) => ({
    type: block.type,
    version: block.version,
    props: { ...block.defaults, ...props },
  }));
  const there = await drawnWith('there', stored);
  const shownOfRecords = new RegExp(`Gone mug|/s/${assetId}/|<textarea`, 'g');
  // The blocks show the records while they exist.
  expect(new Set(there.match(shownOfRecords)).size).toBe(3);

  for (const path of [`items/${itemId}`, `pages/${String(page['id'])}`, `assets/${assetId}`]) {
    const { status } = await browser.call('DELETE', `${base}/${path}`);
    expect([path, status]).toEqual([path, 200]);
  }
  await site.inTenant((tenant) =>
    tenant.deleteFrom('forms').where('formId', '=', formId).execute(),
  );
  await drawnWith('gone', stored);
  // The existing page is rendered again without them.
  for (const path of ['/gone', '/there']) {
    const { status, text } = await visit(path);
    expect([path, status]).toEqual([path, 200]);
    expect(createMainView(text)).toMatch(/Words before.*Words after/s);
    expect(createMainView(text)).not.toMatch(shownOfRecords);
  }
});
