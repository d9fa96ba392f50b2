import {
  changePayments,
  connectStripe,
  createItem,
  deleteItem,
  disconnectStripe,
  listCollections,
  listPayments,
  readItem,
  readServiceSecret,
  readShipping,
  readStripeAccount,
  readCheckoutSettings,
  readTaxes,
  writeItem,
  testRateService,
  testTaxService,
  writeShipping,
  writeCheckoutSettings,
  writeTaxes,
} from '@sitewright/contracts/api';
import { findShippingErrors } from '@sitewright/commerce/shipping';
import { findTaxErrors } from '@sitewright/commerce/tax';
import { workflowState } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { toUrlSlug } from '@sitewright/contracts/links';
import { isManualMethod, noManualPayment, type ItemDraft } from '@sitewright/contracts/entities';
import type { StoredItem, StorePayments } from '@sitewright/contracts/api';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { fakeRevision, conflictError, withRevision as revised } from './fake-revision.ts';
import { idOf, sampleStripeConnection } from './sample.ts';
import { pageOf, isDone, type FakeState } from './state.ts';

/** The payment methods of the shop, and how they are charged. */
const paymentsOf = ({ payments, capture, installments }: FakeState): StorePayments => ({
  rows: [...payments],
  capture,
  installments,
});

/** Applies the difference between the sent stock and the stock that was shown, as the server does. */
function withStockChanges(stored: StoredItem['product'], sent: ItemDraft['product']) {
  if (sent === null) return null;
  const stockById = new Map(stored?.variants.map(({ id, qtyInStock }) => [id, qtyInStock]));
  return {
    ...sent,
    variants: sent.variants.map(({ qtyBefore, ...variant }) => {
      const current = stockById.get(variant.id) ?? 0;
      const qtyInStock = Math.max(0, current + variant.qtyInStock - (qtyBefore ?? current));
      // The server generates the SKU of a variant without one.
      const sku = variant.sku === '' ? `SQ${variant.id.slice(0, 7)}` : variant.sku;
      return { ...variant, sku, qtyInStock };
    }),
  };
}

/** An item for its revision: the stock is ignored, because writes send differences. */
const withoutStock = (item: StoredItem) => ({
  ...item,
  product: item.product && {
    ...item.product,
    variants: item.product.variants.map((variant) => ({ ...variant, qtyInStock: 0 })),
  },
});
const withRevision = (item: StoredItem) => ({
  ...item,
  revision: fakeRevision(withoutStock(item)),
});

/** The error for a slug that another item of the collection uses, with that item's title; null if the slug is free. */
const slugError = (
  items: readonly StoredItem[],
  { id, collectionId, urlId }: Pick<StoredItem, 'id' | 'collectionId' | 'urlId'>,
) => {
  const existing = items.find(
    (item) => item.id !== id && item.collectionId === collectionId && item.urlId === urlId,
  );
  return existing === undefined
    ? null
    : err('alreadyExists', {
        errors: {
          urlId: `The item “${existing.title}” already uses /shop/${urlId}. Please choose another.`,
        },
      });
};

