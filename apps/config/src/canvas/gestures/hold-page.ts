/**
 * Keeps a page from scrolling by itself while its layout changes: it gets no shorter, and nothing is kept in view.
 * Returns the function that ends it.
 */
export function holdPage({ documentElement }: Document): () => void {
  const { style, scrollHeight } = documentElement;
  const { minBlockSize, overflowAnchor } = style;
  Object.assign(style, { minBlockSize: `${scrollHeight}px`, overflowAnchor: 'none' });
  return () => void Object.assign(style, { minBlockSize, overflowAnchor });
}
