import { effectivePriceCents, type CartLine, type LineKind } from '@sitewright/commerce';
import { productType } from '@sitewright/contracts/codes';
import type { EntryRow } from './offered.queries.ts';

const kinds: Readonly<Record<number, LineKind>> = {
  [productType.PHYSICAL]: 'physical',
  [productType.DIGITAL]: 'digital',
  [productType.SERVICE]: 'service',
  [productType.GIFT_CARD]: 'giftCard',
  [productType.PAYWALL]: 'paywall',
};

/** An entry as the calculation of prices takes it. */
export const toLine = (entry: EntryRow): CartLine => ({
  id: entry.entryId,
  productId: entry.itemId,
  variantId: entry.variantId,
  kind: kinds[entry.productType] ?? 'physical',
  unitPriceCents: entry.giftCard?.amountCents ?? effectivePriceCents(entry),
  quantity: entry.quantity,
  categories: entry.categories,
  taxClass: entry.taxClass,
  ...(entry.weightGrams === null ? {} : { weightGrams: entry.weightGrams }),
});

/** The selected options as text: `Sage, large`. */
export const variantText = ({ optionValues }: Pick<EntryRow, 'optionValues'>): string =>
  optionValues.map(({ value }) => value).join(', ');
