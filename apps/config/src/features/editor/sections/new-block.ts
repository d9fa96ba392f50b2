import type { BlockDefinition } from '@sitewright/blocks/schema';
import type { Block, Operation, PageDocument, Placement } from '@sitewright/contracts/entities';
import { createBlock, createSection, findSection, findFreePlacement } from '@sitewright/page-model';
import type { Selection } from '../../../canvas/protocol.ts';

/** A new block of a type, with the initial props of its schema. */
export function newBlock(definition: BlockDefinition, id: string, placement: Placement): Block {
  return createBlock({
    id,
    type: definition.type,
    version: definition.version,
    props: definition.props.parse(definition.defaults) as Block['props'],
    placement,
  });
}

/** The requested position of a block. */
export interface BlockPosition {
  readonly sectionId: string;
  readonly row: number;
}

/**
 * Creates the operation that inserts a new block, and the selection of that block. The block goes to the requested
 * position, else to the first free space of the selected or the last section. A page without sections gets one.
 */
export function insertBlockOperation(
  document: PageDocument,
  definition: BlockDefinition,
  position: BlockPosition | null,
  selection: Selection | null,
  createId: () => string,
): { readonly operation: Operation; readonly selection: Selection } {
  const sectionId = position?.sectionId ?? selection?.sectionId ?? '';
  const section = findSection(document, sectionId) ?? document.sections.at(-1);
  const id = createId();
  if (section === undefined) {
    const block = newBlock(definition, id, { column: 1, row: 1, ...definition.size });
    const created = createSection(createId(), [block]);
    return {
      operation: { kind: 'insertSection', index: 0, section: created },
      selection: { sectionId: created.id, blockId: id },
    };
  }
  const placement = findFreePlacement(section.layout, definition.size, position?.row ?? 1);
  const block = newBlock(definition, id, placement);
  return {
    operation: { kind: 'insertBlock', sectionId: section.id, block },
    selection: { sectionId: section.id, blockId: id },
  };
}
