import type { StoreTaxes, TaxRate } from '@sitewright/contracts/entities';
import { parsePostalPattern } from '../address/postal-pattern.ts';
import { normalizeState, statesOf, stateCodeOf } from '../address/states.ts';
import { euCountries } from './reverse-charge.ts';

/** Two rates with the same key would tax the same products twice under the same name. */
const keyOf = ({ name, country, state, postalCode, taxClass }: TaxRate): string =>
  [
    name.toLowerCase(),
    country,
    normalizeState(country, state),
    postalCode.replaceAll(/\s/g, '').toUpperCase(),
    taxClass,
  ].join('|');

function findRateErrors(path: string, { country, state, postalCode }: TaxRate) {
  const errors: [string, string][] = [];
  if (state !== '' && statesOf(country).length > 0 && stateCodeOf(country, state) === undefined)
    errors.push([`${path}.state`, 'This country has no such state.']);
  const isPrefix = /^[a-z\d][a-z\d\s]*$/i.test(postalCode);
  if (postalCode !== '' && !isPrefix && parsePostalPattern(postalCode, country) === null)
    errors.push([`${path}.postalCode`, 'Enter a code like 04101, 041* or 04101-04109.']);
  return errors;
}

/** What is wrong with tax settings beyond the form of single fields, by the path of the field. */
export function findTaxErrors({
  rates,
  reverseCharge,
  storeCountry,
}: StoreTaxes): Readonly<Record<string, string>> {
  const seen = new Set<string>();
  const ids = new Set<string>();
  const errors = rates.flatMap((rate, index): [string, string][] => {
    const path = `rates.${index}`;
    const [key, isRepeated] = [keyOf(rate), ids.has(rate.id)];
    const isDuplicate = seen.has(key);
    seen.add(key);
    ids.add(rate.id);
    return [
      ...findRateErrors(path, rate),
      ...(isDuplicate
        ? ([[`${path}.name`, 'This place already has a rate with this name.']] as [
            string,
            string,
          ][])
        : []),
      ...(isRepeated
        ? ([[`${path}.id`, 'Another rate has the same id.']] as [string, string][])
        : []),
    ];
  });
  if (reverseCharge && !euCountries.includes(storeCountry))
    errors.push(['storeCountry', 'The reverse charge is only for stores in the European Union.']);
  return Object.fromEntries(errors);
}
