import type { MapOptions } from '../../blocks/map/map-library.ts';
import type { Point } from '../../blocks/map/map-location.ts';
import { providerStyles } from './provider-options.ts';

/** The options of a map in the frame. */
export interface FrameMap {
  /** URL of the provider's script. */
  readonly script: string;
  readonly locale: string;
  readonly center: Point;
  readonly marker: Point;
  readonly zoom: number;
  readonly options: MapOptions;
  readonly label: string;
  /** Whether the frame reports a click on the marker. */
  readonly isPressable: boolean;
  /** URL of the marker's image, and its drawn size. */
  readonly picture: string;
  readonly width: number;
  readonly height: number;
}

/** A message from the page to the frame. */
export type FrameRequest =
  | { readonly kind: 'draw'; readonly map: FrameMap }
  | { readonly kind: 'options'; readonly options: MapOptions };

const eventNames = ['ready', 'drawn', 'failed', 'pressed'] as const;

/** A message from the frame to the page. */
export type FrameEvent = (typeof eventNames)[number];

type UnknownRecord = Readonly<Record<string, unknown>>;

const toRecord = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};

const allHaveType = (record: UnknownRecord, type: string, ...names: readonly string[]): boolean =>
  names.every((name) => typeof record[name] === type);

function readOptions(value: unknown): MapOptions | undefined {
  const options = toRecord(value);
  const booleanOptions = [
    'showLabels',
    'showTerrain',
    'draggable',
    'scrollwheel',
    'showControls',
    'disableDefaultUI',
    'markerDraggable',
  ];
  return Object.hasOwn(providerStyles, String(options['style'])) &&
    allHaveType(options, 'boolean', ...booleanOptions)
    ? (value as MapOptions)
    : undefined;
}

const isPoint = (value: unknown): boolean => allHaveType(toRecord(value), 'number', 'lat', 'lng');

function readMap(value: unknown): FrameMap | undefined {
  const map = toRecord(value);
  return allHaveType(map, 'string', 'script', 'locale', 'label', 'picture') &&
    allHaveType(map, 'number', 'zoom', 'width', 'height') &&
    allHaveType(map, 'boolean', 'isPressable') &&
    isPoint(map['center']) &&
    isPoint(map['marker']) &&
    readOptions(map['options']) !== undefined
    ? (value as FrameMap)
    : undefined;
}

/** Parses a message from the page; undefined if invalid. */
export function readRequest(data: unknown): FrameRequest | undefined {
  const { kind, map, options } = toRecord(data);
  if (kind === 'draw') {
    const parsed = readMap(map);
    return parsed && { kind, map: parsed };
  }
  if (kind === 'options') {
    const parsed = readOptions(options);
    return parsed && { kind, options: parsed };
  }
  return undefined;
}

/** Parses a message from the frame; undefined if invalid. */
export const readEvent = (data: unknown): FrameEvent | undefined =>
  eventNames.find((kind) => kind === data);
