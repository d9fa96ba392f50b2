/** From this scale on a page counts as zoomed in: browsers report slightly more than 1 for some that are not. */
const leastScale = 1.01;

/**
 * Keeps the attribute `data-zoomed` on an element while the page is zoomed in by two fingers. One finger pans the page
 * then, and what moves by swipes leaves it to the browser. Answers how to stop.
 */
export function watchZoom(element: HTMLElement, { visualViewport }: Window): () => void {
  const read = () =>
    element.toggleAttribute('data-zoomed', (visualViewport?.scale ?? 1) > leastScale);
  read();
  visualViewport?.addEventListener('resize', read);
  return () => visualViewport?.removeEventListener('resize', read);
}
