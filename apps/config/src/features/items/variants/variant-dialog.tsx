import { variantName } from '@sitewright/commerce/variants';
import type { VariantDraft } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Button } from '../../../controls/button.tsx';
import { Dialog } from '../../../controls/dialog.tsx';
import { productText } from '../../../texts/product-text.ts';
import { VariantFields } from './variant-fields.tsx';

/** All fields of one variant. Changes apply at once; the product is saved with its own button. */
export function VariantDialog({
  variant,
  imageIds,
  errors,
  isShipped,
  hasStock,
  onChange,
  onClose,
}: {
  readonly variant: VariantDraft;
  readonly imageIds: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly isShipped: boolean;
  readonly hasStock: boolean;
  readonly onChange: (variant: VariantDraft) => void;
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Dialog
      title={variantName(variant)}
      isOpen
      size="medium"
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {productText('products.done')}
        </Button>
      }
    >
      <VariantFields
        variant={variant}
        imageIds={imageIds}
        errorOf={(field) => errors[field]}
        isShipped={isShipped}
        hasStock={hasStock}
        onChange={onChange}
      />
    </Dialog>
  );
}
