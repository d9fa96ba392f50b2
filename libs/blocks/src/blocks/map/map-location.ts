import type { MapLocation } from '@sitewright/contracts/entities';

/** A location in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Default values of a map (specification §9). */
export const mapDefaults = {
  /** A location in New York. */
  center: { lat: 40.720_755_9, lng: -74.000_761_3 },
  zoom: 12,
  /** Timeout for loading the map's code. */
  libraryTimeoutMs: 30_000,
  /** The size of the marker's image in pixels; it is drawn at half this size, sharp on high-density screens. */
  marker: { width: 48, height: 64, drawnAt: 0.5 },
} as const;

/** The center of the map. */
export const centerOf = ({ mapLat, mapLng }: MapLocation): Point =>
  mapLat === undefined || mapLng === undefined ? mapDefaults.center : { lat: mapLat, lng: mapLng };

/** The marker's location: its own, otherwise the center of the map (MAP-04). */
export const markerOf = (location: MapLocation): Point =>
  location.markerLat === undefined || location.markerLng === undefined
    ? centerOf(location)
    : { lat: location.markerLat, lng: location.markerLng };

/** The URL of an external map page for a location. */
export const externalMapAddress = ({ lat, lng }: Point, zoom: number): string =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=${zoom}/${lat}/${lng}`;
