import { toUnitsSystem, unitsSystem } from '@sitewright/contracts/codes';

/** Weights are stored in grams, which limits the decimal places of other units. */
const systems = {
  [unitsSystem.METRIC]: { gramsPerUnit: 1000, digits: 3 },
  [unitsSystem.IMPERIAL]: { gramsPerUnit: 453.592_37, digits: 2 },
} as const;

/** Converts grams to and from the smallest displayed part of the store's unit, which has `digits` decimal places. */
export function weightScale(measurementStandard: string) {
  const { gramsPerUnit, digits } = systems[toUnitsSystem(measurementStandard)];
  const gramsPerPart = gramsPerUnit / 10 ** digits;
  return {
    digits,
    toParts: (grams: number): number => Math.round(grams / gramsPerPart),
    toGrams: (parts: number): number => Math.round(parts * gramsPerPart),
  };
}
