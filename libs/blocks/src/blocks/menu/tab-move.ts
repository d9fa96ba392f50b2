/** What a key does to the tabs; `undefined` for a key that means nothing to them. */
export type TabMove = { readonly focus: number } | { readonly select: number };

/**
 * The answer of a row of tabs to a key: arrows go round, Home and End to the ends, Enter and Space select
 * the tab that has the focus (TABS-03, TABS-04).
 */
export function tabMove(
  key: string,
  focused: number,
  count: number,
  isRightToLeft: boolean,
): TabMove | undefined {
  const ahead = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  switch (key) {
    case ahead:
      return { focus: (focused + 1) % count };
    case back:
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
