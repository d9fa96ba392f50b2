import * as z from 'zod';
import { countryCode, line } from './primitives.ts';

/** How a product is taxed: at the standard rates of a place, at its reduced rates, or not at all. */
export const taxClasses = ['standard', 'reduced', 'zero'] as const;
export type TaxClass = (typeof taxClasses)[number];

/** One rate of a place. Several rates of one place add up. */
export const taxRate = z.strictObject({
  id: line(60).min(1),
  /** What buyers see, such as “VAT”. */
  name: line(60).min(1),
  country: countryCode,
  /** The code or name of a state; empty for the whole country. */
  state: line(60),
  /** A postal code, its beginning (`041*`) or a range (`04101-04109`); empty for all. */
  postalCode: line(40),
  /** The products that the rate applies to. */
  taxClass: z.enum(['standard', 'reduced']),
  ratePercent: z.number().min(0).max(100).multipleOf(0.0001),
});
export type TaxRate = z.infer<typeof taxRate>;

/**
 * A server that tells the tax rates of a place. It is sent where an order goes, signed with the service's secret
 * (docs/reference/tax-services.md).
 */
export const taxService = z.strictObject({
  id: line(60).min(1),
  url: z.url({ protocol: /^https?$/ }).max(500),
});
export type TaxService = z.infer<typeof taxService>;

/** How a store charges tax. */
export const storeTaxes = z.strictObject({
  pricesIncludeTax: z.boolean(),
  taxesShipping: z.boolean(),
  /** Businesses in other EU countries that give their VAT number pay no tax. */
  reverseCharge: z.boolean(),
  /** Where the store is registered; empty while unknown. */
  storeCountry: z.union([z.literal(''), countryCode]),
  rates: z.array(taxRate).max(1000),
  /** Tells the rates instead of the list, which then only counts while the service does not respond; null without one. */
  service: taxService.nullable(),
});
export type StoreTaxes = z.infer<typeof storeTaxes>;

/** A store that charges no tax. */
export const noTaxes: StoreTaxes = {
  pricesIncludeTax: false,
  taxesShipping: false,
  reverseCharge: false,
  storeCountry: '',
  rates: [],
  service: null,
};
