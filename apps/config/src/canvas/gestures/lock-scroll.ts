/**
 * Prevents a page from scrolling while its layout changes: it does not get shorter, and scroll anchoring is off.
 * Returns a function that reverts this.
 */
export function lockScroll({ documentElement }: Document): () => void {
  const { style, scrollHeight } = documentElement;
  const { minBlockSize, overflowAnchor } = style;
  Object.assign(style, { minBlockSize: `${scrollHeight}px`, overflowAnchor: 'none' });
  return () => void Object.assign(style, { minBlockSize, overflowAnchor });
}
