/** The effect of a key on the tabs; `undefined` for other keys. */
export type TabMove = { readonly focus: number } | { readonly select: number };

/**
 * Keyboard navigation of tabs: arrow keys wrap around, Home and End go to the ends, Enter and Space select the focused
 * tab (TABS-03, TABS-04).
 */
export function tabMove(
  key: string,
  focused: number,
  count: number,
  isRightToLeft: boolean,
): TabMove | undefined {
  const nextKey = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const previousKey = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case nextKey:
      return { focus: (focused + 1) % count };
    case previousKey:
      return { focus: (focused - 1 + count) % count };
    case 'Home':
      return { focus: 0 };
    case 'End':
      return { focus: count - 1 };
    case 'Enter':
    case ' ':
      return { select: focused };
    default:
      return undefined;
  }
}
