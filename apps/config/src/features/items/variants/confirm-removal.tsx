import { variantName } from '@sitewright/commerce/variants';
import type { VariantDraft } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../controls/confirm-dialog.tsx';
import { productText } from '../../../texts/product-text.ts';

const listedCount = 6;

const describe = (variant: VariantDraft): string => {
  const name = variantName(variant) || productText('products.withoutOptions');
  return variant.unlimited || !(variant.qtyInStock > 0)
    ? name
    : productText('products.variantInStock', { name, count: variant.qtyInStock });
};

/** Asks before variants are removed, and names them with their stock. */
export function ConfirmRemoval({
  removed,
  onConfirm,
  onClose,
}: {
  /** Empty: there is nothing to confirm. */
  readonly removed: readonly VariantDraft[];
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const count = removed.length;
  const names = removed.slice(0, listedCount).map(describe).join('; ');
  const all =
    count > listedCount
      ? productText('products.andMore', { names, count: count - listedCount })
      : names;
  return (
    <ConfirmDialog
      title={productText('products.removeVariants', { count })}
      action={productText('products.remove')}
      isOpen={count > 0}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {productText('products.removeVariantsText', { names: all })}
    </ConfirmDialog>
  );
}
