import type { Block, Operation, PageDocument, Section } from '@sitewright/contracts/entities';
import { applyOperation } from '../apply/apply-operation.ts';
import { findBlock, findSection, readBlock } from '../document/find.ts';
import { phoneLayout } from '../grid/phone-layout.ts';
import { clampPlacement, type Cells } from '../grid/placement.ts';
import { isSamePlacement, placeOnPhoneOperation, placeOperation } from './move-on-grid.ts';

/** One of a section's two grids; `wide` is the desktop grid. */
export type GridView = 'wide' | 'phone';

/** A requested placement: the cells of a section in one view. */
export interface PlacementTarget {
  readonly blockId: string;
  readonly sectionId: string;
  readonly cells: Cells;
  readonly view: GridView;
}

/** The effect of a placement on a document. */
export interface ResolvedPlacement {
  /** The resulting document. */
  readonly document: PageDocument;
  /** The resulting section of the block. */
  readonly section: Section;
  /** The resulting cells of the block. They differ from the requested ones if those are outside the grid. */
  readonly cells: Cells;
  /** Undefined if the block is already placed there. */
  readonly operation: Operation | undefined;
}

/** The cells of a block in a view. */
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
  // On phones the block takes its place in the reading order of its new section, according to its row.
  const placement = clampPlacement(isPhone ? { ...block.placement, row: cells.row } : cells);
  const move: Operation = {
    kind: 'moveBlock',
    sectionId: section.id,
    blockId: block.id,
    toSectionId: sectionId,
    placement,
  };
  if (block.phone === undefined) return move;
  const resetPhone: Operation = { kind: 'placeBlockOnPhone', sectionId, blockId: block.id };
  return { kind: 'batch', operations: [move, resetPhone] };
}

/**
 * Resolves the placement of a block. A preview renders the resulting document and a drop applies its operation, so that
 * a block always lands where it was shown. No other block changes its cells on the wide grid; blocks may overlap,
 * ordered by their layers. Undefined if the block or section is missing, or the section is full.
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
  const isUnchanged =
    found.section.id === sectionId &&
    isSamePlacement(cellsInView(found.section, found.block, view), cells);
  return isUnchanged
    ? { document, section: found.section, cells, operation: undefined }
    : { document: applied.document, section, cells, operation };
}
