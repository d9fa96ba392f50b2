import type { Landing } from '../landing/landing.ts';

/** Tells the server how the visitor came, by an image that nobody sees; the answer is not used. The path may have a query. */
export function sendLandingPixel(
  landing: Landing,
  ownerDocument: Document,
  path = '/api/track/Track',
): void {
  const pixel = ownerDocument.createElement('img');
  const facts = new URLSearchParams({ ...landing }).toString();
  // Behind the path's own query, before its fragment.
  pixel.src = path.replace(/(\?[^#]*)?(?=#|$)/, (query) => (query ? `${query}&` : '?') + facts);
}
