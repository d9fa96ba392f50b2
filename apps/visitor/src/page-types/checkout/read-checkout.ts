import { readCheckoutForm, type TypedCheckout } from '@sitewright/commerce';

/** The current values of the checkout form. */
export function readCheckout(form: HTMLFormElement): TypedCheckout {
  const data = new FormData(form);
  return readCheckoutForm((name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : undefined;
  });
}
