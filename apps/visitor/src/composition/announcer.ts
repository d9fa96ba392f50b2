/**
 * Says things to screen readers: a live region that is there before it is needed, so that it is heard.
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
    // The same text twice would not be a change, and not be said.
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  };
}
