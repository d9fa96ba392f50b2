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
    toast.success(`${copy.title} is saved`);
    onClose();
    await navigate({
      to: isProduct ? '/$identifier/products/$itemId' : '/$identifier/content/$itemId',
      params: { identifier, itemId: copy.id },
      search: {},
    });
  }
  return (
    <FormDialog
      title={`Duplicate ${title}`}
      action="Duplicate"
      size="small"
      isPending={send.isPending}
      error={send.error}
      onSubmit={() => void duplicate()}
      onClose={onClose}
    >
      <p>
        {isProduct
          ? 'The copy is hidden until you publish it. It gets new SKUs, and has no reviews.'
          : 'The copy is a draft until you publish it.'}
      </p>
      {hasStock && (
        <SwitchField
          label="Copy the stock"
          help="Otherwise the copy has nothing in stock."
          isOn={withStock}
          onChange={setWithStock}
        />
      )}
    </FormDialog>
  );
}
