import { blockList, type BlockDefinition } from '@sitewright/blocks/schema';
import { blockType } from '@sitewright/contracts/codes';
import type { Block } from '@sitewright/contracts/entities';
import { describe, expect, it } from 'vitest';
import { sampleBlock, sampleDocument, samplePage, sampleSection } from '../testing/sample-page.ts';
import { createRenderer } from './create-renderer.tsx';

const renderer = createRenderer({ sha256: () => '', bootScript: '/boot.js' });

/** Every property of a block as this. */
const every = (block: BlockDefinition, value: unknown) =>
  Object.fromEntries(Object.keys(block.props.shape).map((name) => [name, value]));

/** What may be wrong with a stored block, by its kind. Nothing of it passes the editor; it comes from imports and age. */
const badData: Readonly<Record<string, (block: BlockDefinition) => object>> = {
  'no props': () => ({ props: undefined }),
  'null for props': () => ({ props: null }),
  'a list for props': () => ({ props: [1, 2, 3] }),
  'a text for props': () => ({ props: 'words' }),
  'null for every property': (block) => ({ props: every(block, null) }),
  'a number for every property': (block) => ({ props: every(block, -1e300) }),
  'an object for every property': (block) => ({
    props: every(block, { items: [null], type: 'doc' }),
  }),
  'a list of nothings for every property': (block) => ({
    props: every(block, [null, undefined, {}]),
  }),
  'a text as long as a book for every property': (block) => ({
    props: every(block, '<b>"long"</b> '.repeat(20_000)),
  }),
  'a version of the future': () => ({ version: 4000 }),
  'a version that never was': () => ({ version: -3 }),
  'names that objects have already': () => ({
    props: JSON.parse('{"__proto__":{"x":1},"constructor":null,"toString":"x"}') as unknown,
  }),
};

const heading = (id: string, row: number) =>
  sampleBlock(
    blockType.HEADING,
    { text: `Words ${id}`, level: '2' },
    {
      id,
      placement: { column: 1, row, width: 12, height: 1 },
    },
  );

describe.each(blockList.map((block) => [block.name, block] as const))(
  'a %s block with invalid data',
  (_, block) => {
    it.each(Object.entries(badData))(
      'with %s does not affect the other blocks of the page',
      (_kind, spoil) => {
        const broken = {
          ...sampleBlock(block.type, block.defaults as Block['props']),
          ...spoil(block),
        };
        const document = sampleDocument(
          sampleSection([heading('before', 1), broken, heading('after', 9)]),
        );
        const { html } = renderer.renderPage(samplePage({ kind: 'page', document }));
        expect(html).toContain('Words before');
        expect(html).toContain('Words after');
        expect(html).toContain('</html>');
      },
    );
  },
);
