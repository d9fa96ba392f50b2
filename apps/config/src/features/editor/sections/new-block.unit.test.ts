import { blockList } from '@sitewright/blocks/schema';
import { block as blockSchema } from '@sitewright/contracts/entities';
import { applyOperation, createDocument, createSection } from '@sitewright/page-model';
import { describe, expect, it } from 'vitest';
import { insertBlockOperation } from './new-block.ts';

const counter = () => {
  let count = 0;
  return () => `made${(count += 1)}`;
};

describe.each(blockList.map((definition) => [definition.name, definition] as const))(
  'a fresh %s block',
  (_, definition) => {
    it('is one that the page takes', () => {
      const document = createDocument([createSection('main')]);
      const { operation, selection } = insertBlockOperation(
        document,
        definition,
        null,
        null,
        counter(),
      );
      const applied = applyOperation(document, operation);
      if (!applied.ok) throw new Error(applied.error);
      const made = applied.document.sections[0]?.layout.blocks[selection.blockId ?? ''];
      expect(blockSchema.parse(made).type).toBe(definition.type);
    });
  },
);

it('makes a section for the first block of an empty page', () => {
  const [definition] = blockList;
  if (definition === undefined) throw new Error('There are no blocks.');
  const { operation } = insertBlockOperation(createDocument(), definition, null, null, counter());
  expect(operation).toMatchObject({ kind: 'insertSection', section: { id: 'made2' } });
});

it('puts a block into the section and below the row that was asked for', () => {
  const [definition] = blockList;
  if (definition === undefined) throw new Error('There are no blocks.');
  const document = createDocument([createSection('main'), createSection('more')]);
  const place = { sectionId: 'main', row: 7 };
  const selection = { sectionId: 'more', blockId: null };
  expect(
    insertBlockOperation(document, definition, place, selection, counter()).operation,
  ).toMatchObject({ sectionId: 'main', block: { placement: { row: 7 } } });
});
