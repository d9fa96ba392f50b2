import type { Block, Operation, Section } from '@sitewright/contracts/entities';
import {
  isSamePlacement,
  phoneLayout,
  placeOnPhoneOperation,
  placeOperation,
  type Cells,
} from '@sitewright/page-model';

/** What a finished drag or resize means. Undefined when the block is where it was. */
export function gestureOperation({
  section,
  block,
  toSectionId,
  cells,
  isPhone,
}: {
  readonly section: Section;
  readonly block: Block;
  readonly toSectionId: string;
  readonly cells: Cells;
  readonly isPhone: boolean;
}): Operation | undefined {
  if (toSectionId !== section.id) {
    // On a phone a block joins the other section at the row that its reading order gives it there.
    const placement = isPhone ? { ...block.placement, row: cells.row } : { ...cells };
    const move: Operation = {
      kind: 'moveBlock',
      sectionId: section.id,
      blockId: block.id,
      toSectionId,
      placement,
    };
    if (block.phone === undefined) return move;
    const release: Operation = {
      kind: 'placeBlockOnPhone',
      sectionId: toSectionId,
      blockId: block.id,
    };
    return { kind: 'batch', operations: [move, release] };
  }
  if (isPhone) {
    const now = phoneLayout(section.layout).get(block.id);
    const isSame = now !== undefined && isSamePlacement(now, cells);
    return isSame ? undefined : placeOnPhoneOperation(section.id, block.id, cells);
  }
  return isSamePlacement(block.placement, cells)
    ? undefined
    : placeOperation(section.id, block, cells);
}

/** The cells that a block covers in the view that is shown. */
export const cellsInView = (section: Section, block: Block, isPhone: boolean): Cells =>
  isPhone ? (phoneLayout(section.layout).get(block.id) ?? block.placement) : block.placement;
