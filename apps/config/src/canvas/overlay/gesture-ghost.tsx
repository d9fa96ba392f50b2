import type { ReactNode } from 'react';
import { toBox, type MeasuredGrid } from '../gestures/measure-grid.ts';
import { cellsRect, type LogicalRect } from '../gestures/snap.ts';
import { useCanvas, useOverlay } from './overlay-context.ts';
import { boxStyle, type PageBox } from './use-box.ts';

/** Lines of the grid and the place where the block will be. */
export function GestureGhost(): ReactNode {
  const { gestures } = useOverlay();
  const gesture = useCanvas((state) => state.gesture);
  const grid = gesture === null ? undefined : gestures.grid(gesture.sectionId);
  if (gesture === null || grid === undefined) return null;
  const rect = cellsRect(grid, gesture.cells);
  const bottom = Math.max(grid.box.height, rect?.blockEnd ?? 0);
  const { column, row, width, height } = gesture.cells;
  return (
    <>
      {grid.columns.map(({ start, end }) => (
        <div
          key={start}
          className="column"
          style={boxStyle(
            onPage({ inlineStart: start, inlineEnd: end, blockStart: 0, blockEnd: bottom }, grid),
          )}
        />
      ))}
      {rect !== undefined && (
        <div className="ghost" style={boxStyle(onPage(rect, grid))}>
          <span className="tag">
            {gesture.kind === 'move' ? `${column}, ${row}` : `${width} × ${height}`}
          </span>
        </div>
      )}
    </>
  );
}

/** The measured grid's box is of the moment when the gesture began; so is the scroll that it holds. */
function onPage(rect: LogicalRect, grid: MeasuredGrid): PageBox {
  const box = toBox(rect, grid);
  return {
    left: box.left + grid.scrollX,
    top: box.top + grid.scrollY,
    width: box.width,
    height: box.height,
  };
}
