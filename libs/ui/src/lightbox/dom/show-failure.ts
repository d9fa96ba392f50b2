/** Replaces an image that could not be loaded by a message and its alt text; where a smaller copy is there, that stays. */
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
