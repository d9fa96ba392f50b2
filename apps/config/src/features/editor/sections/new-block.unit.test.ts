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
  'a new %s block',
  (_, definition) => {
    it('has a valid schema after it is inserted', () => {
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
      const created = applied.document.sections[0]?.layout.blocks[selection.blockId ?? ''];
      expect(blockSchema.parse(created).type).toBe(definition.type);
    });
  },
);

it('creates a section for the first block of an empty page', () => {
  const [definition] = blockList;
  if (definition === undefined) throw new Error('There are no blocks.');
  const { operation } = insertBlockOperation(createDocument(), definition, null, null, counter());
  expect(operation).toMatchObject({ kind: 'insertSection', section: { id: 'made2' } });
});

it('inserts a block into the requested section at the requested row', () => {
  const [definition] = blockList;
  if (definition === undefined) throw new Error('There are no blocks.');
  const document = createDocument([createSection('main'), createSection('more')]);
  const place = { sectionId: 'main', row: 7 };
  const selection = { sectionId: 'more', blockId: null };
  expect(
    insertBlockOperation(document, definition, place, selection, counter()).operation,
  ).toMatchObject({ sectionId: 'main', block: { placement: { row: 7 } } });
});
