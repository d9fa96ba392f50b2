import type { Block, Operation, Placement } from '@sitewright/contracts/entities';
import { pageModelOptions } from '../options.ts';
import { clampPhonePlacement, clampPlacement, type Cells } from '../grid/placement.ts';

/** Cells by which a block moves (`columns`, `rows`) or its size changes (`width`, `height`). */
export interface GridStep {
  readonly columns?: number;
  readonly rows?: number;
  readonly width?: number;
  readonly height?: number;
}

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max);

/** The result of a step: a move keeps the size and stops at the edge, a resize keeps the start. */
export function stepOnGrid(cells: Cells, step: GridStep, columns: number): Placement {
  const width = clamp(cells.width + (step.width ?? 0), 1, columns - cells.column + 1);
  return {
    column: clamp(cells.column + (step.columns ?? 0), 1, columns - width + 1),
    row: Math.max(cells.row + (step.rows ?? 0), 1),
    width,
    height: clamp(cells.height + (step.height ?? 0), 1, pageModelOptions.blockHeight),
  };
}

/** Places a block on the desktop grid and keeps its layer. */
export const placeOperation = (sectionId: string, block: Block, cells: Cells): Operation => ({
  kind: 'placeBlock',
  sectionId,
  blockId: block.id,
  placement: clampPlacement(cells),
  ...(block.layer === undefined ? {} : { layer: block.layer }),
});

/** Places a block on the phone's grid; it no longer follows the derived layout. */
export const placeOnPhoneOperation = (
  sectionId: string,
  blockId: string,
  cells: Cells,
): Operation => ({
  kind: 'placeBlockOnPhone',
  sectionId,
  blockId,
  phone: clampPhonePlacement(cells),
});

/** Makes a block follow the derived phone layout again. */
export const followPhoneLayoutOperation = (sectionId: string, blockId: string): Operation => ({
  kind: 'placeBlockOnPhone',
  sectionId,
  blockId,
});

/** Whether two placements are the same cells. */
export const isSamePlacement = (a: Readonly<Placement>, b: Readonly<Placement>): boolean =>
  a.column === b.column && a.row === b.row && a.width === b.width && a.height === b.height;
