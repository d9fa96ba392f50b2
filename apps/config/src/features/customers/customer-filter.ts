import {
  customerSorts,
  customerViews,
  type CustomerSort,
  type CustomerView,
} from '@sitewright/contracts/api';

/** The part of the list that a URL names. */
export interface CustomerFilter {
  readonly view?: CustomerView | undefined;
  readonly sort?: CustomerSort | undefined;
}

/** Reads it from the search parameters of the URL. */
export const readCustomerFilter = (search: Readonly<Record<string, unknown>>): CustomerFilter => ({
  view: customerViews.find((view) => view === search['view']),
  sort: customerSorts.find((sort) => sort === search['sort']),
});
