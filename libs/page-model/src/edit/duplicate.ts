import type { Block, Operation, PageDocument, Section } from '@sitewright/contracts/entities';
import { sectionIndex } from '../document/find.ts';
import { findFreePlacement } from '../grid/find-free-placement.ts';

/** A copy of a block with a new id, at the first free placement after the original. */
export function duplicateBlockOperation(
  section: Section,
  block: Block,
  createId: () => string,
): Operation {
  const { phone: _phone, ...copied } = block;
  const placement = findFreePlacement(section.layout, block.placement, block.placement.row);
  return {
    kind: 'insertBlock',
    sectionId: section.id,
    block: { ...copied, id: createId(), placement },
  };
}

/** A copy of a section, below the original, with new ids. */
export function duplicateSectionOperation(
  document: PageDocument,
  section: Section,
  createId: () => string,
): Operation {
  const blocks = Object.values(section.layout.blocks).map((block) => {
    const id = createId();
    return [id, { ...block, id }] as const;
  });
  return {
    kind: 'insertSection',
    index: sectionIndex(document, section.id) + 1,
    section: {
      ...section,
      id: createId(),
      layout: { ...section.layout, blocks: Object.fromEntries(blocks) },
    },
  };
}
