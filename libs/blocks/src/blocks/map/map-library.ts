import type { MapStyleName } from './map-styles.ts';
import type { Point } from './map-location.ts';

/** Options of a map (specification §3, Map options). */
export interface MapOptions {
  readonly style: MapStyleName;
  readonly showLabels: boolean;
  readonly showTerrain: boolean;
  readonly draggable: boolean;
  readonly scrollwheel: boolean;
  readonly showControls: boolean;
  /** Hides everything on top of the map. */
  readonly disableDefaultUI: boolean;
  readonly markerDraggable: boolean;
}

/** The input of a new map. */
export interface MapRequest {
  readonly center: Point;
  readonly marker: Point;
  readonly zoom: number;
  readonly options: MapOptions;
  /** The accessible name of the marker. */
  readonly label: string;
  /** Called when the marker is pressed; undefined if nothing happens then. */
  readonly onMarkerPress?: (() => void) | undefined;
  /** Called when a visible map can no longer be shown. */
  readonly onFailure?: (() => void) | undefined;
}

/** A live map of the page. */
export interface LiveMap {
  /** Changes the options of the map. Quick successive changes are combined; the last one wins. */
  readonly setOptions: (options: MapOptions) => void;
  readonly destroy: () => void;
}

/** The interface to the library of the map provider. */
export interface MapLibrary {
  readonly create: (container: HTMLElement, request: MapRequest) => Promise<LiveMap>;
}
