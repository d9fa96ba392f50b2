/** From this scale on a page counts as zoomed: browsers report slightly more than 1 for some that are not. */
const leastScale = 1.01;

/**
 * Keeps the attribute `data-zoomed` on an element while the page is pinch-zoomed, when one finger pans the page and
 * swipes must be ignored. Returns a function that stops this.
 */
export function watchZoom(element: HTMLElement, { visualViewport }: Window): () => void {
  const read = () =>
    element.toggleAttribute('data-zoomed', (visualViewport?.scale ?? 1) > leastScale);
  read();
  visualViewport?.addEventListener('resize', read);
  return () => visualViewport?.removeEventListener('resize', read);
}
