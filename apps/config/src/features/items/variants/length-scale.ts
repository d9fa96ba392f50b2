import { toUnitsSystem, unitsSystem } from '@sitewright/contracts/codes';

/** Lengths are stored in millimeters, which limits the decimal places of other units. */
const systems = {
  [unitsSystem.METRIC]: { mmPerUnit: 10, digits: 1 },
  [unitsSystem.IMPERIAL]: { mmPerUnit: 25.4, digits: 1 },
} as const;

/** Converts millimeters to and from the smallest displayed part of the store's unit, which has `digits` decimal places. */
export function lengthScale(measurementStandard: string) {
  const { mmPerUnit, digits } = systems[toUnitsSystem(measurementStandard)];
  const mmPerPart = mmPerUnit / 10 ** digits;
  return {
    digits,
    toParts: (mm: number): number => Math.round(mm / mmPerPart),
    toMm: (parts: number): number => Math.round(parts * mmPerPart),
  };
}
