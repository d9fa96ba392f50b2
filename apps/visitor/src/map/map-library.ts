import 'maplibre-gl/dist/maplibre-gl.css';
import {
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
import { markerElement } from './marker-element.ts';

/** Where the site serves map styles and tiles. */
const mapFolder = '/assets/map';

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

/** A style with its tiles' addresses filled in, without the layers that the owner does not want. */
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
  const isWanted = ({ id, type }: StyleSpecification['layers'][number]) =>
    (showLabels || type !== 'symbol') && (showTerrain || !/hill|terrain/.test(id));
  return { ...spec, layers: spec.layers.filter(isWanted) };
}

async function create(container: HTMLElement, request: MapRequest): Promise<LiveMap> {
  const { center, marker, zoom, options, label, onMarkerPress } = request;
  const map = new VectorMap({
    container,
    style: await readStyle(options),
    center: [center.lng, center.lat],
    zoom,
    attributionControl: false,
    dragPan: options.draggable,
    scrollZoom: options.scrollwheel,
    dragRotate: false,
    cooperativeGestures: options.draggable && !options.scrollwheel,
  });
  map.addControl(new AttributionControl({ compact: true }));
  if (options.showControls && !options.disableDefaultUI) {
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  }
  new Marker({
    element: markerElement(container.ownerDocument, label, onMarkerPress),
    anchor: 'bottom',
    draggable: options.markerDraggable,
  })
    .setLngLat([marker.lng, marker.lat])
    .addTo(map);
  return { destroy: () => map.remove() };
}

/** Maps drawn in the browser from the site's own tiles. */
export const mapLibrary: MapLibrary = { create };
