import type { Landing } from '../landing/landing.ts';

/** Reports the visitor's origin with an invisible image; ignores the response. The path may have a query. */
export function sendLandingPixel(
  landing: Landing,
  ownerDocument: Document,
  path = '/api/track/Track',
): void {
  const pixel = ownerDocument.createElement('img');
  const params = new URLSearchParams({ ...landing }).toString();
  // After the path's own query, before its fragment.
  pixel.src = path.replace(/(\?[^#]*)?(?=#|$)/, (query) => (query ? `${query}&` : '?') + params);
}
