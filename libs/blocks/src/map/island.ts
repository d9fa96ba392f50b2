import type { IslandStart } from '../block/island.ts';
import type { LiveMap, MapRequest } from './map-library.ts';

/** Brings the map when the visitor asks for it. When its code cannot be had, address and link stay. */
export const start: IslandStart = (root, { loadMapLibrary }) => {
  const view = root.ownerDocument.defaultView;
  const place = root.querySelector<HTMLElement>('.map-place');
  const facade = root.querySelector<HTMLElement>('.map-facade');
  const { map = '{}', external = '', links } = root.dataset;
  const request = JSON.parse(map) as MapRequest;
  let live: LiveMap | undefined;

  async function show(): Promise<void> {
    if (place === null) return;
    root.ariaBusy = 'true';
    const container = root.ownerDocument.createElement('div');
    container.className = 'map-canvas';
    try {
      const library = await loadMapLibrary();
      place.append(container);
      live = await library.create(container, {
        ...request,
        onMarkerPress:
          links === undefined ? undefined : () => void view?.open(external, '_blank', 'noopener'),
      });
      facade?.remove();
    } catch {
      container.remove();
      root.dataset['failed'] = '';
    }
    root.ariaBusy = null;
  }

  function onClick(event: MouseEvent): void {
    // After a failure the link is what it always was: the way to a maps page.
    if ('failed' in root.dataset) return;
    event.preventDefault();
    void show();
  }

  facade?.addEventListener('click', onClick);
  return () => {
    facade?.removeEventListener('click', onClick);
    live?.destroy();
  };
};
