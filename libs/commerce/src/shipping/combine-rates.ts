import { sum } from '../cart/sum.ts';

/** A rate with its price for a parcel. */
export interface PricedRate {
  readonly id: string;
  readonly name: string;
  readonly estimate: string;
  readonly costCents: number;
}

/** The rates of a parcel at an address; there is at least one. */
export interface RatedParcel {
  readonly profileName: string | undefined;
  readonly rates: readonly PricedRate[];
}

/** What an option costs for one of several parcels. */
export interface ShippingPart {
  /** The rate and the profile, for the price breakdown. */
  readonly detail: string;
  readonly costCents: number;
}

/** A rate of all parcels together. */
export interface CombinedRate extends PricedRate {
  /** Only for several parcels. */
  readonly parts?: readonly ShippingPart[];
}

/** Rates with the same name are one option for the buyer. */
const keyOf = ({ name }: PricedRate): string => name.trim().toLowerCase();

function cheapestOf(rates: readonly PricedRate[]): PricedRate | undefined {
  return rates.toSorted((left, right) => left.costCents - right.costCents)[0];
}

interface ChosenRate {
  readonly profileName: string | undefined;
  readonly rate: PricedRate;
}

/**
 * The cheapest rate of each parcel, as one. It has the id of the first parcel's rate: ids of rates are unique among the
 * options of an address, and short enough to be stored.
 */
function mergeRates(chosen: readonly ChosenRate[], name: string): CombinedRate[] {
  const [first] = chosen;
  if (first === undefined) return [];
  const { id, estimate } = first.rate;
  const isSameEstimate = chosen.every(({ rate }) => rate.estimate === estimate);
  return [
    {
      id,
      name,
      estimate: isSameEstimate ? estimate : '',
      costCents: sum(chosen.map(({ rate }) => rate.costCents)),
      parts: chosen.map(({ profileName, rate }) => ({
        detail: profileName === undefined ? rate.name : `${rate.name.trim()} · ${profileName}`,
        costCents: rate.costCents,
      })),
    },
  ];
}

/** The cheapest matching rate of every parcel; empty if a parcel has none. */
function chooseRates(
  parcels: readonly RatedParcel[],
  matches: (rate: PricedRate) => boolean,
): ChosenRate[] {
  const chosen = parcels.flatMap(({ profileName, rates }): ChosenRate[] => {
    const rate = cheapestOf(rates.filter(matches));
    return rate === undefined ? [] : [{ profileName, rate }];
  });
  return chosen.length === parcels.length ? chosen : [];
}

/**
 * The rates of a cart: those of its only parcel; of several parcels, each name that all of them have, for the sum of
 * their prices; without such a name, one rate called `combinedName` for the sum of the cheapest.
 */
export function combineRates(
  parcels: readonly RatedParcel[],
  combinedName: string,
): readonly CombinedRate[] {
  const [first] = parcels;
  if (first === undefined) return [];
  if (parcels.length === 1) return first.rates;
  const names = new Map(first.rates.map((rate) => [keyOf(rate), rate.name.trim()]));
  const shared = [...names].flatMap(([key, name]) =>
    mergeRates(
      chooseRates(parcels, (rate) => keyOf(rate) === key),
      name,
    ),
  );
  return shared.length > 0
    ? shared
    : mergeRates(
        chooseRates(parcels, () => true),
        combinedName,
      );
}
