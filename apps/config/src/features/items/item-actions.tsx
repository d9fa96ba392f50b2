import { readItemPath } from '@sitewright/contracts/api';
import { Copy, ExternalLink, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import type { EditedItem } from './item-draft.ts';
import styles from './items.module.css';

/** What can be done with a stored item besides saving it. */
export function ItemActions({
  itemId,
  stored,
  isDirty,
  onDelete,
}: {
  readonly itemId: string;
  readonly stored: EditedItem;
  readonly isDirty: boolean;
  readonly onDelete: () => void;
}): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const live = useRead(readItemPath, { params: { websiteId, itemId } });
  const path = live.data?.path ?? null;
  const [isDuplicating, setDuplicating] = useState(false);
  const { product, title } = stored;
  return (
    <>
      {path !== null && (
        <a
          href={`/visit/${identifier}?path=${encodeURIComponent(path)}`}
          target="_blank"
          rel="noreferrer"
          className={styles.view}
        >
          <ExternalLink size={14} aria-hidden="true" /> {productText('products.view')}
        </a>
      )}
      {/* The copy has what is stored. */}
      <Button
        icon={<Copy aria-hidden="true" />}
        isDisabled={isDirty}
        onPress={() => setDuplicating(true)}
      >
        {productText('products.duplicate')}
      </Button>
      <Button icon={<Trash2 aria-hidden="true" />} onPress={onDelete}>
        {productText('products.delete')}
      </Button>
      {isDuplicating && (
        <DuplicateDialog
          item={{ id: itemId, title }}
          isProduct={product !== null}
          hasStock={product?.variants.some(({ unlimited }) => !unlimited) ?? false}
          onClose={() => setDuplicating(false)}
        />
      )}
    </>
  );
}
