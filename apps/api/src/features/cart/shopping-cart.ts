import { visitorText } from '@sitewright/blocks/texts';
import { findCheckoutMinimumError } from '@sitewright/commerce';
import { toProductTypeText, type ProductType } from '@sitewright/contracts/codes';
import type { CartEntry, ShoppingCart } from '@sitewright/contracts/entities';
import { toUrlPath } from '@sitewright/contracts/links';
import { format, Money, type CurrencyCode } from '@sitewright/money';
import type { Tenant } from '../../platform/database/index.ts';
import { errorText } from '../../platform/errors/error-text.ts';
import { findAssets } from '../assets/public.ts';
import { findPageLocations } from '../presentation/public.ts';
import {
  countDiscountUses,
  discountMessage,
  listCartDiscounts,
  withUses,
} from '../discounts/public.ts';
import { listGiftCardsOf } from '../gift-cards/public.ts';
import type { StoreRequest } from '../../platform/store-services/current-responses.ts';
import { listResponses } from '../../platform/store-services/service-responses.queries.ts';
import { variantText } from './cart-line.ts';
import { toPayingCards } from './paying-cards.ts';
import type { CartRow } from './cart.queries.ts';
import { customerOf } from './customer-of.ts';
import { cartVersion } from './cart-version.ts';
import { answerTexts, fieldsOf, isAnswered } from './entry-answers.ts';
import { countEntries, listEntries, type EntryRow } from './offered.queries.ts';
import { priceEntries, type PricedCart } from './price-entries.ts';
import { dueRequestsOf, respondedBy, serviceRequestsOf } from './service-requests.ts';
import { isUnknownState } from './state-purpose.ts';
import { readStoreSettings, type StoreSettings } from './store-settings.ts';

/** A cart with its entries and prices, for pages and for orders. */
export interface ReadCart extends PricedCart {
  readonly row: CartRow;
  readonly entries: readonly EntryRow[];
  readonly settings: StoreSettings;
  /** What services have to be asked before the amounts are current. */
  readonly dueRequests: readonly StoreRequest[];
  /** Whether one of them was never asked. */
  readonly isUnasked: boolean;
}

/** Reads the entries of a cart and prices them for the buyer's location. */
export async function readCart(tenant: Tenant, row: CartRow, now: Date): Promise<ReadCart> {
  const [settings, entries, discounts, giftCards] = await Promise.all([
    readStoreSettings(tenant),
    listEntries(tenant, row.cartId, now),
    listCartDiscounts(tenant, row.coupons, now),
    listGiftCardsOf(tenant, row.giftCards, now),
  ]);
  const customer = customerOf(row);
  const uses = await countDiscountUses(tenant, discounts, customer === undefined ? [] : [customer]);
  const location = row.shippingLocation ?? undefined;
  const requests = serviceRequestsOf({ entries, settings, location });
  const responses = await listResponses(tenant, [...requests.rates, ...requests.taxes]);
  const priced = priceEntries({
    entries,
    settings,
    location,
    shippingOptionId: row.shippingOptionId,
    vatNumber: row.vatNumber,
    codes: row.coupons,
    discounts: withUses(discounts, uses, customer),
    customer,
    giftCards: toPayingCards(row.giftCards, giftCards, settings.currency),
    ...respondedBy(requests, settings, responses, now),
    now,
  });
  const dueRequests = dueRequestsOf(requests, settings, priced, responses, now);
  const isUnasked = dueRequests.some(({ hash }) => !responses.has(hash));
  return { row, entries, settings, dueRequests, isUnasked, ...priced };
}

/** What the seller of an entry needs to know, and what is known. */
function detailsOf(entry: EntryRow, locale: string): Pick<CartEntry, 'details'> {
  const fields = fieldsOf(entry);
  if (fields.length === 0) return {};
  return {
    details: {
      fields: [...fields],
      values: { ...entry.answers },
      answers: answerTexts(entry, locale),
      isComplete: isAnswered(entry, locale),
    },
  };
}

/** Says that a cart with entries is below the minimum of the store (CHECKOUT-10). */
function minimumMessageOf(
  subtotalCents: number,
  { checkoutMinimumCents, currency, locale }: StoreSettings,
): Pick<ShoppingCart, 'minimumMessage'> {
  const price = (cents: number) =>
    format(Money.fromCents(cents, currency as CurrencyCode), { locale });
  const error = findCheckoutMinimumError(subtotalCents, checkoutMinimumCents, price);
  return error === null ? {} : { minimumMessage: errorText(error, locale) };
}

