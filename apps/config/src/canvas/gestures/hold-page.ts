/**
 * Prevents a page from scrolling while its layout changes: it does not get shorter, and scroll anchoring is off.
 * Returns a function that ends it.
 */
export function holdPage({ documentElement }: Document): () => void {
  const { style, scrollHeight } = documentElement;
  const { minBlockSize, overflowAnchor } = style;
  Object.assign(style, { minBlockSize: `${scrollHeight}px`, overflowAnchor: 'none' });
  return () => void Object.assign(style, { minBlockSize, overflowAnchor });
}
