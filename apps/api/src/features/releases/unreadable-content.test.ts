import { defaultOverlays, pageDocument, type PageDocument } from '@sitewright/contracts/entities';
import { createBlock, createDocument, createSection } from '@sitewright/page-model';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { contentHash, writePart } from '../presentation/public.ts';
import { defaultHeaderFooter } from '../websites/default-styles.ts';

/** Contents as another version of the product, an import or a hand in the database may have left them. */

let api: TestApi;
let site: TestSite;
let base: string;
beforeEach(async () => {
  await api?.close();
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const section = createSection('main', [
  createBlock({
    id: 'text',
    type: 2,
    props: { text: 'Words' },
    placement: { column: 1, row: 1, width: 12, height: 1 },
  }),
]);
const written = createDocument([section]);
const newer = { ...written, schemaVersion: 2 };
const nothing = { schemaVersion: 1, parts: [] };
const rows = {
  raw: false,
  layout: {
    columns: 12,
    rows: [{ columns: [{ span: 12, blocks: [{ type: 2, props: { text: 'Words' } }] }] }],
  },
};
/** As the block would be without its place. */
const damaged = {
  ...written,
  sections: [
    {
      ...section,
      layout: {
        columns: 12,
        blocks: { text: { ...section.layout.blocks['text'], placement: null } },
      },
    },
  ],
};

const publish = () => site.owner.browser.post(`${base}/releases`, { json: {} });
const restore = (releaseId: unknown) =>
  site.owner.browser.post(`${base}/releases/${String(releaseId)}/restore`, { json: {} });
const read = (pageId: string) => site.owner.browser.get(`${base}/pages/${pageId}/document`);
const save = (pageId: string, baseVersion: number, saveId: string) =>
  site.owner.browser.post(`${base}/pages/${pageId}/operations`, {
    json: {
      baseVersion,
      saveId,
      operations: [{ kind: 'insertSection', index: 0, section: createSection(saveId) }],
    },
  });
const liveSections = async (path: string) => {
  const view = viewOf((await site.visitor().get(path)).text);
  return view.main.kind === 'page' ? view.main.document.sections : [];
};

/** A live page, which has been written since in another way than the API writes. */
async function pageWith(document: unknown): Promise<string> {
  const created = await site.owner.browser.post(`${base}/pages`, { json: { title: 'Menu' } });
  const pageId = String(created.body['id']);
  expect((await save(pageId, 0, 'firstone')).status).toBe(200);
  expect((await publish()).status).toBe(200);
  await writeDraft(pageId, document);
  return pageId;
}
const writeDraft = (pageId: string, document: unknown) =>
  site.inTenant((tenant) =>
    tenant
      .updateTable('pages')
      .set((set) => ({ document: JSON.stringify(document), revision: set('revision', '+', 1) }))
      .where('pageId', '=', pageId)
      .execute(),
  );

/** What the newest release holds of a page or part becomes something else. */
async function rewriteReleased(id: string, change: (value: object) => object): Promise<void> {
  await site.inTenant(async (tenant) => {
    const stored = await tenant
      .selectFrom('liveEntries')
      .innerJoin('contents', 'contents.hash', 'liveEntries.hash')
      .where('liveEntries.entryId', '=', id)
      .select(['contents.hash', 'contents.value'])
      .executeTakeFirstOrThrow();
    const value = change(stored.value as object);
    const hash = contentHash(value);
    await tenant
      .insertInto('contents')
      .values({ hash, value: JSON.stringify(value) })
      .execute();
    for (const table of ['liveEntries', 'releaseEntries'] as const)
      await tenant.updateTable(table).set({ hash }).where('hash', '=', stored.hash).execute();
  });
}

it.each([
  ['of a newer version', newer, 'newerDocument'],
  ['of a shape that nobody knows', nothing, 'invalidDocument'],
])(
  'a page %s cannot be published, and the error contains its title',
  async (_what, document, error) => {
    const pageId = await pageWith(document);
    const before = await liveSections('/menu');
    const rejected = await publish();
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      code: 'unreadableContent',
      error: 'This version of the product cannot read “Menu”.',
      detail: { error },
    });
    expect(await liveSections('/menu')).toEqual(before);
    expect(before).toHaveLength(1);
    // Everything else can be published as soon as this page is none of it.
    await site.owner.browser.call('DELETE', `${base}/pages/${pageId}`);
    expect((await publish()).status).toBe(200);
  },
);

it('a page with a newer schema version gets 409 when it is read or saved', async () => {
  const pageId = await pageWith(newer);
  for (const answer of [await read(pageId), await save(pageId, 1, 'secondone')])
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'unreadableContent' }]);
});

