import type { CartGlance, IslandStart } from '../../kit/block/island.ts';
import { leaveNumberOnWheel } from '../form/leave-number-on-wheel.ts';
import { addedToCart, type AddedToCart } from './product-events.ts';
import type { VariantGlance } from './purchase-form.tsx';

/**
 * Moves an image of a product to the front; the others keep the owner's order. Without an image, the first is in front.
 */
function showImage(list: HTMLElement, imageId: string | undefined): void {
  const rank = ({ dataset: { image, index } }: HTMLElement) =>
    image === imageId ? -1 : Number(index);
  const items = [...list.children] as HTMLElement[];
  list.append(...items.toSorted((one, other) => rank(one) - rank(other)));
  list.scrollTo({ left: 0 });
}

/** The server's response after adding to the cart. */
interface CartAnswer {
  readonly cart: CartGlance & {
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
  const words = form.dataset;
  const variants = JSON.parse(words['variants'] ?? '{}') as Record<string, VariantGlance>;
  const price = form.closest('.product')?.querySelector('[data-price]');
  const stock = form.querySelector('[data-stock]');
  const message = form.querySelector<HTMLElement>('[data-message]');
  const quantity = form.querySelector<HTMLInputElement>('[name="quantity"]');
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  const life = new AbortController();
  const { signal } = life;

  const element = (tag: 's' | 'ins', text: string) => {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
  };

  const { lang } = document.documentElement;
  const left = (count: number) =>
    (words['left'] ?? '').replace('{count}', count.toLocaleString(lang || undefined));

  function showVariant(): void {
    const variant = variants[new FormData(form).get('variantId') as string];
    if (variant === undefined) return;
    const before = variant.before === undefined ? [] : [element('s', variant.before), ' '];
    price?.replaceChildren(
      ...before,
      before.length > 0 ? element('ins', variant.price) : variant.price,
    );
    if (stock !== null) stock.textContent = variant.left === undefined ? '' : left(variant.left);
  }

  /** Why this quantity of the chosen variant cannot be bought; null when it can. */
  function findQuantityError(): string | null {
    if (quantity === null) return null;
    const pieces = Number(quantity.value);
    if (!Number.isInteger(pieces) || pieces < 1) return words['quantityMissing'] ?? '';
    const most = variants[new FormData(form).get('variantId') as string]?.most;
    return most !== undefined && pieces > most ? left(most) : null;
  }

  function say(text: string, isErrorResult: boolean): void {
    if (message === null) return;
    message.dataset['tone'] = isErrorResult ? 'error' : 'done';
    const link = document.createElement('a');
    link.href = '/cart';
    link.textContent = words['viewCart'] ?? '';
    message.replaceChildren(text, ...(isErrorResult ? [] : [' ', link]));
  }

  function announceAdded(
    { currency, entries }: CartAnswer['cart'],
    variant: FormDataEntryValue | null,
    pieces: number,
  ): void {
    const entry = entries.find(({ variantId }) => variantId === variant);
    if (entry === undefined) return;
    const { itemId, variantId, price: priceCents } = entry;
    const detail: AddedToCart = { itemId, variantId, quantity: pieces, priceCents, currency };
    form.dispatchEvent(new CustomEvent(addedToCart, { bubbles: true, detail }));
  }

  async function add(): Promise<void> {
    const error = findQuantityError();
    if (error !== null) {
      say(error, true);
      quantity?.focus();
      return;
    }
    const data = new FormData(form);
    const pieces = Number(data.get('quantity') ?? 1);
    const label = button?.textContent ?? '';
    if (button !== null) {
      // Disabled by `aria-disabled` only, so that the focus is not lost.
      if (button.ariaDisabled) return;
      button.ariaDisabled = 'true';
      button.textContent = words['adding'] ?? label;
    }
    const result = await api.post<CartAnswer>('/api/cart/entries', {
      variantId: data.get('variantId'),
      quantity: pieces,
    });
    if (button !== null) {
      button.ariaDisabled = null;
      button.textContent = label;
    }
    if (result.ok) {
      cart.changed(result.data.cart);
      say(words['added'] ?? '', false);
      announceAdded(result.data.cart, data.get('variantId'), pieces);
    } else {
      say(result.failure.message, true);
    }
  }

  // The limit of the chosen variant, in the page's language.
  form.noValidate = true;
  leaveNumberOnWheel(form, signal);
  form.addEventListener(
    'change',
    ({ target }) => {
      showVariant();
      if ((target as HTMLInputElement).name !== 'variantId') return;
      const images = form.closest('.product')?.querySelector<HTMLElement>('.product-pictures');
      const { image } = variants[(target as HTMLInputElement).value] ?? {};
      if (images) showImage(images, image);
    },
    { signal },
  );
  form.addEventListener('input', () => message?.replaceChildren(), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void add();
    },
    { signal },
  );
  showVariant();
  return () => {
    life.abort();
    form.noValidate = false;
  };
};
