import { visitorText } from '@sitewright/blocks/texts';
import { findStockError } from '@sitewright/commerce';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import type { GiftCardWish } from '@sitewright/contracts/entities';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../../platform/database/index.ts';
import { languageOf } from '../../platform/routing/language-of.ts';
import type { Services } from '../../platform/services.ts';
import {
  deleteEntry,
  findCart,
  insertGiftCardEntry,
  updateCart,
  updateEntryQuantity,
  writeEntry,
  type CartChange,
  type CartRow,
} from './cart.queries.ts';
import { fieldsOf, readAnswers, type AnswerInputs } from './entry-answers.ts';
import { hasMaxGiftCards } from './entry-limits.ts';
import {
  findOffered,
  listEntriesOfCarts,
  type EntryRow,
  type OfferedVariant,
} from './offered.queries.ts';
import { cartTokenHash, startCart } from './visitor-cart.ts';
import { writeAnswered } from './write-answered.ts';

/** What a change of the visitor's cart needs. Each change runs in one transaction that locks the cart. */
export interface CartScope {
  readonly tenant: Tenant;
  readonly websiteId: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
  readonly now: Date;
}

/** The maximum quantity of one variant in a cart. */
const maxQuantity = 9999;

/** CART-21: a quantity above the stock is rejected with the available quantity. */
function findQuantityError(
  variant: OfferedVariant,
  quantity: number,
  locale: string,
): ErrorResult | null {
  if (quantity > maxQuantity) {
    const max = new Intl.NumberFormat(locale).format(maxQuantity);
    const text = visitorText(locale)('product.quantityTooLarge', { max });
    return err('invalidRequest', { errors: { quantity: text } });
  }
  const rejected = findStockError(variant, quantity);
  if (rejected === null) return null;
  const { variantId, title } = variant;
  return { ...rejected, detail: { ...rejected.detail, variantId, title } };
}

interface LockedCart {
  readonly row: CartRow;
  readonly entries: readonly EntryRow[];
}

/** The visitor's locked cart with its entries; null if there is none. */
export async function lockVisitorCart(scope: CartScope): Promise<LockedCart | null> {
  const { tenant, request, services, now } = scope;
  const hash = cartTokenHash(request, services);
  if (hash === undefined) return null;
  // Queries of a transaction run in this order: the entries are read once the cart is locked.
  const [row, entries] = await Promise.all([
    findCart(tenant, hash, true),
    listEntriesOfCarts(tenant, [hash], now),
  ]);
  return row === null ? null : { row, entries: entries.get(row.cartId) ?? [] };
}

/** Like `lockVisitorCart`, but with an error if there is none or it is purchased: then it cannot change (CART-15). */
export async function openCart(
  scope: CartScope,
  missing: 'notFound' | 'cartExpired' = 'notFound',
): Promise<LockedCart | ErrorResult> {
  const cart = await lockVisitorCart(scope);
  if (cart === null) return err(missing);
  return cart.row.orderId === null ? cart : err('cartPurchased');
}

