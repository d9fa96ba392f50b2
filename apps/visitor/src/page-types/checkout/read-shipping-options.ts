import type { WalletRate } from './express-payment.ts';

/** The shipping options that the page shows: the server or `showCart` has written them. */
export const readShippingOptions = (root: ParentNode): WalletRate[] =>
  [...root.querySelectorAll<HTMLInputElement>('[name="shippingOptionId"]')].map((input) => {
    const label = input.closest('label');
    const name = label?.querySelector('span')?.firstChild?.textContent ?? '';
    const costCents = Number(label?.querySelector<HTMLElement>('[data-cents]')?.dataset['cents']);
    return { id: input.value, name, costCents: Number.isFinite(costCents) ? costCents : 0 };
  });
