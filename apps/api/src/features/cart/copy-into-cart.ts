import { err, type ErrorResult } from '@sitewright/contracts/errors';
import {
  findCartById,
  insertGiftCardEntry,
  updateCart,
  writeEntry,
  type CartRow,
} from './cart.queries.ts';
import { lockVisitorCart, type CartScope } from './change-cart.ts';
import { listEntries, type EntryRow } from './offered.queries.ts';
import { startCart } from './visitor-cart.ts';

/** The quantity that can still be bought. */
const availableQuantity = ({ unlimited, qtyInStock, quantity }: EntryRow): number =>
  unlimited ? quantity : Math.min(quantity, qtyInStock);

const isSameGiftCard = (left: EntryRow, right: EntryRow): boolean =>
  left.variantId === right.variantId &&
  JSON.stringify(left.giftCard) === JSON.stringify(right.giftCard);

/**
 * Copies the content of another cart into the visitor's cart, and creates one if there is none. The other cart stays as
 * it is: it may be open in another browser. Of a product in both, the larger quantity counts, so that copying twice
 * changes nothing. Gift cards that pay, the address and the shipping are not copied.
 */
export async function copyIntoCart(
  scope: CartScope,
  sourceId: string,
): Promise<CartRow | ErrorResult> {
  const { tenant, services, now } = scope;
  const current = await lockVisitorCart(scope);
  const source = await findCartById(tenant, sourceId);
  if (source === null) return err('notFound');
  if (source.orderId !== null) return err('cartPurchased');
  if (current?.row.cartId === sourceId) return current.row;
  const isOpen = current?.row.orderId === null;
  const entries = isOpen ? current.entries : [];
  const row = isOpen ? current.row : await startCart(scope);
  for (const entry of await listEntries(tenant, sourceId, now)) {
    const available = availableQuantity(entry);
    if (available < 1) continue;
    const { variantId, giftCard } = entry;
    const added = { cartId: row.cartId, entryId: services.createId(), variantId };
    if (giftCard !== null) {
      if (!entries.some((other) => isSameGiftCard(other, entry)))
        await insertGiftCardEntry(tenant, { ...added, quantity: available, giftCard });
      continue;
    }
    const before = entries.find(
      (other) => other.giftCard === null && other.variantId === variantId,
    );
    await writeEntry(tenant, { ...added, quantity: Math.max(available, before?.quantity ?? 0) });
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
