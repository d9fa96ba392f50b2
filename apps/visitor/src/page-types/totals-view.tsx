import { formatPrice, type ViewPage } from '@sitewright/blocks/view';
import type { ReactNode } from 'react';

interface Amounts {
  readonly currency: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  readonly grandTotalCents: number;
}

/** How the total comes about. Shipping is left out where nothing is sent, tax and discount where there is none. */
export function TotalsView({
  amounts,
  page,
  shipping,
}: {
  readonly amounts: Amounts;
  readonly page: ViewPage;
  /** What the shipping costs in words, while it is not known; undefined where nothing is sent. */
  readonly shipping: string | number | undefined;
}): ReactNode {
  const price = (cents: number) => formatPrice(cents, amounts.currency, page.locale);
  const rows: readonly (readonly [label: string, value: string, name: string])[] = [
    [page.text('cart.subtotal'), price(amounts.subtotalCents), 'subtotal'],
    ...(amounts.discountCents > 0
      ? [[page.text('totals.discount'), `−${price(amounts.discountCents)}`, 'discount'] as const]
      : []),
    ...(shipping === undefined
      ? []
      : [
          [
            page.text('totals.shipping'),
            typeof shipping === 'number' ? price(shipping) : shipping,
            'shipping',
          ] as const,
        ]),
    ...(amounts.taxCents > 0
      ? [[page.text('totals.tax'), price(amounts.taxCents), 'tax'] as const]
      : []),
  ];
  return (
    <dl className="totals" data-totals="">
      {rows.map(([label, value, name]) => (
        <div key={name} data-total={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="totals-grand" data-total="grand">
        <dt>{page.text('totals.grand')}</dt>
        <dd>{price(amounts.grandTotalCents)}</dd>
      </div>
    </dl>
  );
}
