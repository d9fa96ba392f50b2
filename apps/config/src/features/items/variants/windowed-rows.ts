import { useCallback, useState, type UIEvent } from 'react';

/** Rows beyond the visible ones that are rendered too, so that keys can move to them. */
const overscan = 6;

/** The part of a long list that is rendered. */
export interface RowWindow {
  /** The index of the first rendered row, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** The height of the omitted rows in pixels. */
  readonly beforePx: number;
  readonly afterPx: number;
}

/** Calculates the rendered rows of a scrolled list whose rows have one height. */
export function windowOf(
  count: number,
  {
    rowPx,
    topPx,
    viewPx,
  }: { readonly rowPx: number; readonly topPx: number; readonly viewPx: number },
): RowWindow {
  const first = Math.floor(topPx / rowPx) - overscan;
  const start = Math.min(Math.max(first, 0), Math.max(count - 1, 0));
  const end = Math.min(count, Math.ceil((topPx + viewPx) / rowPx) + overscan);
  return { start, end, beforePx: start * rowPx, afterPx: Math.max(0, count - end) * rowPx };
}

/** Renders only the visible rows of a scrolled list. */
export function useWindowedRows(count: number, rowPx: number, viewPx: number) {
  const [top, setTop] = useState(0);
  const onScroll = useCallback(
    (event: UIEvent<HTMLElement>) => {
      // Rounded, so that small steps do not render again.
      setTop(Math.floor(event.currentTarget.scrollTop / rowPx) * rowPx);
    },
    [rowPx],
  );
  return { rows: windowOf(count, { rowPx, topPx: top, viewPx: viewPx + rowPx }), onScroll };
}
