import type { StoredItem } from '@sitewright/contracts/api';
import { revisionOf } from '../presentation/public.ts';

/** The revision of an item. Stock is not part of it, because it is written by difference. */
export function withItemRevision(item: StoredItem): StoredItem & { readonly revision: string } {
  const product = item.product && {
    ...item.product,
    variants: item.product.variants.map(({ qtyInStock: _pieces, ...variant }) => variant),
  };
  return { ...item, revision: revisionOf({ ...item, product }) };
}
