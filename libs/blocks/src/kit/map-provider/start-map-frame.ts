import type { MapOptions } from '../../blocks/map/map-library.ts';
import { readRequest, type FrameMap, type FrameEvent } from './frame-messages.ts';
import type { ProviderMaps, ProviderWindow } from './provider-maps.ts';
import { providerOptions } from './provider-options.ts';

/** Loads the provider's script; rejects when it fails. */
function loadMaps(view: ProviderWindow, source: string): Promise<ProviderMaps> {
  const { document } = view;
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The maps provider did not answer.'));
    view.mapReady = () => (view.google ? resolve(view.google.maps) : fail());
    const script = document.createElement('script');
    script.addEventListener('error', fail);
    script.src = source;
    document.head.append(script);
  });
}

/** Draws the map; returns a function that changes its options. */
function draw(
  { Map: ProviderMap, Marker, Point, Size }: ProviderMaps,
  container: HTMLElement,
  request: FrameMap,
  onPress: () => void,
): (options: MapOptions) => void {
  const { center, zoom, options, marker, label, picture, width, height, isPressable } = request;
  const map = new ProviderMap(container, { center, zoom, ...providerOptions(options) });
  const pin = new Marker({
    map,
    position: marker,
    title: label,
    clickable: isPressable,
    draggable: options.markerDraggable,
    icon: {
      url: picture,
      scaledSize: new Size(width, height),
      anchor: new Point(width / 2, height),
    },
  });
  if (isPressable) pin.addListener('click', onPress);
  return (changed) => {
    map.setOptions(providerOptions(changed));
    pin.setDraggable(changed.markerDraggable);
  };
}

/** Draws one map in a frame and accepts messages only from its parent page. */
export function startMapFrame(view: ProviderWindow): void {
  const { document, parent } = view;
  // The frame has no origin, and the page may be on any host; the page identifies the frame by its window.
  const send = (event: FrameEvent) => parent.postMessage(event, '*');
  let hasStarted = false;
  let setOptions: ((options: MapOptions) => void) | undefined;
  let latest: MapOptions;

  async function show(map: FrameMap): Promise<void> {
    hasStarted = true;
    latest = map.options;
    if (map.label !== '') document.title = map.label;
    document.documentElement.lang = map.locale;
    view.gm_authFailure = () => send('failed');
    try {
      const maps = await loadMaps(view, map.script);
      setOptions = draw(maps, document.body, { ...map, options: latest }, () => send('pressed'));
      send('drawn');
    } catch {
      send('failed');
    }
  }

  view.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== parent) return;
    const request = readRequest(data);
    if (request?.kind === 'draw' && !hasStarted) void show(request.map);
    if (request?.kind === 'options') {
      latest = request.options;
      setOptions?.(latest);
    }
  });
  send('ready');
}
