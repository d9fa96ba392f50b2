import type { Landing } from '../landing/landing.ts';

/** Tells the server how the visitor came, by an image that nobody sees; the answer is not used. */
export function sendLandingPixel(landing: Landing, ownerDocument: Document): void {
  const pixel = ownerDocument.createElement('img');
  pixel.src = `/api/track/Track?${new URLSearchParams({ ...landing }).toString()}`;
}
