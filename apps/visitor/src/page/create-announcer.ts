/**
 * Announces texts to screen readers through a live region that exists before its first message.
 *
 * @param parent - an open modal dialog, outside of which nothing is heard
 */
export function createAnnouncer(
  document: Document,
  parent: HTMLElement = document.body,
): (text: string) => void {
  const region = document.createElement('p');
  region.className = 'unseen';
  region.role = 'status';
  parent.append(region);
  return (text) => {
    // Setting the same text twice would not be announced.
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  };
}
