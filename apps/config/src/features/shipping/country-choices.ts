import { countryCodes } from '@sitewright/contracts/codes';
import type { Choice } from '../../controls/select-field.tsx';

const names = new Intl.DisplayNames(undefined, { type: 'region' });

/** The name of a country in the owner's language. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** All countries, by name. */
export const countryChoices: readonly Choice<string>[] = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .toSorted((left, right) => left.label.localeCompare(right.label));
