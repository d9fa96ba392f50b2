import type { VisitorText } from '@sitewright/blocks/texts';
import { formatPrice } from '@sitewright/blocks/view';
import type { AwaitedPayment, Order } from '@sitewright/contracts/entities';
import { methodLabels } from './method-labels.ts';

/** How the buyer pays an order, for the page of the order and its mail. */
export interface PaymentDescription {
  readonly name: string;
  /** The amount, and the reference that a bank asks for. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Lines of the owner; may be empty. */
  readonly instructions: string;
}

export function describePayment(
  { number, currency, grandTotalCents, giftCardCents }: Order,
  { method, name, instructions }: AwaitedPayment,
  locale: string,
  text: VisitorText,
): PaymentDescription {
  const amount = formatPrice(grandTotalCents - giftCardCents, currency, locale);
  return {
    name: name === '' ? text(methodLabels[method].name) : name,
    facts: [
      { label: text('order.paymentAmount'), value: amount },
      ...(method === 'bankTransfer'
        ? [{ label: text('order.paymentReference'), value: String(number) }]
        : []),
    ],
    instructions,
  };
}
