import { abandonedCartViews, type AbandonedCartView } from '@sitewright/contracts/api';

/** Reads the part of the list that a URL names. */
export const readCartFilter = (
  search: Readonly<Record<string, unknown>>,
): { readonly view?: AbandonedCartView | undefined } => ({
  view: abandonedCartViews.find((view) => view === search['view']),
});
