import { effectivePriceCents, type ShippingRate } from '@sitewright/commerce';
import type { Address, ItemView, Order } from '@sitewright/contracts/entities';
import { variantText } from '../../cart/public.ts';
import type { WebsiteRow } from './read-website-row.ts';

/** What an order that nobody placed is made of. */
export interface SampleOrderInput {
  readonly website: WebsiteRow;
  /** Products of the shop. */
  readonly items: readonly ItemView[];
  readonly shippingRate: ShippingRate | undefined;
  /** Of who looks at it. */
  readonly customerName: string;
  readonly now: Date;
}

const noId = '0'.repeat(24);

function lineOf({
  id,
  title,
  product,
}: Pick<ItemView, 'id' | 'title' | 'product'>): Order['lines'][number] {
  const variant = product?.variants[0];
  const price = variant === undefined ? 0 : effectivePriceCents(variant);
  return {
    id,
    itemId: id,
    variantId: variant?.id ?? noId,
    title,
    variant: variant === undefined ? '' : variantText(variant),
    sku: variant?.sku ?? '',
    quantity: 1,
    unitPriceCents: price,
    discountCents: 0,
    taxCents: 0,
    totalCents: price,
  };
}

/** To where the business itself is, in the country of its site's language. */
function sampleAddress({ website, customerName }: SampleOrderInput): Address {
  const { line1, line2 } = website.settings.business.address;
  const country = new Intl.Locale(website.locale).maximize().region ?? 'US';
  const empty = { city: '', state: '', zip: '', phone: '' };
  return { firstName: customerName, lastName: '', line1, line2, country, ...empty };
}

/**
 * A paid order of a website's own products, to see what is made of orders. It is in no book, has no number of its own and
 * no taxes; a shop without products sells its name.
 */
export function createSampleOrder(sample: SampleOrderInput): Order {
  const { website, items, shippingRate, customerName, now } = sample;
  const named = { id: noId, title: website.title, product: null };
  const lines = (items.length === 0 ? [named] : items).map(lineOf);
  const subtotalCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const isSent =
    shippingRate !== undefined && items.some(({ product }) => product?.productType === 'physical');
  const shippingCostCents = isSent ? shippingRate.priceCents : 0;
  return {
    id: noId,
    number: 1,
    createdAt: now.toISOString(),
    email: '',
    customerName,
    state: 'pending',
    paymentState: 'paid',
    currency: website.currency,
    grandTotalCents: subtotalCents + shippingCostCents,
    totalQuantity: lines.length,
    lines,
    shippingAddress: isSent ? sampleAddress(sample) : null,
    billingAddress: null,
    shippingName: isSent ? shippingRate.name : null,
    subtotalCents,
    discountCents: 0,
    shippingCostCents,
    taxCents: 0,
    trace: [],
    timeline: [],
  };
}
