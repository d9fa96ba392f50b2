import { orderViews, type OrderView } from '@sitewright/contracts/api';

/** Which orders are listed. It is part of the URL, and J and K move within it. */
export interface OrderFilter {
  readonly view?: OrderView | undefined;
  readonly search?: string | undefined;
}

/** The filter in the query of a URL. */
export const readOrderFilter = (query: Readonly<Record<string, unknown>>): OrderFilter => {
  const { search } = query;
  return {
    view: orderViews.find((view) => view === query['view']),
    // The router parses a number such as 1042.
    search: ['string', 'number'].includes(typeof search) ? String(search) : undefined,
  };
};

/** The search of the list: its filter, and whether its owner is asked to confirm the removal of demo data. */
export interface OrdersSearch extends OrderFilter {
  readonly dialog?: 'removeDemo' | undefined;
}

export const readOrdersSearch = (query: Readonly<Record<string, unknown>>): OrdersSearch => ({
  ...readOrderFilter(query),
  dialog: query['dialog'] === 'removeDemo' ? 'removeDemo' : undefined,
});

/** The query of the API for a filter. */
export const queryOf = ({ view, search = '' }: OrderFilter) => ({
  ...(view === undefined ? {} : { view }),
  ...(search.trim() === '' ? {} : { search: search.trim() }),
});

export const orderViewKeys = {
  toFulfill: 'orders.viewToFulfill',
  unpaid: 'orders.viewUnpaid',
  open: 'orders.viewOpenOrders',
  fulfilled: 'orders.viewFulfilled',
  cancelledOrRefunded: 'orders.viewCanceledOrRefunded',
} as const satisfies Record<OrderView, string>;
