import { useCallback, useLayoutEffect, useState } from 'react';

/** A rectangle in the coordinates of the whole page, so that scrolling does not move it. */
export interface PageBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const same = (one: PageBox | null, other: PageBox | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height);

/** Where a box of the window lies in the page. */
export const toPageBox = (
  { left, top, width, height }: DOMRect,
  { scrollX, scrollY }: Pick<Window, 'scrollX' | 'scrollY'>,
): PageBox => ({ left: left + scrollX, top: top + scrollY, width, height });

/**
 * The box of an element of the page. It is measured whenever the component is drawn, in the frame after (the page
 * itself is drawn by another root), and when the layout changes. `find` must keep its identity.
 */
export function useBox(find: () => HTMLElement | null): PageBox | null {
  const [box, setBox] = useState<PageBox | null>(null);
  const measure = useCallback(() => {
    const element = find();
    const next = element ? toPageBox(element.getBoundingClientRect(), window) : null;
    setBox((before) => (same(before, next) ? before : next));
  }, [find]);

  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    window.addEventListener('resize', measure);
    // Fonts and pictures move what is below them without any element changing its size.
    const timer = setInterval(measure, 500);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      clearInterval(timer);
    };
  }, [measure]);
  return box;
}

/** The style of an absolutely placed rectangle. */
export const boxStyle = ({ left, top, width, height }: PageBox) => ({
  left,
  top,
  width,
  height,
});
