import type { IslandRuntime, IslandStart } from '../../kit/block/island.ts';
import type { LiveMap, MapLibrary, MapRequest } from './map-library.ts';

/** The code that draws this map; of the provider's nothing is there before a visitor asks. */
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
 * Brings the map when the visitor asks for it, and lets it follow what its element says. When its code cannot be had,
 * address and link stay.
 */
export const start: IslandStart = (root, runtime) => {
  const view = root.ownerDocument.defaultView;
  const place = root.querySelector<HTMLElement>('.map-place');
  const facade = root.querySelector<HTMLElement>('.map-facade');
  const { external = '', links } = root.dataset;
  const container = root.ownerDocument.createElement('div');
  container.className = 'map-canvas';
  let live: LiveMap | undefined;
  let hasEnded = false;

  function fail(): void {
    container.remove();
    live = undefined;
    // Put back only when it is gone: an element that is moved loses the focus.
    if (facade?.isConnected === false) place?.prepend(facade);
    root.dataset['failed'] = '';
  }

  async function bring(): Promise<void> {
    const library = await libraryOf(root, runtime);
    if (hasEnded) return;
    place?.append(container);
    const asked = root.dataset['map'];
    live = await library.create(container, {
      ...readRequest(root),
      onMarkerPress:
        links === undefined ? undefined : () => void view?.open(external, '_blank', 'noopener'),
      onFailure: fail,
    });
    if (hasEnded) {
      end();
      return;
    }
    // What changed while the map was on its way.
    if (root.dataset['map'] !== asked) live.setOptions(readRequest(root).options);
    const hadFocus = facade !== null && facade === root.ownerDocument.activeElement;
    facade?.remove();
    // Where it is still with what was pressed, it goes on in the map.
    if (hadFocus)
      container.querySelector<HTMLElement>('iframe, [tabindex]')?.focus({ preventScroll: true });
  }

  function end(): void {
    live?.destroy();
    container.remove();
  }

  async function show(): Promise<void> {
    if (root.ariaBusy === 'true') return;
    root.ariaBusy = 'true';
    try {
      await bring();
    } catch {
      fail();
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
  const changes = new MutationObserver(() => live?.setOptions(readRequest(root).options));
  changes.observe(root, { attributeFilter: ['data-map'] });
  return () => {
    hasEnded = true;
    changes.disconnect();
    facade?.removeEventListener('click', onClick);
    end();
  };
};
