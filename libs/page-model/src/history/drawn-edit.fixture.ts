import * as fc from 'fast-check';
import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { createBlock, createDocument, createSection } from '../document/create-document.ts';
import { readingOrder } from '../grid/reading-order.ts';

/** Random numbers; `toOperation` converts them to an edit that may succeed on the current document. */
export const drawnEdit = fc.record({
  kind: fc.integer({ min: 0, max: 11 }),
  at: fc.nat(9),
  to: fc.nat(9),
  id: fc.stringMatching(/^[a-z0-9]{4,5}$/),
  /** From few names, so that edits collide: the same property is set twice, a removed name returns. */
  word: fc.option(fc.constantFrom('text', 'size', 'color', 'link'), { nil: undefined }),
  cells: fc.record({
    column: fc.integer({ min: 1, max: 12 }),
    row: fc.integer({ min: 1, max: 40 }),
    width: fc.integer({ min: 1, max: 12 }),
    height: fc.integer({ min: 1, max: 9 }),
  }),
});
type DrawnEdit = typeof drawnEdit extends fc.Arbitrary<infer Value> ? Value : never;

/** The edit of a random draw on a document; some fail. */
export function toOperation(
  document: PageDocument,
  { kind, at, to, id, word, cells }: DrawnEdit,
): Operation {
  const count = document.sections.length;
  const section = document.sections[at % Math.max(count, 1)] ?? createSection('none');
  const other = document.sections[to % Math.max(count, 1)] ?? section;
  const blocks = readingOrder(section.layout);
  const block = blocks[to % Math.max(blocks.length, 1)];
  const target = { sectionId: section.id, blockId: block?.id ?? 'none' };
  const fresh = createBlock({ id, type: 1 + (to % 3), props: { [id]: to }, placement: cells });
  const version = (block?.version ?? 1) + (at % 2);
  switch (kind) {
    case 0:
      return { kind: 'insertSection', index: to, section: createSection(id, []) };
    case 1:
      return { kind: 'removeSection', sectionId: section.id };
    case 2:
      return { kind: 'moveSection', sectionId: section.id, index: to };
    case 3:
      return { kind: 'nameSection', sectionId: section.id, ...(word && { name: word }) };
    case 4:
      return { kind: 'removeBlock', ...target };
    case 5:
      return { kind: 'placeBlock', ...target, placement: cells, ...(at > 4 && { layer: at }) };
    case 6:
      return {
        kind: 'placeBlockOnPhone',
        ...target,
        ...(at > 4 && { phone: { ...cells, column: 1, width: 3 } }),
      };
    case 7:
      return { kind: 'alignBlock', ...target, ...(at > 4 && { align: 'end' }) };
    case 8:
      return { kind: 'moveBlock', ...target, toSectionId: other.id, placement: cells };
    case 9:
      return { kind: 'setProps', ...target, version, props: { [word ?? 'text']: at } };
    case 10:
      return {
        kind: 'designSection',
        sectionId: section.id,
        design: { ...section.design, theme: at > 4 ? 'dark' : 'light' },
      };
    default:
      return { kind: 'insertBlock', sectionId: section.id, block: fresh };
  }
}

/** A document of two sections, the first with a block. */
export const startDocument = () =>
  createDocument([
    createSection('aaaa', [
      createBlock({
        id: 'bbbb',
        type: 1,
        props: { text: 'x' },
        placement: { column: 1, row: 1, width: 4, height: 2 },
      }),
    ]),
    createSection('cccc'),
  ]);
