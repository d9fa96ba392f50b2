import { useNavigate } from '@tanstack/react-router';
import {
  duplicateItem,
  listCollections,
  listItems,
  readItemFacets,
} from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { FormDialog } from '../../controls/form-dialog.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';

/** Makes a copy of an item and opens it. */
export function DuplicateDialog({
  item: { id: itemId, title },
  isProduct,
  hasStock,
  onClose,
}: {
  readonly item: { readonly id: string; readonly title: string };
  readonly isProduct: boolean;
  /** Whether its stock is tracked. */
  readonly hasStock: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const navigate = useNavigate();
  const [withStock, setWithStock] = useState(false);
  const send = useSend(duplicateItem, [listItems, listCollections, readItemFacets]);

  async function duplicate() {
    const params = { websiteId, itemId };
    const copy = await send.mutateAsync({ params, body: { withStock } }).catch(() => null);
    if (copy === null) return;
    toast.success(productText('products.saved', { name: copy.title }));
    onClose();
    await navigate({
      to: isProduct ? '/$identifier/products/$itemId' : '/$identifier/content/$itemId',
      params: { identifier, itemId: copy.id },
      search: {},
    });
  }
  return (
    <FormDialog
      title={productText('products.duplicateName', { name: title })}
      action={productText('products.duplicate')}
      size="small"
      isPending={send.isPending}
      error={send.error}
      onSubmit={() => void duplicate()}
      onClose={onClose}
    >
      <p>
        {productText(isProduct ? 'products.duplicateProductText' : 'products.duplicateItemText')}
      </p>
      {hasStock && (
        <SwitchField
          label={productText('products.copyStock')}
          help={productText('products.copyStockHelp')}
          isOn={withStock}
          onChange={setWithStock}
        />
      )}
    </FormDialog>
  );
}
