/** Says things to screen readers: a live region that is there before it is needed, so that it is heard. */
export function createAnnouncer(document: Document): (text: string) => void {
  const region = document.createElement('p');
  region.className = 'unseen';
  region.role = 'status';
  document.body.append(region);
  return (text) => {
    // The same text twice would not be a change, and not be said.
    region.textContent = region.textContent === text ? `${text}\u00a0` : text;
  };
}
