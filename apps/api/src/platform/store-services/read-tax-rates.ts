import type { ServiceTaxes } from '@sitewright/commerce/tax';
import { taxRate } from '@sitewright/contracts/entities';
import * as z from 'zod';
import { readJson } from './read-json.ts';

const { name, ratePercent, taxClass } = taxRate.shape;

/** The response of a tax service; an empty list where no tax is due. */
const taxResponse = z.object({
  rates: z.array(z.object({ name, ratePercent, taxClass: taxClass.default('standard') })).max(20),
  taxesShipping: z.boolean().optional(),
});

/**
 * The taxes in a response, or that it cannot be used. Two rates with one name and class are an error: it is unknown
 * whether they add up or repeat each other.
 */
export function readTaxRates(body: Buffer): ServiceTaxes | 'wrongFormat' {
  const { data } = taxResponse.safeParse(readJson(body));
  if (data === undefined) return 'wrongFormat';
  const keys = new Set(data.rates.map((rate) => `${rate.taxClass} ${rate.name.toLowerCase()}`));
  return keys.size === data.rates.length ? data : 'wrongFormat';
}
