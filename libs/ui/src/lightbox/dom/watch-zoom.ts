/** A page above this scale counts as zoomed: browsers report slightly more than 1 for some that are not. */
const minZoomedScale = 1.01;

/**
 * Keeps the attribute `data-zoomed` on an element while the page is pinch-zoomed, when one finger pans the page and
 * swipes must be ignored. Returns a function that stops this.
 */
export function watchZoom(element: HTMLElement, { visualViewport }: Window): () => void {
  const update = () =>
    element.toggleAttribute('data-zoomed', (visualViewport?.scale ?? 1) > minZoomedScale);
  update();
  visualViewport?.addEventListener('resize', update);
  return () => visualViewport?.removeEventListener('resize', update);
}
