import { defineCodes, type CodeOf } from './define-codes.ts';

/** The measurement system of a store (specification 3; ENUM-16). */
export const unitsSystem = defineCodes('units system', { IMPERIAL: 1, METRIC: 2 });

/** A units system's number. */
export type UnitsSystem = CodeOf<typeof unitsSystem>;

/** The unit names of each system (STORE-03, STORE-04). */
const units = {
  [unitsSystem.IMPERIAL]: { weight: 'lbs', length: 'inches' },
  [unitsSystem.METRIC]: { weight: 'kg', length: 'cm' },
} as const satisfies Record<UnitsSystem, { readonly weight: string; readonly length: string }>;

/** The values of a store's `measurementStandard`. */
export const measurementStandards = ['metric', 'imperial'] as const;

/** One measurement standard. */
export type MeasurementStandard = (typeof measurementStandards)[number];

/** The system of a store's `measurementStandard`: anything but `imperial`, absence included, is metric (STORE-04). */
export const toUnitsSystem = (measurementStandard: string | undefined): UnitsSystem =>
  measurementStandard === 'imperial' ? unitsSystem.IMPERIAL : unitsSystem.METRIC;

/** The names of the units of a store's `measurementStandard` (STORE-03, STORE-04). */
export const unitsOf = (measurementStandard: string | undefined) =>
  units[toUnitsSystem(measurementStandard)];
