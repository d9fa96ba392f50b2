import type { CartSummary, IslandStart } from '../../kit/block/island.ts';
import { leaveNumberOnWheel } from '../form/leave-number-on-wheel.ts';
import { connectPickers } from './pick-options.ts';
import { addedToCart, type AddedToCart } from './product-events.ts';
import { readAnswerInputs, showAnswerErrors } from './show-answer-errors.ts';
import type { VariantSummary } from './purchase-form.tsx';

/**
 * Moves an image of a product to the front; the others keep the owner's order. Without an image, the first is in front.
 */
function showImage(list: HTMLElement, imageId: string | undefined): void {
  const rank = ({ dataset: { image, index } }: HTMLElement) =>
    image === imageId ? -1 : Number(index);
  const items = [...list.children] as HTMLElement[];
  list.append(...items.toSorted((a, b) => rank(a) - rank(b)));
  list.scrollTo({ left: 0 });
}

/** The server's response after adding to the cart. */
interface CartResponse {
  readonly cart: CartSummary & {
    readonly currency: AddedToCart['currency'];
    readonly entries: readonly {
      readonly itemId: string;
      readonly variantId: string;
      readonly price: number;
    }[];
  };
}

/** Shows the price of the chosen variant, and adds it to the cart without leaving the page. */
export const start: IslandStart = (root, { api, cart }) => {
  const form = root as HTMLFormElement;
  const { ownerDocument: document } = form;
  const texts = form.dataset;
  const variants = JSON.parse(texts['variants'] ?? '{}') as Record<string, VariantSummary>;
  const price = form.closest('.product')?.querySelector('[data-price]');
  const stock = form.querySelector('[data-stock]');
  const message = form.querySelector<HTMLElement>('[data-message]');
  const quantity = form.querySelector<HTMLInputElement>('[name="quantity"]');
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const controller = new AbortController();
  const { signal } = controller;

  const element = (tag: 's' | 'ins', text: string) => {
    const created = document.createElement(tag);
    created.textContent = text;
    return created;
  };

  const { lang } = document.documentElement;
  const stockText = (count: number) =>
    (texts['left'] ?? '').replace('{count}', count.toLocaleString(lang || undefined));

  const pick = connectPickers(form, variants, {
    soldOut: texts['soldOut'] ?? '',
    notOffered: texts['notOffered'] ?? '',
  });

  function showImageOfVariant(): void {
    const images = form.closest('.product')?.querySelector<HTMLElement>('.product-pictures');
    const { image } = variants[new FormData(form).get('variantId') as string] ?? {};
    if (images) showImage(images, image);
  }

  function showVariant(): void {
    const variant = variants[new FormData(form).get('variantId') as string];
    if (variant === undefined) return;
    const before = variant.before === undefined ? [] : [element('s', variant.before), ' '];
    price?.replaceChildren(
      ...before,
      before.length > 0 ? element('ins', variant.price) : variant.price,
    );
    if (stock !== null)
      stock.textContent = variant.left === undefined ? '' : stockText(variant.left);
  }

  /** The URL of a product's page is that of the chosen variant, so that it can be shared. */
  function showVariantInUrl(): void {
    const id = new FormData(form).get('variantId');
    const view = document.defaultView;
    if (texts['variantUrl'] === undefined || view === null || typeof id !== 'string') return;
    const url = new URL(view.location.href);
    url.searchParams.set('variant', id);
    view.history.replaceState(view.history.state, '', url);
  }

  /** Why this quantity of the chosen variant cannot be bought; null when it can. */
  function findQuantityError(): string | null {
    if (quantity === null) return null;
    const requestedQuantity = Number(quantity.value);
    if (!Number.isInteger(requestedQuantity) || requestedQuantity < 1)
      return texts['quantityMissing'] ?? '';
    const maxQuantity = variants[new FormData(form).get('variantId') as string]?.most;
    return maxQuantity !== undefined && requestedQuantity > maxQuantity
      ? stockText(maxQuantity)
      : null;
  }

  function showMessage(text: string, isError: boolean): void {
    if (message === null) return;
    message.dataset['tone'] = isError ? 'error' : 'done';
    const link = document.createElement('a');
    link.href = '/cart';
    link.textContent = texts['viewCart'] ?? '';
    message.replaceChildren(text, ...(isError ? [] : [' ', link]));
  }

  function announceAdded(
    { currency, entries }: CartResponse['cart'],
    variant: FormDataEntryValue | null,
    requestedQuantity: number,
  ): void {
    const entry = entries.find(({ variantId }) => variantId === variant);
    if (entry === undefined) return;
    const { itemId, variantId, price: priceCents } = entry;
    const detail: AddedToCart = {
      itemId,
      variantId,
      quantity: requestedQuantity,
      priceCents,
      currency,
    };
    form.dispatchEvent(new CustomEvent(addedToCart, { bubbles: true, detail }));
  }

  async function add(): Promise<void> {
    const error = findQuantityError();
    if (error !== null) {
      showMessage(error, true);
      quantity?.focus();
      return;
    }
    const data = new FormData(form);
    const requestedQuantity = Number(data.get('quantity') ?? 1);
    const label = button?.textContent ?? '';
    if (button !== null) {
      // Disabled by `aria-disabled` only, so that the focus is not lost.
      if (button.ariaDisabled) return;
      button.ariaDisabled = 'true';
      button.textContent = texts['adding'] ?? label;
    }
    const answers = readAnswerInputs(form);
    const result = await api.post<CartResponse>('/api/cart/entries', {
      variantId: data.get('variantId'),
      quantity: requestedQuantity,
      ...(answers === undefined ? {} : { answers }),
    });
    if (button !== null) {
      button.ariaDisabled = null;
      button.textContent = label;
    }
    showAnswerErrors(form, result.ok ? {} : (result.failure.errors ?? {}));
    if (result.ok) {
      cart.changed(result.data.cart);
      showMessage(texts['added'] ?? '', false);
      announceAdded(result.data.cart, data.get('variantId'), requestedQuantity);
    } else {
      showMessage(result.failure.message, true);
    }
  }

  // This script checks the quantity, with messages in the page's language.
  form.noValidate = true;
  leaveNumberOnWheel(form, signal);
  form.addEventListener(
    'change',
    ({ target }) => {
      const { name } = target as HTMLInputElement;
      if (name !== 'variantId') pick();
      showVariant();
      if (name === 'quantity') return;
      showImageOfVariant();
      showVariantInUrl();
    },
    { signal },
  );
  form.addEventListener('input', () => message?.replaceChildren(), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      // With express checkout, the form is sent as it is: its response is the checkout.
      const isExpress = texts['express'] !== undefined;
      if (isExpress && findQuantityError() === null) return;
      event.preventDefault();
      void add();
    },
    { signal },
  );
  pick();
  showVariant();
  return () => {
    controller.abort();
    form.noValidate = false;
  };
};
