import { toUnitsSystem, unitsSystem } from '@sitewright/contracts/codes';

/** Weights are stored in grams: no more places than a gram has in the unit. */
const systems = {
  [unitsSystem.METRIC]: { gramsPerUnit: 1000, digits: 3 },
  [unitsSystem.IMPERIAL]: { gramsPerUnit: 453.592_37, digits: 2 },
} as const;

/** How the weights of a store are shown: in the smallest part of its unit that is shown, of `digits` places. */
export function weightScale(measurementStandard: string) {
  const { gramsPerUnit, digits } = systems[toUnitsSystem(measurementStandard)];
  const gramsPerPart = gramsPerUnit / 10 ** digits;
  return {
    digits,
    toParts: (grams: number): number => Math.round(grams / gramsPerPart),
    toGrams: (parts: number): number => Math.round(parts * gramsPerPart),
  };
}
