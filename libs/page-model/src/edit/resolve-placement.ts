import type { Block, Operation, PageDocument, Section } from '@sitewright/contracts/entities';
import { applyOperation } from '../apply/apply-operation.ts';
import { findBlock, findSection, readBlock } from '../document/find.ts';
import { phoneLayout } from '../grid/phone-layout.ts';
import { clampPlacement, type Cells } from '../grid/placement.ts';
import { isSamePlacement, placeOnPhoneOperation, placeOperation } from './move-on-grid.ts';

/** Which of a section's two grids is shown. */
export type GridView = 'wide' | 'phone';

/** Where a block is to stand: the cells of a section in one view. */
export interface PlacementTarget {
  readonly blockId: string;
  readonly sectionId: string;
  readonly cells: Cells;
  readonly view: GridView;
}

/** What a placement does to a document. */
export interface ResolvedPlacement {
  /** The document as it is afterwards. */
  readonly document: PageDocument;
  /** The section that holds the block afterwards. */
  readonly section: Section;
  /** The cells that the block covers afterwards. They differ from the requested ones where those are outside the grid. */
  readonly cells: Cells;
  /** The edit that does it. Undefined if the block already stands there. */
  readonly operation: Operation | undefined;
}

/** The cells that a block covers in a view. */
export const cellsInView = (section: Section, block: Block, view: GridView): Cells =>
  view === 'phone'
    ? (phoneLayout(section.layout).get(block.id) ?? block.placement)
    : block.placement;

function operationFor(
  section: Section,
  block: Block,
  { sectionId, cells, view }: PlacementTarget,
): Operation {
  const isPhone = view === 'phone';
  if (sectionId === section.id)
    return isPhone
      ? placeOnPhoneOperation(sectionId, block.id, cells)
      : placeOperation(sectionId, block, cells);
  // On a phone a block follows the reading order of the section that it joins, which its row decides.
  const placement = clampPlacement(isPhone ? { ...block.placement, row: cells.row } : cells);
  const move: Operation = {
    kind: 'moveBlock',
    sectionId: section.id,
    blockId: block.id,
    toSectionId: sectionId,
    placement,
  };
  if (block.phone === undefined) return move;
  const release: Operation = { kind: 'placeBlockOnPhone', sectionId, blockId: block.id };
  return { kind: 'batch', operations: [move, release] };
}

/**
 * Places a block. A preview draws the resulting document and a drop carries out its operation, so that a block always
 * lands where it was shown. No other block gets other cells on the wide grid; blocks may overlap, and their layers
 * decide which is in front. Undefined if the block or section is missing, or the section cannot hold another block.
 *
 * @example
 * const placed = resolvePlacement(document, { blockId, sectionId, cells, view: 'wide' });
 * if (placed?.operation) applyOperation(document, placed.operation); // the same as placed.document
 */
export function resolvePlacement(
  document: PageDocument,
  target: PlacementTarget,
): ResolvedPlacement | undefined {
  const { blockId, sectionId, view } = target;
  const found = findBlock(document, blockId);
  if (found === undefined) return undefined;
  const operation = operationFor(found.section, found.block, target);
  const applied = applyOperation(document, operation);
  if (!applied.ok) return undefined;
  const section = findSection(applied.document, sectionId);
  const block = section && readBlock(section, blockId);
  if (!section || !block) return undefined;
  const cells = cellsInView(section, block, view);
  const isThere =
    found.section.id === sectionId &&
    isSamePlacement(cellsInView(found.section, found.block, view), cells);
  return isThere
    ? { document, section: found.section, cells, operation: undefined }
    : { document: applied.document, section, cells, operation };
}
