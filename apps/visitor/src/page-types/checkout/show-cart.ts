import { formatAmount } from '@sitewright/blocks/client';
import { isTaxIncluded } from '@sitewright/commerce';
import type { ShippingGap, ShippingOption, ShoppingCart } from '@sitewright/contracts/entities';
import { showCodes } from '../codes/show-codes.ts';
import { formatTitles } from './format-titles.ts';
import { giftCardCentsOf, isFree } from './is-free.ts';
import { sentOptions } from './selected-shipping-id.ts';
import { showLines, type Price } from './show-lines.ts';
import { showStripeLimit, stripeLimitOf } from './stripe-limits.ts';

function setRow(root: ParentNode, name: string, value: string, isHidden = false): void {
  const row = root.querySelector<HTMLElement>(`[data-total="${name}"]`);
  const amount = row?.querySelector('dd');
  if (!row || !amount) return;
  amount.textContent = value;
  row.hidden = isHidden;
}

function showTotals(root: HTMLElement, cart: ShoppingCart, price: Price): void {
  const isKnown = cart.selectedShippingOption !== null;
  setRow(root, 'subtotal', price(cart.subtotalCents));
  setRow(root, 'discount', `−${price(cart.discountCents)}`, cart.discountCents === 0);
  const { reverseChargeCents } = cart;
  setRow(root, 'reverseCharge', `−${price(reverseChargeCents)}`, reverseChargeCents === 0);
  setRow(
    root,
    'shipping',
    isKnown ? price(cart.shippingCostCents) : (root.dataset['shippingLater'] ?? ''),
    !cart.requiresShipping,
  );
  const isIncluded = isTaxIncluded(cart);
  setRow(root, 'tax', price(cart.taxCents), cart.taxCents === 0 || isIncluded);
  setRow(root, 'grand', price(cart.grandTotalCents));
  const totalLabel = root.querySelector('[data-total="grand"] dt');
  const { totalLabel: total, estimatedLabel: estimated } = root.dataset;
  if (totalLabel !== null)
    totalLabel.textContent = (cart.stateError === undefined ? total : estimated) ?? '';
  const giftCardCents = giftCardCentsOf(cart);
  setRow(root, 'giftCards', `−${price(giftCardCents)}`, giftCardCents === 0);
  const due = price(cart.grandTotalCents - giftCardCents);
  setRow(root, 'due', due, giftCardCents === 0);
  const dueAtButton = root.querySelector('[data-due]');
  if (dueAtButton !== null) dueAtButton.textContent = due;
  setRow(root, 'taxIncluded', price(cart.taxCents), !isIncluded);
}

function optionElement(
  document: Document,
  { id, name, costCents, estimate }: ShippingOption,
  isChosen: boolean,
  cost: string,
): HTMLElement {
  const label = document.createElement('label');
  label.className = 'checkout-choice field';
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: 'shippingOptionId', value: id, required: true });
  input.checked = isChosen;
  const description = document.createElement('span');
  description.textContent = name;
  if (estimate !== undefined) {
    const small = document.createElement('small');
    small.textContent = estimate;
    description.append(small);
  }
  const amount = document.createElement('span');
  amount.className = 'checkout-cost';
  amount.textContent = cost;
  amount.dataset['cents'] = String(costCents);
  label.append(input, description, amount);
  return label;
}

/** The data attributes of the texts that explain why there are no options. */
const gapTexts: Readonly<Record<ShippingGap | 'unknown', string>> = {
  notCovered: 'gapNotCovered',
  noRate: 'gapNoRate',
  stateNeeded: 'gapStateNeeded',
  unknown: 'gapUnknown',
};

function gapText(
  { dataset }: HTMLElement,
  { shippingGap, shippingGapItems }: ShoppingCart,
): string {
  if (shippingGapItems === undefined) return dataset[gapTexts[shippingGap ?? 'unknown']] ?? '';
  const titles = formatTitles(shippingGapItems, dataset['locale'] ?? 'en');
  return (dataset['gapItems'] ?? '').replace('{items}', () => titles);
}

function showOptions(root: HTMLElement, cart: ShoppingCart, price: Price): void {
  const list = root.querySelector('[data-shipping-options]');
  if (list === null) return;
  const { ownerDocument: document } = root;
  const chosen = cart.selectedShippingOption?.id;
  const hadFocus = list.contains(document.activeElement);
  const options = sentOptions(cart).map((option) =>
    optionElement(
      document,
      option,
      option.id === chosen,
      option.costCents === 0 ? (root.dataset['free'] ?? '') : price(option.costCents),
    ),
  );
  const none = document.createElement('p');
  none.className = 'field-help';
  none.textContent = gapText(root, cart);
  list.replaceChildren(...(options.length === 0 ? [none] : options));
  if (hadFocus) list.querySelector<HTMLInputElement>('input:checked')?.focus();
}

/** Requires a payment, unless there is nothing to pay. */
function showPayment(root: HTMLElement, cart: ShoppingCart): void {
  const isPaymentSkipped = isFree(cart);
  const payment = root.querySelector<HTMLFieldSetElement>('[data-payment]');
  if (payment !== null) payment.hidden = payment.disabled = isPaymentSkipped;
  const option = root.querySelector<HTMLElement>('[data-stripe]');
  if (option !== null) showStripeLimit(option, cart.payableCents);
  const isClosed = option !== null && stripeLimitOf(option, cart.payableCents) !== null;
  const wallets = root.querySelector<HTMLFieldSetElement>('[data-express]');
  if (wallets !== null) wallets.hidden = wallets.disabled = isPaymentSkipped || isClosed;
  const none = root.querySelector<HTMLInputElement>('[data-no-payment]');
  if (none !== null) none.disabled = !isPaymentSkipped;
}

/** Shows the amounts and shipping options of a cart that the server has just calculated. */
export function showCart(root: HTMLElement, cart: ShoppingCart): void {
  const { currency = '', locale = 'en' } = root.dataset;
  const price: Price = (cents) => formatAmount(cents, currency, locale);
  showLines(root, cart, price);
  showOptions(root, cart, price);
  showCodes(root, cart, price);
  showTotals(root, cart, price);
  showPayment(root, cart);
  root.dataset['payable'] = String(cart.payableCents);
  const version = root.querySelector<HTMLInputElement>('[name="cartVersion"]');
  // The version that the buyer has seen from now on.
  if (version !== null) version.value = cart.version;
}
