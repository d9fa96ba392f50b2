import { isDeepStrictEqual } from 'node:util';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import {
  findCartById,
  insertAnsweredEntry,
  insertGiftCardEntry,
  updateCart,
  updateEntryQuantity,
  writeEntry,
  type CartRow,
} from './cart.queries.ts';
import { lockVisitorCart, type CartScope } from './change-cart.ts';
import { hasMaxAnswered, hasMaxGiftCards } from './entry-limits.ts';
import { listEntries, type EntryRow } from './offered.queries.ts';
import { startCart } from './visitor-cart.ts';

/** The quantity that can still be bought. */
const availableQuantity = ({ unlimited, qtyInStock, quantity }: EntryRow): number =>
  unlimited ? quantity : Math.min(quantity, qtyInStock);

/** Whether two entries are one in a cart: of one variant, for one recipient or with the same answers. */
const isSame = (left: EntryRow, right: EntryRow): boolean =>
  left.variantId === right.variantId &&
  isDeepStrictEqual(left.giftCard, right.giftCard) &&
  isDeepStrictEqual(left.answers, right.answers);

/**
 * Copies an entry into a cart that has these entries. A separate one is left out if the cart has the maximum number.
 *
 * @returns Whether it is a new entry.
 */
async function copyEntry(
  { tenant, services }: Pick<CartScope, 'tenant' | 'services'>,
  cartId: string,
  entries: readonly EntryRow[],
  entry: EntryRow,
): Promise<boolean> {
  const { variantId, giftCard, answers } = entry;
  const before = entries.find((other) => isSame(other, entry));
  const quantity = Math.max(availableQuantity(entry), before?.quantity ?? 0);
  const added = { cartId, entryId: services.createId(), variantId, quantity };
  if (giftCard !== null) {
    if (before !== undefined || hasMaxGiftCards(entries)) return false;
    await insertGiftCardEntry(tenant, { ...added, giftCard });
  } else if (answers === null) await writeEntry(tenant, added);
  else if (before !== undefined) await updateEntryQuantity(tenant, before.entryId, quantity);
  else {
    if (hasMaxAnswered(entries)) return false;
    await insertAnsweredEntry(tenant, { ...added, answers });
  }
  return before === undefined;
}

/**
 * Copies the content of another cart into the visitor's cart, and creates one if there is none. The other cart stays as
 * it is: it may be open in another browser. Of a product in both, the larger quantity counts, so that copying twice
 * changes nothing. Gift cards that pay, the address and the shipping are not copied.
 */
export async function copyIntoCart(
  scope: CartScope,
  sourceId: string,
): Promise<CartRow | ErrorResult> {
  const { tenant, now } = scope;
  const current = await lockVisitorCart(scope);
  const source = await findCartById(tenant, sourceId);
  if (source === null) return err('notFound');
  if (source.orderId !== null) return err('cartPurchased');
  if (current?.row.cartId === sourceId) return current.row;
  const isOpen = current?.row.orderId === null;
  const entries = isOpen ? current.entries : [];
  const row = isOpen ? current.row : await startCart(scope);
  const copied = [...entries];
  for (const entry of await listEntries(tenant, sourceId, now)) {
    if (availableQuantity(entry) < 1) continue;
    if (await copyEntry(scope, row.cartId, copied, entry)) copied.push(entry);
  }
  await updateCart(
    tenant,
    row.cartId,
    {
      ...(row.coupons.length === 0 ? { coupons: source.coupons } : {}),
      ...(row.buyerEmail === null ? { buyerEmail: source.buyerEmail } : {}),
      recoversCartId: sourceId,
    },
    now,
  );
  return row;
}
