import { debounceOptions } from '../../blocks/map/debounce-options.ts';
import type { LiveMap, MapLibrary, MapRequest } from '../../blocks/map/map-library.ts';
import { mapDefaults } from '../../blocks/map/map-location.ts';
import { markerShape } from '../../blocks/map/marker-shape.ts';
import { readEvent, type FrameRequest, type FrameMap } from './frame-messages.ts';
import { providerScript, type ProviderAccess } from './provider-script.ts';

/** URL of the frame's document on the site. */
const frameAddress = '/assets/map/provider.html';

/** The environment of the provider's maps. */
export interface ProviderHost {
  readonly window: Window;
  readonly access: ProviderAccess;
}

const { width, height, drawnAt } = mapDefaults.marker;
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#b3261e" d="${markerShape}"/></svg>`,
)}`;

const frameMapOf = (request: MapRequest, script: string, locale: string): FrameMap => ({
  script,
  locale,
  center: request.center,
  marker: request.marker,
  zoom: request.zoom,
  options: request.options,
  label: request.label,
  isPressable: request.onMarkerPress !== undefined,
  picture,
  width: width * drawnAt,
  height: height * drawnAt,
});

/**
 * Maps of an external provider, each in a sandboxed frame without an origin: the provider's script needs requests and
 * styles that no page allows. `create` rejects without a key, when the script fails to load, and after a timeout.
 */
export function createProviderLibrary({ window: view, access }: ProviderHost): MapLibrary {
  function create(container: HTMLElement, request: MapRequest): Promise<LiveMap> {
    const script = providerScript(access, 'mapReady');
    if (script === undefined) return Promise.reject(new Error('There is no key for the maps.'));
    const { document } = view;
    const frame = document.createElement('iframe');
    frame.sandbox.value = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
    frame.className = 'map-frame';
    frame.title = request.label || 'Google Maps';
    frame.src = frameAddress;
    // The sandboxed frame has no origin that could be the target.
    const send = (request: FrameRequest) => frame.contentWindow?.postMessage(request, '*');
    const pendingOptions = debounceOptions((options) => send({ kind: 'options', options }), view);
    const controller = new AbortController();

    function destroy(): void {
      controller.abort();
      pendingOptions.cancel();
      frame.remove();
    }

    return new Promise((resolve, reject) => {
      let isDrawn = false;
      function fail(): void {
        destroy();
        if (isDrawn) request.onFailure?.();
        else reject(new Error('The maps provider did not answer.'));
      }
      const timer = view.setTimeout(fail, mapDefaults.libraryTimeoutMs);
      controller.signal.addEventListener('abort', () => view.clearTimeout(timer));

      const handlers = {
        ready: () => send({ kind: 'draw', map: frameMapOf(request, script, access.locale) }),
        drawn() {
          isDrawn = true;
          view.clearTimeout(timer);
          resolve({ setOptions: pendingOptions.set, destroy });
        },
        failed: fail,
        pressed: () => request.onMarkerPress?.(),
      };
      view.addEventListener(
        'message',
        ({ source, data }: MessageEvent<unknown>) => {
          const message = source === frame.contentWindow ? readEvent(data) : undefined;
          if (message !== undefined) handlers[message]();
        },
        { signal: controller.signal },
      );
      container.append(frame);
    });
  }
  return { create };
}
