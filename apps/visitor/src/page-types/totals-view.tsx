import type { ViewPage } from '@sitewright/blocks/view';
import { isTaxIncluded, type TaxedAmounts } from '@sitewright/commerce';
import type { ReactNode } from 'react';

interface TotalsViewProps {
  readonly amounts: TaxedAmounts;
  readonly page: ViewPage;
  /** What the shipping costs, in cents or, while it is not known, in words; undefined where nothing is sent. */
  readonly shipping: string | number | undefined;
}

/**
 * How the total comes about: above it what is added up, below it the tax that prices contain. Rows of nothing are there but hidden, so that a
 * script can show them.
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
