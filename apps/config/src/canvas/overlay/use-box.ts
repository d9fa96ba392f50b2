import { useCallback, useLayoutEffect, useState } from 'react';

/** A rectangle in page coordinates, so that it scrolls with the page. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const isSameBox = (a: PageBox | null, b: PageBox | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.left === b.left &&
    a.top === b.top &&
    a.width === b.width &&
    a.height === b.height);

/** Converts window coordinates to page coordinates. */
export const toPageBox = (
  { left, top, width, height }: DOMRect,
  { scrollX, scrollY }: Pick<Window, 'scrollX' | 'scrollY'>,
): PageBox => ({ left: left + scrollX, top: top + scrollY, width, height });

/**
 * The box of an element on the page. It is measured after each render, one frame later (the page has its own React
 * root), and when the layout changes. `find` must be stable.
 */
export function useBox(find: () => HTMLElement | null): PageBox | null {
  const [box, setBox] = useState<PageBox | null>(null);
  const measure = useCallback(() => {
    const element = find();
    const next = element ? toPageBox(element.getBoundingClientRect(), window) : null;
    setBox((previous) => (isSameBox(previous, next) ? previous : next));
  }, [find]);

  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    // Fonts and images shift content without resizing an element.
    const timer = setInterval(measure, 500);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      clearInterval(timer);
    };
  }, [measure]);
  return box;
}

/** The style of an absolutely positioned rectangle. */
export const boxStyle = ({ left, top, width, height }: PageBox) => ({
  left,
  top,
  width,
  height,
});
