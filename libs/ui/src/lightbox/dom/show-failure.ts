/** Replaces an image that failed to load by a message and its alt text; an existing smaller copy stays. */
export function showFailure(image: HTMLElement, message: string): void {
  if (!(image instanceof HTMLImageElement) || !image.isConnected) return;
  const { preview } = image.dataset;
  if (preview !== undefined) {
    image.removeAttribute('srcset');
    image.src = preview;
    return;
  }
  const failure = image.ownerDocument.createElement('p');
  failure.className = 'lightbox-failure';
  failure.role = 'alert';
  failure.textContent = [message, image.alt].filter((text) => text !== '').join(' ');
  image.replaceWith(failure);
}
