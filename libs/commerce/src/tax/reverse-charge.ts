/** The member states of the European Union, by ISO code. */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** A sale whose tax the buyer may owe. */
export interface ReverseChargeInput {
  /** Whether the store uses the reverse charge. */
  readonly isEnabled: boolean;
  readonly storeCountry: string;
  /** Where the goods go, or where the buyer of a service is; undefined while unknown. */
  readonly country: string | undefined;
  /** Whether the buyer gave the VAT number of a business. */
  readonly hasVatNumber: boolean;
}

/** Whether the buyer owes the tax: a business in another EU country than the store's. */
export const isReverseCharge = (input: ReverseChargeInput): boolean =>
  input.isEnabled &&
  input.hasVatNumber &&
  input.country !== undefined &&
  input.country !== input.storeCountry &&
  euCountries.includes(input.storeCountry) &&
  euCountries.includes(input.country);
