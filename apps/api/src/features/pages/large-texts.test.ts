import { blocks } from '@sitewright/blocks/schema';
import type { Block, Operation, RichText } from '@sitewright/contracts/entities';
import { documentLimits } from '@sitewright/contracts/limits';
import { createBlock, createSection } from '@sitewright/page-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { productDraftOf } from '../../testing/item-draft.ts';
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

type Nodes = RichText['content'];

const paragraph = (text: string): Nodes[number] => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
});
const nested = (levels: number): Nodes[number] => ({
  type: 'orderedList',
  content: [
    {
      type: 'listItem',
      content: [paragraph(`${levels}`), ...(levels > 1 ? [nested(levels - 1)] : [])],
    },
  ],
});
const textOf = (...content: Nodes): RichText => ({ type: 'doc', content });

const large = [
  ['501 paragraphs', textOf(...Array.from({ length: 501 }, (_, index) => paragraph(`${index}`)))],
  ['a paragraph of 21,000 characters', textOf(paragraph('ä'.repeat(21_000)))],
  ['lists 12 levels deep', textOf(nested(12))],
  [
    'as many characters as a text may have',
    textOf(paragraph('あ'.repeat(documentLimits.textCharacters))),
  ],
] as const;
const tooLarge = [
  ['characters', textOf(paragraph('a'.repeat(documentLimits.textCharacters + 1)))],
  ['paragraphs', textOf(...Array.from({ length: 5_001 }, () => paragraph('a')))],
  ['levels', textOf(nested(24))],
] as const;

/** A section with one text, in a batch, as an undo sends it. */
const insert = (id: string, text: RichText): Operation => ({
  kind: 'batch',
  operations: [
    {
      kind: 'insertSection',
      index: 0,
      section: createSection(id, [
        createBlock({
          id: `${id}b`,
          type: blocks.text.type,
          props: { text } as unknown as Block['props'],
          placement: { column: 1, row: 1, width: 6, height: 4 },
        }),
      ]),
    },
  ],
});

describe('a large text', () => {
  it.each(large)('of %s is stored unchanged on a page', async (title, text) => {
    const { body: page } = await site.owner.browser.post(`${base}/pages`, { json: { title } });
    const saved = await site.owner.browser.post(`${base}/pages/${String(page['id'])}/operations`, {
      json: { baseVersion: 0, saveId: 'large001', operations: [insert('sect', text)] },
    });
    expect([saved.status, saved.body]).toEqual([200, { version: 1, missed: [] }]);
    const read = await site.owner.browser.get(`${base}/pages/${String(page['id'])}/document`);
    const { document } = read.body as unknown as {
      document: { sections: { layout: { blocks: Record<string, { props: unknown }> } }[] };
    };
    expect(document.sections[0]?.layout.blocks['sectb']?.props).toEqual({ text });
  });

  it.each(large)('of %s is stored unchanged in an item', async (title, text) => {
    const created = await site.owner.browser.post(`${base}/collections/${site.shopId}/items`, {
      json: productDraftOf([{}], { title, body: text }),
    });
    expect(created.status).toBe(200);
    const stored = await site.owner.browser.get(`${base}/items/${String(created.body['id'])}`);
    expect(stored.body['body']).toEqual(text);
  });

  it.each(tooLarge)(
    'of too many %s gets 400 with an error for its field, and is not stored',
    async (title, text) => {
      const { body: page } = await site.owner.browser.post(`${base}/pages`, { json: { title } });
      const path = `${base}/pages/${String(page['id'])}`;
      const saved = await site.owner.browser.post(`${path}/operations`, {
        json: { baseVersion: 0, saveId: 'large002', operations: [insert('sect', text)] },
      });
      expect(saved.status).toBe(400);
      expect(Object.keys((saved.body as { errors?: object }).errors ?? {})).toEqual(['sectb.text']);
      const read = await site.owner.browser.get(`${path}/document`);
      expect(read.body).toMatchObject({ version: 0, document: { sections: [] } });
    },
  );
});
