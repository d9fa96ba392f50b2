import type { StoredItem } from '@sitewright/contracts/api';
import { revisionOf } from '../presentation/public.ts';

/** An item as it is read to be written back. Pieces in stock do not count: they are written by difference. */
export function withItemRevision(item: StoredItem): StoredItem & { readonly revision: string } {
  const product = item.product && {
    ...item.product,
    variants: item.product.variants.map(({ qtyInStock: _pieces, ...variant }) => variant),
  };
  return { ...item, revision: revisionOf({ ...item, product }) };
}
