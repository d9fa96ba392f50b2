import { useEffect, useRef, type RefObject } from 'react';

/**
 * Puts the focus to `target` when something with a button on it has gone and took the focus with it: otherwise who
 * works by keyboard begins at the top of the page again. `count` says how much there is of it.
 */
export function useFocusWhenGone(count: number, target: RefObject<HTMLElement | null>): void {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    const { activeElement, body } = document;
    if (!isLess || (activeElement !== null && activeElement !== body)) return;
    (target.current ?? document.getElementById('screen'))?.focus();
  }, [count, target]);
}
