import { variantName } from '@sitewright/commerce/variants';
import type { VariantDraft } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../controls/confirm-dialog.tsx';

const listedCount = 6;

const describe = (variant: VariantDraft): string => {
  const stock =
    variant.unlimited || !(variant.qtyInStock > 0) ? '' : ` (${variant.qtyInStock} in stock)`;
  return `${variantName(variant) || 'the variant without options'}${stock}`;
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
  const more = count > listedCount ? ` and ${(count - listedCount).toLocaleString('en')} more` : '';
  return (
    <ConfirmDialog
      title={count === 1 ? 'Remove 1 variant?' : `Remove ${count.toLocaleString('en')} variants?`}
      action="Remove"
      isOpen={count > 0}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {names}
      {more}. Their prices and stock are lost when you save. Existing orders stay unchanged.
    </ConfirmDialog>
  );
}
