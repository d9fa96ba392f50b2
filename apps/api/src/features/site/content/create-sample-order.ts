import { effectivePriceCents } from '@sitewright/commerce';
import { priceRate } from '@sitewright/commerce/shipping';
import type { Address, ItemView, Order, ShippingRate } from '@sitewright/contracts/entities';
import { variantText } from '../../cart/public.ts';
import type { WebsiteRow } from './read-website-row.ts';

/** The data of a sample order. */
export interface SampleOrderInput {
  readonly website: WebsiteRow;
  /** Products of the store. */
  readonly items: readonly ItemView[];
  /** How the sample is shipped; undefined in a store that does not ship. */
  readonly rate: ShippingRate | undefined;
  /** The name of the account that views the sample. */
  readonly customerName: string;
  readonly now: Date;
}

const placeholderId = '0'.repeat(24);

function createLine({
  id,
  title,
  product,
}: Pick<ItemView, 'id' | 'title' | 'product'>): Order['lines'][number] {
  const variant = product?.variants[0];
  const price = variant === undefined ? 0 : effectivePriceCents(variant);
  return {
    id,
    itemId: id,
    variantId: variant?.id ?? placeholderId,
    title,
    variant: variant === undefined ? '' : variantText(variant),
    sku: variant?.sku ?? '',
    quantity: 1,
    fulfilledQuantity: 0,
    refundedQuantity: 0,
    refundedCents: 0,
    refundedTaxCents: 0,
    unitPriceCents: price,
    discountCents: 0,
    taxCents: 0,
    totalCents: price,
  };
}

/** Creates a shipping address: the address of the business, in the country of the site's locale. */
function createSampleAddress({ website, customerName }: SampleOrderInput): Address {
  const { line1, line2 } = website.settings.business.address;
  const country = new Intl.Locale(website.locale).maximize().region ?? 'US';
  const empty = { city: '', state: '', zip: '', phone: '' };
  return { firstName: customerName, lastName: '', line1, line2, country, ...empty };
}

/**
 * Creates a paid order of a website's own products for previews. It is not stored and has no taxes. In a store without
 * products the order contains one line with the website's title.
 */
export function createSampleOrder(sample: SampleOrderInput): Order {
  const { website, items, rate, customerName, now } = sample;
  const placeholder = { id: placeholderId, title: website.title, product: null };
  const lines = (items.length === 0 ? [placeholder] : items).map(createLine);
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const isShipped =
    rate !== undefined && items.some(({ product }) => product?.productType === 'physical');
  const shippingCostCents = isShipped
    ? (priceRate(rate, { grams: 0, goodsCents: subtotalCents, pieces: lines.length }) ?? 0)
    : 0;
  return {
    id: placeholderId,
    number: 1,
    createdAt: now.toISOString(),
    email: '',
    customerName,
    state: 'pending',
    paymentState: 'paid',
    fulfillmentState: 'unfulfilled',
    refundState: 'none',
    tags: [],
    currency: website.currency,
    grandTotalCents: subtotalCents + shippingCostCents,
    giftCardCents: 0,
    totalQuantity: lines.length,
    lines,
    shippingAddress: isShipped ? createSampleAddress(sample) : null,
    billingAddress: null,
    shippingName: isShipped ? rate.name : null,
    shippingKind: isShipped ? 'shipping' : null,
    subtotalCents,
    discountCents: 0,
    reverseChargeCents: 0,
    shippingCostCents,
    taxCents: 0,
    trace: [],
    fulfillments: [],
    refunds: [],
    timeline: [],
  };
}
