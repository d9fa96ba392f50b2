import { mapDefaults, markerShape } from '@sitewright/blocks/client';

const { width, height, drawnAt } = mapDefaults.marker;

/** The marker: a button if it links somewhere, else an image with a name. */
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
  element.innerHTML = `<svg viewBox="0 0 ${width} ${height}" width="${width * drawnAt}" height="${height * drawnAt}" aria-hidden="true"><path fill="currentColor" d="${markerShape}"/></svg>`;
  return element;
}