/** A cart for pages and calls, with the images and URLs of its items. */
export async function toShoppingCart(
  tenant: Tenant,
  { row, entries, settings, totals, rejectedCodes, giftCards, ...shipping }: ReadCart,
): Promise<ShoppingCart> {
  const imageIds = entries.flatMap(({ imageId }) => imageId ?? []);
  const collectionIds = [...new Set(entries.map(({ collectionId }) => collectionId))];
  const [images, collectionPaths, storedCount] = await Promise.all([
    findAssets(tenant, imageIds),
    findPageLocations(tenant, { kind: 'live' }, { pageIds: [], collectionIds }),
    countEntries(tenant, row.cartId),
  ]);
  const pathOf = new Map(collectionPaths.map(({ collectionId, path }) => [collectionId, path]));
  const paidBy = new Map(
    totals.giftCardPayments.map(({ giftCardId, amountCents }) => [giftCardId, amountCents]),
  );
  const lines = new Map(totals.lines.map((line) => [line.id, line]));

  const toEntry = (entry: EntryRow): CartEntry => {
    const image = entry.imageId === null ? undefined : images.get(entry.imageId);
    const path = [pathOf.get(entry.collectionId) ?? '', entry.urlId];
    const subtotalCents = lines.get(entry.entryId)?.subtotalCents ?? 0;
    return {
      id: entry.entryId,
      itemId: entry.itemId,
      variantId: entry.variantId,
      title: entry.title,
      variant: variantText(entry),
      sku: entry.sku,
      path: toUrlPath(path.join('/')),
      ...(image === undefined ? {} : { image }),
      productType: toProductTypeText(entry.productType as ProductType) ?? 'paywall',
      price: subtotalCents / entry.quantity,
      quantity: entry.quantity,
      subtotalCents,
      ...(entry.unlimited ? {} : { stockLeft: entry.qtyInStock }),
      ...(entry.giftCard === null ? {} : { giftCard: entry.giftCard }),
      ...detailsOf(entry, settings.locale),
    };
  };
  return {
    id: row.cartId,
    websiteId: tenant.websiteId,
    orderId: row.orderId,
    created: row.createdAt.toISOString(),
    isPurchased: row.orderId !== null,
    currency: settings.currency,
    entries: entries.map(toEntry),
    shippingOptions: [...shipping.shippingOptions],
    ...(shipping.shippingGap === undefined ? {} : { shippingGap: shipping.shippingGap }),
    ...(shipping.shippingGapItems === undefined
      ? {}
      : { shippingGapItems: [...shipping.shippingGapItems] }),
    selectedShippingOption: shipping.selectedShippingOption ?? null,
    shippingLocation: row.shippingLocation,
    ...(row.shippingLocation !== null && isUnknownState(row.shippingLocation, settings)
      ? { stateError: visitorText(settings.locale)('checkout.stateUnknown') }
      : {}),
    applicableTaxRules: totals.applicableTaxRules.map((rule) => ({ ...rule })),
    coupons: [...row.coupons],
    validCoupons: [...totals.validCoupons],
    invalidCoupons: [...totals.invalidCoupons],
    discounts: totals.discounts
      .filter(({ code, amountCents }) => code !== null || amountCents > 0)
      .map(({ code, label, amountCents }) => ({ code, label, amountCents })),
    rejectedCodes: rejectedCodes.map(({ code, reason, discount }) => ({
      code,
      reason,
      message: discountMessage(code, reason, discount, settings),
    })),
    subtotalCents: totals.subtotalCents,
    taxCents: totals.taxCents,
    shippingCostCents: totals.shippingCostCents,
    discountCents: totals.discountCents,
    reverseChargeCents: totals.reverseChargeCents,
    grandTotalCents: totals.grandTotalCents,
    giftCards: giftCards.map(({ id, label, balanceCents }) => ({
      id,
      label,
      balanceCents,
      amountCents: paidBy.get(id) ?? 0,
    })),
    payableCents: totals.payableCents,
    totalQuantity: totals.totalQuantity,
    hasDigital: totals.hasDigital,
    purelyDigital: totals.purelyDigital,
    requiresShipping: totals.requiresShipping,
    ...minimumMessageOf(totals.subtotalCents, settings),
    ...(storedCount > entries.length ? { hasUnavailable: true } : {}),
    version: cartVersion({ entries, totals }),
  };
}
