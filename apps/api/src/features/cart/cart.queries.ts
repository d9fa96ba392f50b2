import type { GiftCardWish, ShippingLocation } from '@sitewright/contracts/entities';
import type { FormValues } from '@sitewright/form-runtime';
import type { Selectable } from 'kysely';
import type { Database, Tenant } from '../../platform/database/index.ts';

export interface CartRow {
  readonly cartId: string;
  readonly shippingLocation: ShippingLocation | null;
  readonly shippingOptionId: string | null;
  readonly vatNumber: string | null;
  /** The entered discount codes. */
  readonly coupons: readonly string[];
  /** The buyer's email address as far as the checkout knows it. */
  readonly buyerEmail: string | null;
  /** The ids of the gift cards that pay for it, in the order of entry. */
  readonly giftCards: readonly string[];
  readonly orderId: string | null;
  readonly createdAt: Date;
}

const cartColumns = [
  'cartId',
  'shippingLocation',
  'shippingOptionId',
  'vatNumber',
  'coupons',
  'buyerEmail',
  'giftCards',
  'orderId',
  'createdAt',
] as const;

export type StoredCart = Pick<Selectable<Database['carts']>, (typeof cartColumns)[number]>;

export const toCart = (row: StoredCart): CartRow => ({
  ...row,
  shippingLocation: row.shippingLocation as ShippingLocation | null,
});

/** The cart of a token; with `lock`, other changes of the cart wait. */
export async function findCart(
  tenant: Tenant,
  tokenHash: Uint8Array,
  lock = false,
): Promise<CartRow | null> {
  const query = tenant.selectFrom('carts').where('tokenHash', '=', tokenHash).select(cartColumns);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : toCart(row);
}

/** The cart with an id; null if it was deleted. */
export async function findCartById(tenant: Tenant, cartId: string): Promise<CartRow | null> {
  const row = await tenant
    .selectFrom('carts')
    .where('cartId', '=', cartId)
    .select(cartColumns)
    .executeTakeFirst();
  return row === undefined ? null : toCart(row);
}

interface NewCart {
  readonly cartId: string;
  readonly tokenHash: Uint8Array;
  readonly now: Date;
}

export async function insertCart(
  tenant: Tenant,
  { cartId, tokenHash, now }: NewCart,
): Promise<CartRow> {
  await tenant
    .insertInto('carts')
    .values({
      cartId,
      tokenHash,
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  const unset = { shippingLocation: null, shippingOptionId: null, vatNumber: null, orderId: null };
  return { cartId, ...unset, coupons: [], buyerEmail: null, giftCards: [], createdAt: now };
}

interface EntryWrite {
  readonly cartId: string;
  /** The id of a new entry; an existing one keeps its id. */
  readonly entryId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Sets the quantity of a variant in a cart. Gift cards for a recipient are entries of their own. */
export async function writeEntry(tenant: Tenant, entry: EntryWrite): Promise<void> {
  await tenant
    .insertInto('cartEntries')
    .values({
      entryId: entry.entryId,
      cartId: entry.cartId,
      variantId: entry.variantId,
      quantity: entry.quantity,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['websiteId', 'cartId', 'variantId'])
        .where('giftCard', 'is', null)
        .where('answers', 'is', null)
        .doUpdateSet({ quantity: entry.quantity }),
    )
    .execute();
}

/** Adds a gift card for a recipient. */
export async function insertGiftCardEntry(
  tenant: Tenant,
  entry: EntryWrite & { readonly giftCard: GiftCardWish },
): Promise<void> {
  await tenant
    .insertInto('cartEntries')
    .values({ ...entry, giftCard: JSON.stringify(entry.giftCard) })
    .execute();
}

/** Adds a service with what its seller needs to know. */
export async function insertAnsweredEntry(
  tenant: Tenant,
  entry: EntryWrite & { readonly answers: FormValues },
): Promise<void> {
  await tenant
    .insertInto('cartEntries')
    .values({ ...entry, answers: JSON.stringify(entry.answers) })
    .execute();
}

export async function updateEntryAnswers(
  tenant: Tenant,
  entryId: string,
  answers: FormValues,
): Promise<void> {
  await tenant
    .updateTable('cartEntries')
    .set({ answers: JSON.stringify(answers) })
    .where('entryId', '=', entryId)
    .execute();
}

/** Sets the quantity of an entry. */
export async function updateEntryQuantity(
  tenant: Tenant,
  entryId: string,
  quantity: number,
): Promise<void> {
  await tenant
    .updateTable('cartEntries')
    .set({ quantity })
    .where('entryId', '=', entryId)
    .execute();
}

export async function deleteEntry(tenant: Tenant, cartId: string, entryId: string): Promise<void> {
  await tenant
    .deleteFrom('cartEntries')
    .where('cartId', '=', cartId)
    .where('entryId', '=', entryId)
    .execute();
}

export interface CartChange {
  readonly shippingLocation?: ShippingLocation | null;
  readonly shippingOptionId?: string | null;
  readonly vatNumber?: string | null;
  readonly coupons?: readonly string[];
  readonly buyerEmail?: string | null;
  readonly giftCards?: readonly string[];
  readonly acceptsMarketing?: boolean;
  /** The abandoned cart whose content was copied. */
  readonly recoversCartId?: string;
}

export async function updateCart(
  tenant: Tenant,
  cartId: string,
  change: CartChange,
  now: Date,
): Promise<void> {
  const { shippingLocation, shippingOptionId, vatNumber, coupons, buyerEmail, giftCards } = change;
  const { acceptsMarketing, recoversCartId } = change;
  await tenant
    .updateTable('carts')
    .set({
      updatedAt: now,
      ...(shippingLocation === undefined
        ? {}
        : {
            shippingLocation: shippingLocation === null ? null : JSON.stringify(shippingLocation),
          }),
      ...(shippingOptionId === undefined ? {} : { shippingOptionId }),
      ...(vatNumber === undefined ? {} : { vatNumber }),
      ...(coupons === undefined ? {} : { coupons: [...coupons] }),
      ...(buyerEmail === undefined ? {} : { buyerEmail }),
      ...(giftCards === undefined ? {} : { giftCards: [...giftCards] }),
      ...(recoversCartId === undefined ? {} : { recoversCartId }),
      ...(acceptsMarketing === undefined
        ? {}
        : { marketingAcceptedAt: acceptsMarketing ? now : null }),
    })
    .where('cartId', '=', cartId)
    .execute();
}
