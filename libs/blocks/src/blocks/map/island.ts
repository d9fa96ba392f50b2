import type { IslandRuntime, IslandStart } from '../../kit/block/island.ts';
import type { LiveMap, MapLibrary, MapRequest } from './map-library.ts';

/** Loads the code that draws this map; nothing is requested from the provider before the visitor asks for it. */
async function libraryOf(root: HTMLElement, runtime: IslandRuntime): Promise<MapLibrary> {
  const view = root.ownerDocument.defaultView;
  if (root.dataset['drawnBy'] !== 'provider' || view === null) return runtime.loadMapLibrary();
  const { locale, websiteSettings } = runtime.context;
  const { createProviderLibrary } = await import('../../kit/map-provider/provider-library.ts');
  return createProviderLibrary({
    window: view,
    access: { gmRenderKey: websiteSettings.gmRenderKey, locale },
  });
}

const readRequest = ({ dataset: { map = '{}' } }: HTMLElement) => JSON.parse(map) as MapRequest;

/**
 * Loads the map when the visitor asks for it, and keeps it in sync with its element's options. If its code fails to
 * load, the address and the link remain.
 */
export const start: IslandStart = (root, runtime) => {
  const view = root.ownerDocument.defaultView;
  const area = root.querySelector<HTMLElement>('.map-place');
  const facade = root.querySelector<HTMLElement>('.map-facade');
  const { external = '', links } = root.dataset;
  const container = root.ownerDocument.createElement('div');
  container.className = 'map-canvas';
  let liveMap: LiveMap | undefined;
  let hasEnded = false;

  function fail(): void {
    container.remove();
    liveMap = undefined;
    // Restored only if it was removed, because moving an element drops its focus.
    if (facade?.isConnected === false) area?.prepend(facade);
    root.dataset['failed'] = '';
  }

  async function createMap(): Promise<void> {
    const library = await libraryOf(root, runtime);
    if (hasEnded) return;
    area?.append(container);
    const requested = root.dataset['map'];
    liveMap = await library.create(container, {
      ...readRequest(root),
      onMarkerPress:
        links === undefined ? undefined : () => void view?.open(external, '_blank', 'noopener'),
      onFailure: fail,
    });
    if (hasEnded) {
      end();
      return;
    }
    // Applies changes that happened while the map was loading.
    if (root.dataset['map'] !== requested) liveMap.setOptions(readRequest(root).options);
    const hadFocus = facade !== null && facade === root.ownerDocument.activeElement;
    facade?.remove();
    // If the focus is still on the pressed button, it moves into the map.
    if (hadFocus)
      container.querySelector<HTMLElement>('iframe, [tabindex]')?.focus({ preventScroll: true });
  }

  function end(): void {
    liveMap?.destroy();
    container.remove();
  }

  async function show(): Promise<void> {
    if (root.ariaBusy === 'true') return;
    root.ariaBusy = 'true';
    try {
      await createMap();
    } catch {
      fail();
    }
    root.ariaBusy = null;
  }

  function onClick(event: MouseEvent): void {
    // After a failure the link leads to a maps page, as without JavaScript.
    if ('failed' in root.dataset) return;
    event.preventDefault();
    void show();
  }

  facade?.addEventListener('click', onClick);
  const changes = new MutationObserver(() => liveMap?.setOptions(readRequest(root).options));
  changes.observe(root, { attributeFilter: ['data-map'] });
  return () => {
    hasEnded = true;
    changes.disconnect();
    facade?.removeEventListener('click', onClick);
    end();
  };
};
