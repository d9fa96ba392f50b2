import type { PhonePlacement, Placement } from '@sitewright/contracts/entities';
import { pageModelOptions } from '../options.ts';

/** A rectangle of cells; columns and rows count from 1. */
export type Cells = Readonly<Placement>;

const sides = ['column', 'row', 'width', 'height'] as const;

const areIntegers = (cells: Cells): boolean => sides.every((side) => Number.isInteger(cells[side]));

/** Whether a placement is inside the 12 columns, in whole cells. */
export const fitsGrid = (cells: Cells): boolean =>
  areIntegers(cells) &&
  cells.column >= 1 &&
  cells.row >= 1 &&
  cells.width >= 1 &&
  cells.height >= 1 &&
  cells.column + cells.width - 1 <= pageModelOptions.columns &&
  cells.row <= pageModelOptions.rows &&
  cells.height <= pageModelOptions.blockHeight;

/** Whether a placement is inside the phone's 4 columns, in whole cells. */
export const fitsPhone = (cells: Readonly<PhonePlacement>): boolean =>
  areIntegers(cells) &&
  cells.column >= 1 &&
  cells.row >= 1 &&
  cells.width >= 1 &&
  cells.height >= 1 &&
  cells.column + cells.width - 1 <= pageModelOptions.phoneColumns &&
  cells.row <= pageModelOptions.phoneRows &&
  cells.height <= pageModelOptions.blockHeight;

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.round(value), min), max);

function clampTo(cells: Cells, columns: number, rows: number): Placement {
  const width = clamp(cells.width, 1, columns);
  return {
    column: clamp(cells.column, 1, columns - width + 1),
    row: clamp(cells.row, 1, rows),
    width,
    height: clamp(cells.height, 1, pageModelOptions.blockHeight),
  };
}

/** The nearest placement inside the grid: keeps the width and moves the column. */
export const clampPlacement = (cells: Cells): Placement =>
  clampTo(cells, pageModelOptions.columns, pageModelOptions.rows);

/** The nearest placement on the phone. */
export const clampPhonePlacement = (cells: Cells): PhonePlacement =>
  clampTo(cells, pageModelOptions.phoneColumns, pageModelOptions.phoneRows);

/** Whether two rectangles overlap. */
export const overlaps = (a: Cells, b: Cells): boolean =>
  a.column < b.column + b.width &&
  b.column < a.column + a.width &&
  a.row < b.row + b.height &&
  b.row < a.row + a.height;

/** The first row below a rectangle. */
export const rowBelow = (cells: Cells): number => cells.row + cells.height;
