import type { MapLocation } from '@sitewright/contracts/entities';

/** A place on the earth in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Values of a map that nobody set (specification §9). */
export const mapDefaults = {
  /** A fixed point in New York. */
  center: { lat: 40.720_755_9, lng: -74.000_761_3 },
  zoom: 12,
  /** Time after which the map's code is given up. */
  libraryTimeoutMs: 30_000,
  /** The marker's picture in pixels, drawn at half its size so that it is sharp. */
  marker: { width: 48, height: 64, drawnAt: 0.5 },
} as const;

/** The middle of the map. */
export const centerOf = ({ mapLat, mapLng }: MapLocation): Point =>
  mapLat === undefined || mapLng === undefined ? mapDefaults.center : { lat: mapLat, lng: mapLng };

/** The marker's place: its own, else the middle of the map (MAP-04). */
export const markerOf = (location: MapLocation): Point =>
  location.markerLat === undefined || location.markerLng === undefined
    ? centerOf(location)
    : { lat: location.markerLat, lng: location.markerLng };

/** A page elsewhere that shows a point on a map and leads there. */
export const externalMapAddress = ({ lat, lng }: Point, zoom: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`;
