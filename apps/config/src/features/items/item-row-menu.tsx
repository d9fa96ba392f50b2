import type { ItemSummary } from '@sitewright/contracts/entities';
import { ArrowDown, ArrowUp, ArrowUpToLine, Copy, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionMenu, type MenuAction } from '../../controls/action-menu.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import type { MoveRow } from '../../controls/sortable-table.tsx';
import { productText } from '../../texts/product-text.ts';

/** The actions of a row in a list of items. */
export function ItemRowMenu({
  item: { id, title },
  rows,
  onMove,
  onDuplicate,
}: {
  readonly item: ItemSummary;
  /** The listed items, in their order. */
  readonly rows: readonly ItemSummary[];
  /** Undefined where the order cannot be changed. */
  readonly onMove: MoveRow | undefined;
  readonly onDuplicate: () => void;
}): ReactNode {
  const index = rows.findIndex((row) => row.id === id);
  const moveTo = (side: 'before' | 'after', anchor: ItemSummary | undefined) => {
    if (anchor !== undefined) void onMove?.(id, side, anchor.id);
  };
  const moves: readonly MenuAction[] = [
    {
      id: 'top',
      label: productText('products.moveToTop'),
      icon: <ArrowUpToLine aria-hidden="true" />,
      isDisabled: index === 0,
      run: () => moveTo('before', rows[0]),
    },
    {
      id: 'up',
      label: productText('products.moveUp'),
      icon: <ArrowUp aria-hidden="true" />,
      isDisabled: index === 0,
      run: () => moveTo('before', rows[index - 1]),
    },
    {
      id: 'down',
      label: productText('products.moveDown'),
      icon: <ArrowDown aria-hidden="true" />,
      isDisabled: index === rows.length - 1,
      run: () => moveTo('after', rows[index + 1]),
    },
  ];
  return (
    <ActionMenu
      label={title}
      trigger={
        <IconButton label={productText('products.actionsFor', { name: title })} size="small">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      actions={[
        {
          id: 'duplicate',
          label: productText('products.duplicate'),
          icon: <Copy aria-hidden="true" />,
          run: onDuplicate,
        },
        ...(onMove === undefined ? [] : moves),
      ]}
    />
  );
}
