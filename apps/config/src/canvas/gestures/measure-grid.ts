import { phoneLayout } from '@sitewright/page-model';
import type { Section } from '@sitewright/contracts/entities';
import type { FrozenGrid, LogicalRect } from './snap.ts';
import { readTracks, withRowsBelow, type Track } from './tracks.ts';

/** The grid of a section on the screen, with the block rectangles in its own logical coordinates. */
export interface MeasuredGrid extends FrozenGrid {
  /** The grid's box in the window, of which logical rectangles are measured. */
  readonly box: DOMRect;
  /** How far the window was scrolled then. */
  readonly scrollX: number;
  readonly scrollY: number;
  readonly isRtl: boolean;
}

const px = (value: string): number => Number.parseFloat(value) || 0;

/** A box of the window in the coordinates of a grid. */
export function toLogical(box: DOMRect, { box: grid, isRtl }: MeasuredGrid): LogicalRect {
  return {
    inlineStart: isRtl ? grid.right - box.right : box.left - grid.left,
    inlineEnd: isRtl ? grid.right - box.left : box.right - grid.left,
    blockStart: box.top - grid.top,
    blockEnd: box.bottom - grid.top,
  };
}

/** A logical rectangle of a grid as a box of the window. */
export function toBox(rect: LogicalRect, { box, isRtl }: MeasuredGrid): DOMRect {
  const width = rect.inlineEnd - rect.inlineStart;
  const left = isRtl ? box.right - rect.inlineEnd : box.left + rect.inlineStart;
  return new DOMRect(left, box.top + rect.blockStart, width, rect.blockEnd - rect.blockStart);
}

/** Rows of a phone that are not on a grid yet: each block's height, divided by the rows it will have. */
function flowingRows(grid: HTMLElement, section: Section): readonly Track[] {
  const top = grid.getBoundingClientRect().top;
  const rows: Track[] = [];
  for (const [id, cells] of phoneLayout(section.layout)) {
    const box = grid.querySelector(`:scope > [data-block="${id}"]`)?.getBoundingClientRect();
    if (box === undefined) continue;
    const height = box.height / cells.height;
    for (let row = 0; row < cells.height; row += 1) {
      const start = box.top - top + row * height;
      rows[cells.row - 1 + row] = { start, end: start + height };
    }
  }
  return rows;
}

/** Measures the grid of a section as it stands now, with rows to drop on below its content. */
export function measureGrid(grid: HTMLElement, section: Section): MeasuredGrid {
  const view = grid.ownerDocument.defaultView ?? window;
  const style = view.getComputedStyle(grid);
  const box = grid.getBoundingClientRect();
  const columns = readTracks(style.gridTemplateColumns, px(style.columnGap), 0);
  const isFlowing = columns.length < 12 && grid.dataset.phone === undefined;
  const gap = px(style.rowGap);
  const rows = isFlowing ? flowingRows(grid, section) : readTracks(style.gridTemplateRows, gap, 0);
  const probe = px(style.getPropertyValue('--row')) || 32;
  const height = rowHeight(grid, probe);
  return {
    columns,
    rows: withRowsBelow(rows, { height, gap }, box.height + view.innerHeight, 0),
    box,
    scrollX: view.scrollX,
    scrollY: view.scrollY,
    isRtl: style.direction === 'rtl',
  };
}

/** The least height of a row: `--row` is a formula, so it is measured. */
function rowHeight(grid: HTMLElement, fallback: number): number {
  const probe = grid.ownerDocument.createElement('div');
  probe.style.cssText = 'position:absolute;visibility:hidden;block-size:var(--row)';
  grid.append(probe);
  const { height } = probe.getBoundingClientRect();
  probe.remove();
  return height || fallback;
}