/** How many pieces of a variant are in a cart, in all entries except one. */
const quantityOf = (
  entries: readonly EntryRow[],
  variantId: string,
  exceptEntryId?: string,
): number =>
  entries
    .filter((entry) => entry.variantId === variantId && entry.entryId !== exceptEntryId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** A variant to add. Without answers, a service is added as one whose details are missing. */
interface Addition {
  readonly variantId: string;
  readonly quantity: number;
  readonly answers?: AnswerInputs | undefined;
}

/** Adds a variant to the visitor's cart; creates a cart if there is none, or after a purchase. */
export async function addToCart(
  scope: CartScope,
  { variantId, quantity, answers: inputs }: Addition,
  into: 'presentCart' | 'newCart' = 'presentCart',
): Promise<CartRow | ErrorResult> {
  const { tenant, websiteId, services, now } = scope;
  const [variant, current] = await Promise.all([
    findOffered(tenant, variantId, now),
    into === 'newCart' ? null : lockVisitorCart(scope),
  ]);
  if (variant === null) return err('notFound');
  const isOpen = current?.row.orderId === null;
  const entries = isOpen ? current.entries : [];
  const locale = languageOf(scope.request);
  const total = quantityOf(entries, variantId) + quantity;
  const rejected = findQuantityError(variant, total, locale);
  if (rejected !== null) return rejected;
  const fields = fieldsOf(variant);
  const answers =
    inputs === undefined || fields.length === 0 ? null : readAnswers(fields, inputs, locale);
  if (isErrorResult(answers)) return answers;

  const row = isOpen ? current.row : await startCart(scope);
  if (answers !== null)
    return writeAnswered(
      { tenant, createId: services.createId },
      { row, entries },
      { variantId, quantity, answers },
    );
  const before =
    entries.find(
      (entry) => entry.variantId === variantId && entry.giftCard === null && entry.answers === null,
    )?.quantity ?? 0;
  const entryId = services.createId();
  const entry = { websiteId, cartId: row.cartId, entryId, variantId };
  await writeEntry(tenant, { ...entry, quantity: before + quantity });
  return row;
}

/**
 * Adds a gift card for a recipient to the visitor's cart; creates a cart if there is none, after a purchase, or if only the
 * card is bought.
 */
export async function addGiftCardToCart(
  scope: CartScope,
  variantId: string,
  giftCard: GiftCardWish,
  into: 'presentCart' | 'newCart' = 'presentCart',
): Promise<CartRow | ErrorResult> {
  const { tenant, services, now } = scope;
  const [variant, current] = await Promise.all([
    findOffered(tenant, variantId, now),
    into === 'newCart' ? null : lockVisitorCart(scope),
  ]);
  if (variant === null) return err('notFound');
  const rejected = findQuantityError(variant, 1, languageOf(scope.request));
  if (rejected !== null) return rejected;
  const open = current?.row.orderId === null ? current : null;
  if (open !== null && hasMaxGiftCards(open.entries)) return err('limitReached');
  const row = open?.row ?? (await startCart(scope));
  const entry = { cartId: row.cartId, entryId: services.createId(), variantId, quantity: 1 };
  await insertGiftCardEntry(tenant, { ...entry, giftCard });
  return row;
}

/** Sets the quantity of an entry; 0 removes it. */
export async function setQuantity(
  scope: CartScope,
  entryId: string,
  quantity: number,
): Promise<CartRow | ErrorResult> {
  const { tenant } = scope;
  const cart = await openCart(scope);
  if (isErrorResult(cart)) return cart;
  const { row, entries } = cart;
  if (quantity === 0) {
    await deleteEntry(tenant, row.cartId, entryId);
    return row;
  }
  const entry = entries.find(({ entryId: id }) => id === entryId);
  if (entry === undefined) return err('notFound');
  const others = quantityOf(entries, entry.variantId, entryId);
  const rejected = findQuantityError(entry, others + quantity, languageOf(scope.request));
  if (rejected !== null) return rejected;
  await updateEntryQuantity(tenant, entryId, quantity);
  return row;
}

/**
 * Changes address, shipping, codes and buyer of the cart. A function returns the change of the locked cart. Used by the
 * checkout, where a missing cart has expired.
 */
export async function changeCart(
  scope: CartScope,
  changeOf: CartChange | ((row: CartRow) => CartChange | ErrorResult),
): Promise<CartRow | ErrorResult> {
  const cart = await openCart(scope, 'cartExpired');
  if (isErrorResult(cart)) return cart;
  const { row } = cart;
  const change = typeof changeOf === 'function' ? changeOf(row) : changeOf;
  if (isErrorResult(change)) return change;
  await updateCart(scope.tenant, row.cartId, change, scope.now);
  return { ...row, ...change };
}
