import { formatPrice } from '@sitewright/blocks/view';
import { isTaxIncluded } from '@sitewright/commerce';
import type { VisitorText } from '@sitewright/blocks/texts';
import type { MailView, Order } from '@sitewright/contracts/entities';
import { deliveryText } from '../../page-types/gift-card/delivery-text.ts';
import { taxLabel, taxSteps } from '../../page-types/tax-label.ts';
import type { MailRow } from './mail-data.ts';

type Amount = readonly [label: string, amount: string];

/**
 * The amounts of an order in order of calculation. What gift cards pay, and tax that the prices contain, follow the
 * total.
 */
function amountRows(order: Order, locale: string, text: VisitorText): MailRow[] {
  const price = (cents: number) => formatPrice(cents, order.currency, locale);
  const isIncluded = isTaxIncluded(order);
  const label = text(isIncluded ? 'totals.taxIncluded' : 'totals.tax');
  const taxes: readonly Amount[] = taxSteps(order.trace)?.map((step) => [
    taxLabel(step, isIncluded, text, locale),
    price(step.amountCents),
  ]) ?? [[label, price(order.taxCents)]];
  const before: readonly (Amount | undefined)[] = [
    [text('cart.subtotal'), price(order.subtotalCents)],
    order.discountCents > 0
      ? [text('totals.discount'), `−${price(order.discountCents)}`]
      : undefined,
    order.reverseChargeCents > 0
      ? [text('totals.reverseCharge'), `−${price(order.reverseChargeCents)}`]
      : undefined,
    order.shippingName === null
      ? undefined
      : [
          text(order.shippingKind === 'pickup' ? 'mail.pickupBy' : 'mail.shippingBy', {
            name: order.shippingName,
          }),
          price(order.shippingCostCents),
        ],
    ...(order.taxCents > 0 && !isIncluded ? taxes : []),
  ];
  const after: readonly (Amount | undefined)[] = [
    ...(order.giftCardCents === 0
      ? []
      : ([
          [text('totals.giftCards'), `−${price(order.giftCardCents)}`],
          [
            text(order.paymentState === 'paid' ? 'totals.paid' : 'totals.due'),
            price(order.grandTotalCents - order.giftCardCents),
          ],
        ] as const)),
    ...(isIncluded ? taxes : []),
  ];
  const toRows = (amounts: readonly (Amount | undefined)[], tone: 'muted' | 'total'): MailRow[] =>
    amounts
      .filter((row) => row !== undefined)
      .map((row) => ({ label: row[0], amount: row[1], tone }));
  return [
    ...toRows(before, 'muted'),
    ...toRows([[text('totals.grand'), price(order.grandTotalCents)]], 'total'),
    ...toRows(after, 'muted'),
  ];
}

/** An order line as text: `Mug (Sage) × 2`. */
export const lineText = ({
  title,
  variant,
  quantity,
}: Pick<Order['lines'][number], 'title' | 'variant' | 'quantity'>): string =>
  `${title}${variant === '' ? '' : ` (${variant})`} × ${quantity}`;

/** What the buyer of a line told the seller: `Date: 3 March`. */
const answerLines = ({ answers = [] }: Order['lines'][number]): string[] =>
  answers.map(({ title, text }) => `${title}: ${text}`);

const itemRow = (line: Order['lines'][number], delivery?: string): MailRow => {
  const details = [...(delivery === undefined ? [] : [delivery]), ...answerLines(line)];
  return { label: lineText(line), ...(details.length === 0 ? {} : { details }) };
};

/** The purchased items, without their amounts. */
export const itemRows = (order: Order): MailRow[] => order.lines.map((line) => itemRow(line));

/** The purchased items and the amounts of the order. */
export const orderRows = (
  order: Order,
  { locale, timeZone = 'UTC' }: MailView['site'],
  text: VisitorText,
): MailRow[] => [
  ...order.lines.map((line) => ({
    ...itemRow(line, deliveryText(line, order, text, { locale, timeZone })),
    amount: formatPrice(line.unitPriceCents * line.quantity, order.currency, locale),
  })),
  ...amountRows(order, locale, text),
];
