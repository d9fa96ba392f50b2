import { readCheckoutForm, type TypedCheckout } from '@sitewright/commerce';

/** What the checkout's form holds at this moment. */
export function readCheckout(form: HTMLFormElement): TypedCheckout {
  const data = new FormData(form);
  return readCheckoutForm((name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : undefined;
  });
}
