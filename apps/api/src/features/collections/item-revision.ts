import type { StoredItem } from '@sitewright/contracts/api';
import { revisionOf } from '../presentation/public.ts';

/** Adds the revision of an item. It does not depend on the stock, because writes change stock by a difference. */
export function withItemRevision(item: StoredItem): StoredItem & { readonly revision: string } {
  const product = item.product && {
    ...item.product,
    variants: item.product.variants.map(({ qtyInStock: _qtyInStock, ...variant }) => variant),
  };
  return { ...item, revision: revisionOf({ ...item, product }) };
}
