import type { LiveRate } from '@sitewright/commerce/shipping';
import * as z from 'zod';
import { readJson } from './read-json.ts';

const text = z.string().trim().max(80);

/** The response of a rate service; an empty list if it sends nothing there. */
const rateResponse = z.object({
  rates: z
    .array(
      z.object({
        code: z.string().regex(/^[\w.-]{1,40}$/),
        name: text.min(1),
        estimate: text.default(''),
        priceCents: z.int().min(0).max(100_000_000_000),
        currency: z.string(),
      }),
    )
    .max(40),
});

/** The rates in a response, or why it cannot be used. Of several rates with one code, the first counts. */
export function readRates(
  body: Buffer,
  currency: string,
): readonly LiveRate[] | 'wrongFormat' | 'wrongCurrency' {
  const parsed = rateResponse.safeParse(readJson(body));
  if (!parsed.success) return 'wrongFormat';
  if (parsed.data.rates.some((rate) => rate.currency !== currency)) return 'wrongCurrency';
  const byCode = new Map<string, LiveRate>();
  for (const { currency: _, ...rate } of parsed.data.rates)
    if (!byCode.has(rate.code)) byCode.set(rate.code, rate);
  return [...byCode.values()];
}