export function shopHandlers(state: FakeState): HttpHandler[] {
  return [
    answer(listCollections, ({ query }) => pageOf(state.collections, query)),
    answer(createItem, ({ params, body }) => {
      if (body.workflowState === workflowState.SCHEDULED && body.publishAt === null)
        return err('invalidRequest', {
          errors: { publishAt: 'Choose a moment in the future.' },
        });
      const created = {
        ...body,
        id: idOf('item', state.items.length + 1),
        collectionId: params.collectionId,
        recordType: 11,
        urlId: body.urlId ?? (toUrlSlug(body.title) || 'item'),
        product: withStockChanges(null, body.product),
      };
      const taken = slugError(state.items, created);
      if (taken !== null) return taken;
      state.items = [...state.items, created];
      return created;
    }),
    answer(readItem, ({ params }) => {
      const item = state.items.find(({ id }) => id === params.itemId);
      return item === undefined ? err('notFound') : withRevision(item);
    }),
    answer(writeItem, ({ params, body: { revision, ...body } }) => {
      const item = state.items.find(({ id }) => id === params.itemId);
      if (item === undefined) return err('notFound');
      const error = conflictError(revision, withoutStock(item));
      if (error !== null) return error;
      const product = withStockChanges(item.product, body.product);
      const updated = { ...item, ...body, product, urlId: body.urlId ?? item.urlId };
      const taken = slugError(state.items, updated);
      if (taken !== null) return taken;
      state.items = state.items.map((other) => (other === item ? updated : other));
      return withRevision(updated);
    }),
    answer(deleteItem, ({ params }) => {
      state.items = state.items.filter(({ id }) => id !== params.itemId);
      return isDone;
    }),
    answer(readShipping, () => revised(state.shipping)),
    answer(writeShipping, ({ body: { revision, ...shipping } }) => {
      const errors = findShippingErrors(shipping);
      if (Object.keys(errors).length > 0) return err('invalidRequest', { errors });
      const conflict = conflictError(revision, state.shipping);
      if (conflict !== null) return conflict;
      state.shipping = shipping;
      return revised(shipping);
    }),
    answer(readServiceSecret, ({ params }) => ({ secret: `secret-of-${params.serviceId}` })),
    answer(testRateService, ({ body: { url } }) =>
      url.includes('down')
        ? { rates: null, problem: 'unreachable' as const }
        : {
            rates: [{ name: 'Ground', estimate: '3 days', priceCents: 1295 }],
            problem: null,
          },
    ),
    answer(testTaxService, ({ body: { url, zip } }) =>
      url.includes('down')
        ? { rates: null, problem: 'unreachable' as const }
        : { rates: [{ name: `County of ${zip}`, ratePercent: 8.875 }], problem: null },
    ),
    answer(readTaxes, () => revised(state.taxes)),
    answer(writeTaxes, ({ body: { revision, ...taxes } }) => {
      const errors = findTaxErrors(taxes);
      if (Object.keys(errors).length > 0) return err('invalidRequest', { errors });
      const conflict = conflictError(revision, state.taxes);
      if (conflict !== null) return conflict;
      state.taxes = taxes;
      return revised(taxes);
    }),
    answer(readCheckoutSettings, () => revised(state.checkout)),
    answer(writeCheckoutSettings, ({ body: { revision, ...checkout } }) => {
      const conflict = conflictError(revision, state.checkout);
      if (conflict !== null) return conflict;
      state.checkout = checkout;
      return revised(checkout);
    }),
    answer(listPayments, () => paymentsOf(state)),
    answer(changePayments, ({ body }) => {
      if (!state.isLoginFresh) return err('freshLoginRequired');
      state.payments = state.payments.map((payment) => ({
        ...payment,
        isOffered: body.offered.includes(payment.id),
        ...(isManualMethod(payment.id)
          ? { manual: body.manual?.[payment.id] ?? payment.manual ?? noManualPayment }
          : {}),
      }));
      state.capture = body.capture ?? state.capture;
      if (body.installments !== undefined) state.installments = body.installments;
      return paymentsOf(state);
    }),
    answer(readStripeAccount, () => state.stripe),
    answer(connectStripe, ({ body: { secretKey, publishableKey } }) => {
      if (!state.isLoginFresh) return err('freshLoginRequired');
      if (!secretKey.startsWith('sk_test_'))
        return err('invalidRequest', {
          errors: { secretKey: 'Stripe does not accept this key.' },
        });
      const connection = { ...sampleStripeConnection, publishableKey };
      state.stripe = { ...state.stripe, connection };
      return state.stripe;
    }),
    answer(disconnectStripe, () => {
      if (!state.isLoginFresh) return err('freshLoginRequired');
      state.stripe = { ...state.stripe, connection: null };
      return state.stripe;
    }),
  ];
}