it('a page with unreadable content opens empty, and can be saved and published', async () => {
  const pageId = await pageWith(nothing);
  expect((await read(pageId)).body['document']).toEqual(createDocument());
  expect((await save(pageId, 1, 'secondone')).body).toEqual({ version: 2, missed: [] });
  expect((await publish()).status).toBe(200);
  expect((await liveSections('/menu')).map(({ id }) => id)).toEqual(['secondone']);
});

it('a page in the row format is published exactly as the editor shows it', async () => {
  const pageId = await pageWith(rows);
  expect((await publish()).status).toBe(200);
  const { document } = (await read(pageId)).body as { document: PageDocument };
  const [live] = await liveSections('/menu');
  expect(live).toEqual(document.sections[0]);
  expect(Object.values(live?.layout.blocks ?? {})).toMatchObject([{ props: { text: 'Words' } }]);
  expect((await save(pageId, 1, 'secondone')).status).toBe(200);
});

it('a footer with a newer schema version gets 409 when it is read, saved or published', async () => {
  const headers = { 'x-website-id': site.websiteId };
  await site.inTenant((tenant) =>
    tenant
      .updateTable('presentationParts')
      .set({ value: JSON.stringify({ ...defaultHeaderFooter, footer: newer }) })
      .where('part', '=', 'headerFooter')
      .execute(),
  );
  const { header } = defaultHeaderFooter;
  const { browser } = site.owner;
  const path = '/api/site-header-footer';
  for (const answer of [
    await browser.get(path, { headers }),
    await browser.call('PUT', path, { headers, json: { header } }),
    await publish(),
  ])
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'unreadableContent', error: expect.stringContaining('Header and footer') as string },
    ]);
});

it('a popup with a newer schema version gets 409 when it is read, saved or published', async () => {
  const popup = { ...defaultOverlays.popup, document: newer as unknown as PageDocument };
  await site.inTenant((tenant) =>
    writePart(tenant, 'overlays', { ...defaultOverlays, popup }, api.clock.now),
  );
  const { browser } = site.owner;
  const path = `${base}/overlays`;
  const { announcementBar } = defaultOverlays;
  for (const answer of [
    await browser.get(path),
    await browser.call('PUT', path, { json: { announcementBar } }),
    await publish(),
  ])
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'unreadableContent', error: expect.stringContaining('Bars and popup') as string },
    ]);
});

it('a release that contains a page with a newer schema version cannot be restored', async () => {
  const pageId = await pageWith(written);
  await rewriteReleased(pageId, (page) => ({ ...page, document: newer }));
  const [release] = (await site.owner.browser.get(`${base}/releases`)).body['rows'] as {
    id: string;
  }[];
  expect((await publish()).status).toBe(200);
  const response = await restore(release?.id);
  expect([response.status, response.body]).toMatchObject([409, { code: 'unreadableContent' }]);
  expect(await liveSections('/menu')).toEqual(written.sections);
});

it('a release that contains a damaged page is restored with the repaired page', async () => {
  const pageId = await pageWith(written);
  await rewriteReleased(pageId, (page) => ({ ...page, document: damaged }));
  const [release] = (await site.owner.browser.get(`${base}/releases`)).body['rows'] as {
    id: string;
  }[];
  await writeDraft(pageId, {
    ...damaged,
    sections: [...damaged.sections, null, createSection('more')],
  });
  expect((await publish()).status).toBe(200);
  for (let count = 0; count < 2; count += 1) {
    expect((await restore(release?.id)).status).toBe(200);
    const { document } = await site.inTenant((tenant) =>
      tenant
        .selectFrom('pages')
        .where('pageId', '=', pageId)
        .select('document')
        .executeTakeFirstOrThrow(),
    );
    expect(pageDocument.parse(document)).toEqual(written);
    expect(await liveSections('/menu')).toEqual(written.sections);
    const page = await site.owner.browser.get(`${base}/pages/${pageId}`);
    expect(page.body['changed']).toBe('none');
  }
  // It was live already: the second restore changed nothing.
  const releases = (await site.owner.browser.get(`${base}/releases`)).body['rows'] as {
    changes: unknown[];
  }[];
  expect(releases.map(({ changes }) => changes.length).slice(0, 2)).toEqual([0, 1]);
  expect((await save(pageId, 2, 'afterward')).status).toBe(200);
});

it('an unreadable draft is replaced with the page of a restored release', async () => {
  const pageId = await pageWith(written);
  await publish();
  const [release] = (await site.owner.browser.get(`${base}/releases`)).body['rows'] as {
    id: string;
  }[];
  await writeDraft(pageId, damaged);
  await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json: { title: 'Food' } });
  await publish();
  // Since then nobody can open it.
  await writeDraft(pageId, newer);
  expect((await restore(release?.id)).status).toBe(200);
  expect((await read(pageId)).body).toEqual({ document: written, version: 3 });
});
