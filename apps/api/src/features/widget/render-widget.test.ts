import { createHash } from 'node:crypto';
import { renderWidget } from '@sitewright/contracts/api';
import { blockType } from '@sitewright/contracts/codes';
import type { Block, PageDocument, Renderer } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { formDraftOf } from '../../testing/form-draft.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { writeFormRow } from '../forms/forms.queries.ts';
import { insertPage } from '../pages/pages.queries.ts';

/** The visitor app's own renderer, from its source: this test must not wait for a build. */
const visitorApp = (): Promise<{
  createRenderer(ports: { sha256: (text: string) => string; bootScript: string }): Renderer;
}> => {
  const path = '../../../../visitor/src/renderer/create-renderer.tsx';
  return import(/* @vite-ignore */ new URL(path, import.meta.url).pathname);
};

let api: TestApi;
let site: TestSite;
let formId: string;
beforeAll(async () => {
  const { createRenderer } = await visitorApp();
  const renderer = createRenderer({
    sha256: (text) => createHash('sha256').update(text).digest('base64'),
    bootScript: '/boot.js',
  });
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
  formId = api.services.createId();
  const form = { ...formDraftOf(), id: formId };
  await site.inTenant((tenant) => writeFormRow(tenant, form, api.clock.now));
});
afterAll(() => api.close());

const placement = { column: 1, row: 1, width: 6, height: 2 };
const blockOf = (type: number, props: Block['props']): Block => ({
  id: 'block1',
  type,
  version: 1,
  props,
  placement,
});

const render = (block: object, page = '/') =>
  site.visitor().post('/api/widget/GetWidgetRendering', {
    form: { widgetJSON: JSON.stringify(block) },
    headers: { referer: `http://shop.localhost:4000${page}` },
  });

/** React derives element ids from the position in the tree, which differs for a single block. */
const withoutPlaces = (html: string) => html.replaceAll(/_R_\w+_/g, '_R_');

/** The HTML of a page that contains only this block. */
async function pageWith(block: Block, urlId: string): Promise<string> {
  const design = { theme: 'light', height: 'auto', width: 'inset', align: 'start' } as const;
  const section = {
    id: 'section1',
    design,
    layout: { columns: 12, blocks: { block1: block } },
  } as const;
  const document: PageDocument = { schemaVersion: 1, sections: [section] };
  const page = { websiteId: site.websiteId, pageId: api.services.createId(), title: urlId, urlId };
  await site.inTenant((tenant) => insertPage(tenant, { ...page, document }));
  await site.owner.browser.post(`/api/websites/${site.websiteId}/releases`, { json: {} });
  return (await site.visitor().get(`/${urlId}`)).text;
}

/** Restricts a page to members. */
async function close(urlId: string): Promise<void> {
  const base = `/api/websites/${site.websiteId}`;
  const { pageId } = await site.inTenant((tenant) =>
    tenant
      .selectFrom('pages')
      .where('urlId', '=', urlId)
      .select('pageId')
      .executeTakeFirstOrThrow(),
  );
  const json = { access: 'members' };
  await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
}

describe('GetWidgetRendering', () => {
  it.each([
    ['heading', blockType.HEADING, () => ({ text: 'Moss & lichen', level: '1' })],
    ['button', blockType.BUTTON, () => ({ text: 'To the shop', href: '/shop' })],
    ['form', blockType.FORM, () => ({ formId })],
  ] as const)(
    'returns the same HTML as the published page: %s (BLOCK-40)',
    async (urlId, type, props) => {
      const block = blockOf(type, props());
      const page = await pageWith(block, urlId);
      const result = await render({ ...block, value: block.props }, `/${urlId}`);
      const { html } = result.as(renderWidget).data;
      expect(html.length).toBeGreaterThan(20);
      expect(withoutPlaces(page)).toContain(withoutPlaces(html));
    },
  );

  it('renders a block from a form post, with or without a collection id (BLOCK-38)', async () => {
    const block = { type: blockType.HEADING, id: 'b1', value: { text: 'High tide' } };
    for (const more of [{}, { collectionId: api.services.createId() }]) {
      const response = await site.visitor().post('/api/widget/GetWidgetRendering', {
        form: { widgetJSON: JSON.stringify(block), ...more },
      });
      expect(response.as(renderWidget).data.html).toContain('High tide');
    }
  });

  it('does not include the path of a members-only page', async () => {
    const block = blockOf(blockType.FORM, { formId });
    await pageWith(block, 'plans');
    await close('plans');
    const result = await render({ ...block, value: block.props }, '/plans');
    expect(result.as(renderWidget).data.html).not.toContain('plans');
  });

  it('returns the form data that was used for rendering, without its notifyEmail', async () => {
    const result = await render({ id: 'form1', type: blockType.FORM, value: { formId } });
    expect(result.as(renderWidget).data.needs).toMatchObject({
      [`form:${formId}`]: { name: 'Contact' },
    });
    expect(result.text).not.toContain('notifyEmail');
  });

  it.each([
    ['no JSON', 'hello'],
    ['an unknown kind', JSON.stringify({ type: 998, id: 'a', value: {} })],
    ['no kind', JSON.stringify({ id: 'a' })],
    ['an id that is markup', JSON.stringify({ type: 1, id: '"><script>' })],
  ])('rejects %s with 400 (API-02)', async (_, widgetJSON) => {
    const form = { widgetJSON };
    const response = await site.visitor().post('/api/widget/GetWidgetRendering', { form });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: expect.any(String) });
  });
});
