export type { TaxInput, TaxResult } from './apply-tax.ts';
export { applyTax } from './apply-tax.ts';
export { findTaxErrors } from './find-tax-errors.ts';
export { taxSettingsAt, type ServiceTaxes, type TaxSettings } from './service-taxes.ts';
export { euCountries, isReverseCharge, type ReverseChargeInput } from './reverse-charge.ts';
export { starterRates, starterSource, type StarterRate } from './starter-rates.ts';
