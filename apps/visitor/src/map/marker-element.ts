import { mapDefaults } from '@sitewright/blocks/client';

const { width, height, drawnAt } = mapDefaults.marker;
const shape =
  'M24 2C12 2 2 11.6 2 23.6 2 39.6 24 62 24 62s22-22.4 22-38.4C46 11.6 36 2 24 2zm0 30a9 9 0 1 1 0-18 9 9 0 0 1 0 18z';

/** The marker: a button where it leads somewhere, a picture with a name where it does not. */
export function markerElement(
  document: Document,
  label: string,
  onPress: (() => void) | undefined,
): HTMLElement {
  const element = document.createElement(onPress === undefined ? 'div' : 'button');
  element.className = 'map-marker';
  element.ariaLabel = label;
  if (onPress === undefined) element.role = 'img';
  else element.addEventListener('click', onPress);
  element.innerHTML = `<svg viewBox="0 0 ${width} ${height}" width="${width * drawnAt}" height="${height * drawnAt}" aria-hidden="true"><path fill="currentColor" d="${shape}"/></svg>`;
  return element;
}
