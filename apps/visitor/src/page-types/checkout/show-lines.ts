import type { CartEntry, ShoppingCart } from '@sitewright/contracts/entities';
import { variantAndQuantity } from '../variant-and-quantity.ts';

/** Formats an amount in the store's currency. */
export type Price = (cents: number) => string;

function lineElement(document: Document, id: string): HTMLElement {
  const line = document.createElement('li');
  line.dataset['line'] = id;
  const [picture, description, cost] = ['checkout-picture', '', 'checkout-cost'].map((name) => {
    const part = document.createElement('span');
    if (name !== '') part.className = name;
    return part;
  });
  line.append(picture ?? '', description ?? '', cost ?? '');
  return line;
}

function fillLine(line: HTMLElement, entry: CartEntry, price: Price): void {
  const { title, variant, quantity, subtotalCents } = entry;
  const [, description, cost] = line.children;
  const small = line.ownerDocument.createElement('small');
  small.textContent = variantAndQuantity(variant, quantity);
  description?.replaceChildren(title, small);
  if (cost) cost.textContent = price(subtotalCents);
}

/** Shows the current entries of the cart; existing ones keep their images. */
export function showLines(root: ParentNode, { entries }: ShoppingCart, price: Price): void {
  const list = root.querySelector<HTMLElement>('[data-lines]');
  if (list === null) return;
  const existing = new Map(
    [...list.querySelectorAll<HTMLElement>('[data-line]')].map((line) => [
      line.dataset['line'],
      line,
    ]),
  );
  const lines = entries.map((entry) => {
    const line = existing.get(entry.id) ?? lineElement(list.ownerDocument, entry.id);
    fillLine(line, entry, price);
    return line;
  });
  list.replaceChildren(...lines);
}
