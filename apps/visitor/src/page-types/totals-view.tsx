import type { ViewPage } from '@sitewright/blocks/view';
import { isTaxIncluded, type TaxedAmounts } from '@sitewright/commerce';
import type { ReactNode } from 'react';

interface TotalsViewProps {
  readonly amounts: TaxedAmounts;
  readonly page: ViewPage;
  /** The shipping costs in cents, or a text while they are unknown; undefined if nothing is shipped. */
  readonly shipping: string | number | undefined;
}

/**
 * The price breakdown: its parts above the total, included taxes below it. Rows without an amount are rendered hidden,
 * so that a script can show them.
 */
export function TotalsView({ amounts, page, shipping }: TotalsViewProps): ReactNode {
  const { text, price } = page;
  const { subtotalCents, discountCents, taxCents, grandTotalCents } = amounts;
  const isIncluded = isTaxIncluded(amounts);
  const row = (name: string, label: string, value: string, isHidden = false) => (
    <div data-total={name} hidden={isHidden}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <dl className="totals" data-totals="">
      {row('subtotal', text('cart.subtotal'), price(subtotalCents))}
      {row('discount', text('totals.discount'), `−${price(discountCents)}`, discountCents === 0)}
      {row(
        'shipping',
        text('totals.shipping'),
        typeof shipping === 'number' ? price(shipping) : (shipping ?? ''),
        shipping === undefined,
      )}
      {row('tax', text('totals.tax'), price(taxCents), taxCents === 0 || isIncluded)}
      {row('grand', text('totals.grand'), price(grandTotalCents))}
      {row('taxIncluded', text('totals.taxIncluded'), price(taxCents), !isIncluded)}
    </dl>
  );
}
