import type { FormReturn, PaymentChoice, ShoppingCart } from '@sitewright/contracts/entities';
import { pickupOptions, selectedFulfillment } from './selected-shipping-id.ts';
import { stripeLimit } from './stripe-limits.ts';
import type { CheckoutProps } from './checkout-props.ts';

/** The payment methods for a cart: cash only if the buyer can collect it. */
export const paymentChoices = (
  payments: readonly PaymentChoice[],
  cart: ShoppingCart,
): readonly PaymentChoice[] =>
  payments.filter(({ kind }) => kind !== 'cashOnPickup' || pickupOptions(cart).length > 0);

/** Whether the buyer collects the order, as submitted or as the page preselects it. */
const isCollected = (
  { main, cart }: Pick<CheckoutProps, 'main' | 'cart'>,
  sent: FormReturn | undefined,
): boolean => main.isPickupOnly === true || selectedFulfillment(cart, sent) === 'pickup';

/** The method that the page selects: the submitted one, or the first that can pay the cart. */
export function selectedPayment(
  props: Pick<CheckoutProps, 'main' | 'cart'>,
  sent: FormReturn | undefined,
): PaymentChoice['kind'] | undefined {
  const { main, cart } = props;
  const canPay = ({ kind, stripe }: PaymentChoice): boolean =>
    (kind !== 'cashOnPickup' || isCollected(props, sent)) &&
    (stripe === undefined || stripeLimit(stripe, cart.payableCents) === null);
  const submitted = sent?.values['payment.method'];
  const choices = paymentChoices(main.payments, cart).filter(canPay);
  return submitted === undefined
    ? choices[0]?.kind
    : choices.find(({ kind }) => kind === submitted)?.kind;
}
