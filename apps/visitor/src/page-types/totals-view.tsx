import type { ViewPage } from '@sitewright/blocks/view';
import { isTaxIncluded, type TaxedAmounts } from '@sitewright/commerce';
import type { ReactNode } from 'react';
import { taxLabel, type TaxStep } from './tax-label.ts';

interface TotalsViewProps {
  readonly amounts: TaxedAmounts & { readonly reverseChargeCents: number };
  /** What gift cards pay, in minor units. */
  readonly giftCardCents: number;
  readonly page: ViewPage;
  /** The shipping costs in cents, or a text while they are unknown; undefined if nothing is shipped. */
  readonly shipping: string | number | undefined;
  /** The tax by rate; without it, the sum is shown. */
  readonly taxes?: readonly TaxStep[] | undefined;
  /** Whether tax or shipping are not known yet. Default false. */
  readonly isEstimated?: boolean;
  /** Whether the order is picked up. Default false. */
  readonly isPickup?: boolean;
  /** Whether the rest, which gift cards do not pay, was paid. Default false. */
  readonly isPaid?: boolean;
}

/**
 * The price breakdown: its parts above the total, included taxes below it. Rows without an amount are rendered hidden,
 * so that a script can show them.
 */
export function TotalsView(props: TotalsViewProps): ReactNode {
  const { amounts, giftCardCents, page, shipping, taxes } = props;
  const { isEstimated = false, isPickup = false, isPaid = false } = props;
  const { text, price, locale } = page;
  const { subtotalCents, discountCents, reverseChargeCents, taxCents, grandTotalCents } = amounts;
  const isIncluded = isTaxIncluded(amounts);
  const row = (name: string, label: string, value: string, isHidden = false) => (
    <div data-total={name} hidden={isHidden}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const taxRows = taxes?.map((step, index) => (
    <div key={index} data-total={isIncluded ? 'taxIncluded' : 'tax'}>
      <dt>{taxLabel(step, isIncluded, text, locale)}</dt>
      <dd>{price(step.amountCents)}</dd>
    </div>
  ));
  return (
    <dl className="totals" data-totals="">
      {row('subtotal', text('cart.subtotal'), price(subtotalCents))}
      {row('discount', text('totals.discount'), `−${price(discountCents)}`, discountCents === 0)}
      {row(
        'reverseCharge',
        text('totals.reverseCharge'),
        `−${price(reverseChargeCents)}`,
        reverseChargeCents === 0,
      )}
      {row(
        'shipping',
        text(isPickup ? 'order.pickup' : 'totals.shipping'),
        typeof shipping === 'number' ? price(shipping) : (shipping ?? ''),
        shipping === undefined,
      )}
      {taxes === undefined || isIncluded
        ? row('tax', text('totals.tax'), price(taxCents), taxCents === 0 || isIncluded)
        : taxRows}
      {row(
        'grand',
        text(isEstimated ? 'totals.estimated' : 'totals.grand'),
        price(grandTotalCents),
      )}
      {row('giftCards', text('totals.giftCards'), `−${price(giftCardCents)}`, giftCardCents === 0)}
      {row(
        'due',
        text(isPaid ? 'totals.paid' : 'totals.due'),
        price(grandTotalCents - giftCardCents),
        giftCardCents === 0,
      )}
      {taxes === undefined || !isIncluded
        ? row('taxIncluded', text('totals.taxIncluded'), price(taxCents), !isIncluded)
        : taxRows}
    </dl>
  );
}
