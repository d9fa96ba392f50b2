import type { MapStyleName } from './map-styles.ts';
import type { Point } from './map-location.ts';

/** How a map is shown (specification §3, Map options). */
export interface MapOptions {
  readonly style: MapStyleName;
  readonly showLabels: boolean;
  readonly showTerrain: boolean;
  readonly draggable: boolean;
  readonly scrollwheel: boolean;
  readonly showControls: boolean;
  /** Leaves out everything that lies over the map. */
  readonly disableDefaultUI: boolean;
  readonly markerDraggable: boolean;
}

/** What a map is made from. */
export interface MapRequest {
  readonly center: Point;
  readonly marker: Point;
  readonly zoom: number;
  readonly options: MapOptions;
  /** What the marker is called. */
  readonly label: string;
  /** Called when the marker is pressed; undefined when that does nothing. */
  readonly onMarkerPress?: (() => void) | undefined;
  /** Called when a map that was there cannot be shown any longer. */
  readonly onFailure?: (() => void) | undefined;
}

/** A map of the page, alive. */
export interface LiveMap {
  /** Shows the same map otherwise. Changes that follow one another are gathered; the last wins. */
  readonly setOptions: (options: MapOptions) => void;
  readonly destroy: () => void;
}

/** The library of the map provider, behind the one function that is needed of it. */
export interface MapLibrary {
  readonly create: (container: HTMLElement, request: MapRequest) => Promise<LiveMap>;
}
