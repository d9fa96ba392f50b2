import { workflowState } from '@sitewright/contracts/codes';
import type { StoredItem } from '@sitewright/contracts/api';
import type { ItemDraft } from '@sitewright/contracts/entities';

const maxTitleLength = 200;
const titleSuffix = ' (copy)';

const copyTitle = (title: string): string =>
  `${title.slice(0, maxTitleLength - titleSuffix.length).replace(/[\uD800-\uDBFF]$/, '')}${titleSuffix}`;

/** The draft of an item's copy, without a slug. The server gives its variants their ids and SKUs. */
export function duplicateDraft(item: StoredItem, withStock: boolean): ItemDraft {
  const {
    id: _id,
    collectionId: _collectionId,
    recordType: _recordType,
    urlId: _urlId,
    product,
    ...draft
  } = item;
  return {
    ...draft,
    title: copyTitle(item.title),
    workflowState: workflowState.DRAFT,
    publishAt: null,
    product: product && {
      ...product,
      variants: product.variants.map((variant) => ({
        ...variant,
        sku: '',
        // Pieces that are owed to buyers of the original are not owed for its copy.
        qtyInStock: withStock ? Math.max(0, variant.qtyInStock) : 0,
      })),
    },
  };
}
