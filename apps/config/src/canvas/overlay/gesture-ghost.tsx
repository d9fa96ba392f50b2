import type { ReactNode } from 'react';
import { useCanvas, useOverlay } from './overlay-context.ts';
import { boxStyle } from './use-box.ts';

/** The columns of the grid, and the outline of the block where it would be dropped. */
export function GestureGhost(): ReactNode {
  const { gestures } = useOverlay();
  const gesture = useCanvas((state) => state.gesture);
  const columns = gesture === null ? undefined : gestures.columns(gesture.target.sectionId);
  if (gesture === null || gesture.outline === null || columns === undefined) return null;
  const { block, grid } = gesture.outline;
  const { column, row, width, height } = gesture.placed.cells;
  return (
    <>
      {columns.tracks.map(({ start, end }) => (
        <div
          key={start}
          className="column"
          style={boxStyle({
            ...grid,
            left: columns.isRtl ? grid.left + grid.width - end : grid.left + start,
            width: end - start,
          })}
        />
      ))}
      <div className="ghost" style={boxStyle(block)}>
        <span className="tag">
          {gesture.kind === 'move' ? `${column}, ${row}` : `${width} × ${height}`}
        </span>
      </div>
    </>
  );
}
