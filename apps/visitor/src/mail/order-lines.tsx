import { formatPrice } from '@sitewright/blocks/view';
import { isTaxIncluded } from '@sitewright/commerce';
import type { VisitorText } from '@sitewright/blocks/texts';
import type { Order } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { taxLabel, taxSteps } from '../page-types/tax-label.ts';
import { mailStyles } from './mail-styles.ts';

type Row = readonly [label: string, amount: string];

/** The amounts of an order in order of calculation. `included` follows the total: what gift cards pay, and tax that the prices contain. */
export function amountRows(
  order: Order,
  locale: string,
  text: VisitorText,
): { rows: readonly Row[]; grand: Row; included: readonly Row[] } {
  const price = (cents: number) => formatPrice(cents, order.currency, locale);
  const isIncluded = isTaxIncluded(order);
  const label = text(isIncluded ? 'totals.taxIncluded' : 'totals.tax');
  const taxes: readonly Row[] = taxSteps(order.trace)?.map((step) => [
    taxLabel(step, label, locale),
    price(step.amountCents),
  ]) ?? [[label, price(order.taxCents)]];
  const rows: readonly (Row | undefined)[] = [
    [text('cart.subtotal'), price(order.subtotalCents)],
    order.discountCents > 0
      ? [text('totals.discount'), `−${price(order.discountCents)}`]
      : undefined,
    order.reverseChargeCents > 0
      ? [text('totals.reverseCharge'), `−${price(order.reverseChargeCents)}`]
      : undefined,
    order.shippingName === null
      ? undefined
      : [text('mail.shippingBy', { name: order.shippingName }), price(order.shippingCostCents)],
    ...(order.taxCents > 0 && !isIncluded ? taxes : []),
  ];
  return {
    rows: rows.filter((row) => row !== undefined),
    grand: [text('totals.grand'), price(order.grandTotalCents)],
    included: [
      ...(order.giftCardCents === 0
        ? []
        : ([
            [text('totals.giftCards'), `−${price(order.giftCardCents)}`],
            [text('totals.due'), price(order.grandTotalCents - order.giftCardCents)],
          ] as const)),
      ...(isIncluded ? taxes : []),
    ],
  };
}

/** An order line as text: `Mug (Sage) × 2`. */
export const lineText = ({ title, variant, quantity }: Order['lines'][number]): string =>
  `${title}${variant === '' ? '' : ` (${variant})`} × ${quantity}`;

/** The purchased items and their amounts. */
export function OrderLines({
  order,
  locale,
  text,
}: {
  readonly order: Order;
  readonly locale: string;
  readonly text: VisitorText;
}): ReactNode {
  const { rows, grand, included } = amountRows(order, locale, text);
  const mutedRow = ([label, amount]: Row) => (
    <tr key={label}>
      <td style={{ ...mailStyles.cell, color: '#6b6862' }}>{label}</td>
      <td style={mailStyles.amount}>{amount}</td>
    </tr>
  );
  return (
    <table role="presentation" style={mailStyles.table}>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <td style={mailStyles.cell}>{lineText(line)}</td>
            <td style={mailStyles.amount}>
              {formatPrice(line.unitPriceCents * line.quantity, order.currency, locale)}
            </td>
          </tr>
        ))}
        {rows.map(mutedRow)}
        <tr>
          <td style={{ ...mailStyles.cell, ...mailStyles.grand }}>{grand[0]}</td>
          <td style={{ ...mailStyles.amount, ...mailStyles.grand }}>{grand[1]}</td>
        </tr>
        {included.map(mutedRow)}
      </tbody>
    </table>
  );
}
