import {
  nextRow,
  pageModelOptions,
  phoneLayout,
  rowBelow,
  type Cells,
  type GridView,
} from '@sitewright/page-model';
import type { Layout } from '@sitewright/contracts/entities';
import { inlineEnds, type MeasuredColumns } from './measure-columns.ts';
import { nearestCandidate } from './nearest-candidate.ts';
import { snapMove, snapResize, type Distance, type ResizeEdges } from './snap.ts';

/** The vertical extent of a drawn block in the page. */
export interface DrawnBlock {
  readonly top: number;
  readonly height: number;
}

/** A block when a gesture began. */
export interface GestureOrigin {
  readonly blockId: string;
  readonly sectionId: string;
  readonly cells: Cells;
  readonly view: GridView;
  /** Its box in the window. */
  readonly box: DOMRect;
  /** Its top edge in the page. */
  readonly top: number;
}

/** A pointer over the grid of a section. */
export interface PointedGrid {
  readonly sectionId: string;
  readonly layout: Layout;
  readonly columns: MeasuredColumns;
  readonly distance: Distance;
  /** Draws the block at these cells and measures it. */
  readonly measure: (cells: Cells) => DrawnBlock;
}

const { rows, phoneRows, blockHeight } = pageModelOptions;

/** The first row below all other blocks of a section. */
function rowBelowOthers({ layout, sectionId }: PointedGrid, origin: GestureOrigin): number {
  const { [origin.blockId]: _dragged, ...blocks } = layout.blocks;
  const others: Layout = { ...layout, blocks };
  // A block that joins another section on a phone stands at the place that its row on the wide grid gives it.
  if (origin.view === 'wide' || sectionId !== origin.sectionId) return nextRow(others);
  return Math.max(1, ...Array.from(phoneLayout(others).values(), rowBelow));
}

/** The cells whose drawn result lies nearest to where a block is dragged. Its size stays. */
export function chooseMove(origin: GestureOrigin, grid: PointedGrid): Cells {
  const { sectionId, columns, distance, measure } = grid;
  const { cells, view, box, top } = origin;
  const ends = inlineEnds(box, columns);
  const across = snapMove(columns.tracks, cells, ends, distance.inline);
  const isHome = sectionId === origin.sectionId;
  const below = rowBelowOthers(grid, origin);
  const row = nearestCandidate({
    least: 1,
    most: view === 'phone' && isHome ? phoneRows : rows,
    usual: below,
    present: isHome ? cells.row : undefined,
    requested: top + distance.block,
    stopsAtStandstill: true,
    measure: (candidate) => measure({ ...across, row: candidate }).top,
  });
  return { ...across, row };
}

/** The cells whose drawn height is nearest to where an edge of a block is dragged. */
export function chooseResize(
  origin: GestureOrigin,
  { columns, distance, measure }: PointedGrid,
  edges: ResizeEdges,
): Cells {
  const { cells, box } = origin;
  const ends = inlineEnds(box, columns);
  const across = snapResize(columns.tracks, cells, ends, edges.inline, distance.inline);
  if (edges.block === 0) return across;
  const end = rowBelow(cells);
  const withHeight = (height: number): Cells => ({
    ...across,
    height,
    row: edges.block === -1 ? end - height : cells.row,
  });
  const height = nearestCandidate({
    least: 1,
    most: edges.block === -1 ? Math.min(end - 1, blockHeight) : blockHeight,
    usual: cells.height,
    present: cells.height,
    requested: box.height + edges.block * distance.block,
    stopsAtStandstill: false,
    measure: (candidate) => measure(withHeight(candidate)).height,
  });
  return withHeight(height);
}
