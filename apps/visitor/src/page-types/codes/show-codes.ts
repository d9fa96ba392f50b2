import type { ShoppingCart } from '@sitewright/contracts/entities';

interface Row {
  readonly code: string | null;
  readonly name: string;
  /** What the button to remove it names. */
  readonly removed: string;
  readonly amount: string;
  readonly isRejected: boolean;
}

function rowElement(
  list: HTMLElement,
  { code, name, removed, amount, isRejected }: Row,
  label: string,
) {
  const { ownerDocument: document } = list;
  const row = document.createElement('li');
  if (isRejected) row.dataset['rejected'] = '';
  for (const [className, text] of [
    ['codes-name', name],
    ['codes-amount', amount],
  ] as const) {
    const part = document.createElement('span');
    part.className = className;
    part.textContent = text;
    row.append(part);
  }
  if (code === null) return row;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'codes-remove' });
  button.ariaLabel = label.replace('{code}', () => removed);
  button.dataset['removeCode'] = code;
  button.append('×');
  row.append(button);
  return row;
}

/** Shows the discounts and rejected codes of a cart that the server has just calculated. */
export function showCodes(
  root: ParentNode,
  { discounts, giftCards, rejectedCodes }: ShoppingCart,
  price: (cents: number) => string,
): void {
  const list = root.querySelector<HTMLElement>('[data-code-list]');
  const { removeLabel: label = '', giftCard = '' } =
    root.querySelector<HTMLElement>('[data-codes]')?.dataset ?? {};
  if (list === null) return;
  const rows: Row[] = [
    ...discounts.map(({ code, label: name, amountCents }) => ({
      code,
      name,
      removed: name,
      amount: amountCents > 0 ? `−${price(amountCents)}` : '',
      isRejected: false,
    })),
    ...giftCards.map(({ id, label: end, amountCents }) => ({
      code: id,
      name: `${giftCard} ${end}`,
      removed: `${giftCard} ${end}`,
      amount: amountCents > 0 ? `−${price(amountCents)}` : '',
      isRejected: false,
    })),
    ...rejectedCodes.map(({ code, message }) => ({
      code,
      name: message,
      removed: code,
      amount: '',
      isRejected: true,
    })),
  ];
  list.replaceChildren(...rows.map((row) => rowElement(list, row, label)));
}
