import {
  changePayments,
  createItem,
  deleteItem,
  fulfilOrder,
  listCollections,
  listItems,
  listOrders,
  listPayments,
  readItem,
  readOrder,
  writeItem,
} from '@sitewright/contracts/api';
import { workflowState } from '@sitewright/contracts/codes';
import { err } from '@sitewright/contracts/errors';
import { toUrlSlug } from '@sitewright/contracts/links';
import type { ItemDraft, ItemSummary } from '@sitewright/contracts/entities';
import type { StoredItem } from '@sitewright/contracts/api';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import { fakeRevision, staleError } from './fake-revision.ts';
import { idOf } from './sample.ts';
import { pageOf, isDone, type FakeState } from './state.ts';

const summaryOf = (item: StoredItem): ItemSummary => ({
  id: item.id,
  collectionId: item.collectionId,
  recordType: item.recordType,
  title: item.title,
  urlId: item.urlId,
  workflowState: item.workflowState,
  publishAt: item.publishAt,
  image: null,
  priceCents: item.product?.variants[0]?.price ?? null,
  stock: item.product?.variants[0]?.qtyInStock ?? null,
  updatedAt: '2026-11-20T09:00:00.000Z',
});

/** The stock changes by the difference to the shown number, as on the server. */
function withStockChanges(stored: StoredItem['product'], sent: ItemDraft['product']) {
  if (sent === null) return null;
  const left = new Map(stored?.variants.map(({ id, qtyInStock }) => [id, qtyInStock]));
  return {
    ...sent,
    variants: sent.variants.map(({ qtyBefore, ...variant }) => {
      const now = left.get(variant.id) ?? 0;
      return { ...variant, qtyInStock: Math.max(0, now + variant.qtyInStock - (qtyBefore ?? now)) };
    }),
  };
}

/** An item as its revision sees it: stock changes by difference. */
const withoutStock = (item: StoredItem) => ({
  ...item,
  product: item.product && {
    ...item.product,
    variants: item.product.variants.map((variant) => ({ ...variant, qtyInStock: 0 })),
  },
});
const revised = (item: StoredItem) => ({ ...item, revision: fakeRevision(withoutStock(item)) });

/** Adds the item of the collection that has the slug already. */
const takenError = (
  items: readonly StoredItem[],
  { id, collectionId, urlId }: Pick<StoredItem, 'id' | 'collectionId' | 'urlId'>,
) => {
  const holder = items.find(
    (item) => item.id !== id && item.collectionId === collectionId && item.urlId === urlId,
  );
  return holder === undefined
    ? null
    : err('alreadyExists', {
        errors: {
          urlId: `The item “${holder.title}” already uses /shop/${urlId}. Please choose another.`,
        },
      });
};

export function shopHandlers(state: FakeState): HttpHandler[] {
  return [
    answer(listCollections, ({ query }) => pageOf(state.collections, query)),
    answer(listItems, ({ params, query }) =>
      pageOf(
        state.items
          .filter(({ collectionId }) => collectionId === params.collectionId)
          .filter(({ title, product }) =>
            [title, ...(product?.variants ?? []).map(({ sku }) => sku)].some((text) =>
              text.toLowerCase().includes((query.search ?? '').toLowerCase()),
            ),
          )
          .map(summaryOf),
        query,
      ),
    ),
    answer(createItem, ({ params, body }) => {
      if (body.workflowState === workflowState.SCHEDULED && body.publishAt === null)
        return err('invalidRequest', {
          errors: { publishAt: 'Choose a moment in the future.' },
        });
      const made = {
        ...body,
        id: idOf('item', state.items.length + 1),
        collectionId: params.collectionId,
        recordType: 11,
        urlId: body.urlId ?? (toUrlSlug(body.title) || 'item'),
      };
      const taken = takenError(state.items, made);
      if (taken !== null) return taken;
      state.items = [...state.items, made];
      return made;
    }),
    answer(readItem, ({ params }) => {
      const item = state.items.find(({ id }) => id === params.itemId);
      return item === undefined ? err('notFound') : revised(item);
    }),
    answer(writeItem, ({ params, body: { revision, ...body } }) => {
      const item = state.items.find(({ id }) => id === params.itemId);
      if (item === undefined) return err('notFound');
      const error = staleError(revision, withoutStock(item));
      if (error !== null) return error;
      const product = withStockChanges(item.product, body.product);
      const written = { ...item, ...body, product, urlId: body.urlId ?? item.urlId };
      const taken = takenError(state.items, written);
      if (taken !== null) return taken;
      state.items = state.items.map((other) => (other === item ? written : other));
      return revised(written);
    }),
    answer(deleteItem, ({ params }) => {
      state.items = state.items.filter(({ id }) => id !== params.itemId);
      return isDone;
    }),
    answer(listOrders, ({ query }) =>
      pageOf(
        state.orders.filter((order) => (query.state ?? order.state) === order.state),
        query,
      ),
    ),
    answer(
      readOrder,
      ({ params }) => state.orders.find(({ id }) => id === params.orderId) ?? err('notFound'),
    ),
    answer(fulfilOrder, ({ params }) => {
      const order = state.orders.find(({ id }) => id === params.orderId);
      if (order === undefined) return err('notFound');
      const fulfilled = { ...order, state: 'fulfilled' as const };
      state.orders = state.orders.map((other) => (other === order ? fulfilled : other));
      return fulfilled;
    }),
    answer(listPayments, () => ({ rows: state.payments })),
    answer(changePayments, ({ body }) => {
      if (!state.isLoginFresh) return err('freshLoginRequired');
      state.payments = state.payments.map((payment) => ({
        ...payment,
        isOffered: body.offered.includes(payment.id),
      }));
      return { rows: state.payments };
    }),
  ];
}
