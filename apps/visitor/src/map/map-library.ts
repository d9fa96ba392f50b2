import 'maplibre-gl/dist/maplibre-gl.css';
import {
  debounceOptions,
  mapStyles,
  type LiveMap,
  type MapLibrary,
  type MapOptions,
  type MapRequest,
} from '@sitewright/blocks/client';
import {
  addProtocol,
  AttributionControl,
  Map as VectorMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { Protocol } from 'pmtiles';
import type { MapTexts } from '../texts/map-texts.ts';
import { markerElement } from './marker-element.ts';

/** Where the site serves map styles and tiles. */
const mapFolder = '/assets/map';

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

/** A style with its tile URLs filled in, without the layers that the owner turned off. */
async function readStyle({
  style,
  showLabels,
  showTerrain,
}: MapOptions): Promise<StyleSpecification> {
  const response = await fetch(`${mapFolder}/${mapStyles[style]}`);
  if (!response.ok) throw new Error(`The map style answered ${response.status}.`);
  const text = await response.text();
  const base = new URL(mapFolder, location.href).href;
  const spec = JSON.parse(text.replaceAll('{base}', base)) as StyleSpecification;
  const isVisible = ({ id, type }: StyleSpecification['layers'][number]) =>
    (showLabels || type !== 'symbol') && (showTerrain || !id.startsWith('terrain-'));
  return { ...spec, layers: spec.layers.filter(isVisible) };
}

/** Whether two sets of options require different layers. */
const differs = (a: MapOptions, b: MapOptions): boolean =>
  a.style !== b.style || a.showLabels !== b.showLabels || a.showTerrain !== b.showTerrain;

const isCooperative = ({ draggable, scrollwheel }: MapOptions) => draggable && !scrollwheel;

const set = (
  handler: { readonly enable: () => void; readonly disable: () => void },
  isOn: boolean,
) => (isOn ? handler.enable() : handler.disable());

/** The accessible name of a map, which includes the location: a page may have several maps. */
const nameOf = (label: string, { 'Map.Title': map = 'Map' }: Partial<MapTexts>): string =>
  label === '' ? map : `${map}: ${label}`;

async function create(
  container: HTMLElement,
  request: MapRequest,
  texts: Partial<MapTexts>,
): Promise<LiveMap> {
  const { center, marker, zoom, options, label, onMarkerPress } = request;
  // The options that the current layers were drawn for, and the latest options.
  let drawnOptions = options;
  let latestOptions = options;
  const map = new VectorMap({
    container,
    style: await readStyle(options),
    center: [center.lng, center.lat],
    zoom,
    attributionControl: false,
    locale: { ...texts, 'Map.Title': nameOf(label, texts) },
    dragPan: options.draggable,
    scrollZoom: options.scrollwheel,
    dragRotate: false,
    cooperativeGestures: isCooperative(options),
  });
  map.addControl(new AttributionControl({ compact: true }));
  let buttons: NavigationControl | undefined;
  const setButtons = ({ showControls, disableDefaultUI }: MapOptions) => {
    if (buttons) map.removeControl(buttons);
    buttons =
      showControls && !disableDefaultUI ? new NavigationControl({ showCompass: false }) : undefined;
    if (buttons) map.addControl(buttons, 'top-right');
  };
  setButtons(options);
  const pin = new Marker({
    element: markerElement(container.ownerDocument, label, onMarkerPress),
    anchor: 'bottom',
    draggable: options.markerDraggable,
  })
    .setLngLat([marker.lng, marker.lat])
    .addTo(map);

  let isDestroyed = false;

  async function apply(changed: MapOptions): Promise<void> {
    latestOptions = changed;
    set(map.dragPan, changed.draggable);
    set(map.scrollZoom, changed.scrollwheel);
    set(map.cooperativeGestures, isCooperative(changed));
    setButtons(changed);
    pin.setDraggable(changed.markerDraggable);
    if (!differs(drawnOptions, changed)) return;
    const style = await readStyle(changed);
    // Meanwhile, another change may have started, or the map may have been removed.
    if (latestOptions !== changed || isDestroyed) return;
    drawnOptions = changed;
    map.setStyle(style);
  }
  // If a style cannot be loaded, the map keeps the current one.
  const gathered = debounceOptions((changed) => void apply(changed).catch(() => {}), window);
  return {
    setOptions: gathered.set,
    destroy() {
      isDestroyed = true;
      gathered.cancel();
      map.remove();
    },
  };
}

/** Draws maps in the browser from the site's own tiles. Labels default to English. */
export const createMapLibrary = (texts: Partial<MapTexts> = {}): MapLibrary => ({
  create: (container, request) => create(container, request, texts),
});
