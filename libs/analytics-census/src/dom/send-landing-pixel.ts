import type { Landing } from '../landing/landing.ts';

/** Tells the server how the visitor came, by an image that nobody sees; the answer is not used. */
export function sendLandingPixel(
  landing: Landing,
  ownerDocument: Document,
  path = '/api/track/Track',
): void {
  const pixel = ownerDocument.createElement('img');
  pixel.src = `${path}?${new URLSearchParams({ ...landing }).toString()}`;
}
