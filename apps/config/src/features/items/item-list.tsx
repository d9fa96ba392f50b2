import {
  listItems,
  moveItem,
  type Collection,
  type EndpointResponse,
} from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import type { ItemSummary } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import type { ListRead } from '../../api/read-list.ts';
import { useSend } from '../../api/read.ts';
import { Card } from '../../controls/card.tsx';
import { DataTable } from '../../controls/data-table.tsx';
import { Listing } from '../../controls/listing.tsx';
import { Problem } from '../../controls/problem.tsx';
import type { RowSelection } from '../../controls/row-selection.ts';
import { SortableTable, type MoveRow } from '../../controls/sortable-table.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { itemColumns } from './item-columns.tsx';
import { isFiltered, type ItemFilter } from './item-filter.ts';
import { ItemRowMenu } from './item-row-menu.tsx';

const titleOf = ({ title }: ItemSummary): string => title;

/** The items of a collection. In manual order, its rows can be moved. */
export function ItemList({
  list,
  collection,
  filter,
  mayWrite,
  selection,
  problem,
  empty,
}: {
  readonly list: ListRead<ItemSummary>;
  /** Undefined while it is loading. */
  readonly collection: Collection | undefined;
  readonly filter: ItemFilter;
  readonly mayWrite: boolean;
  /** Undefined where items cannot be selected. */
  readonly selection: RowSelection | undefined;
  readonly problem: string;
  readonly empty: ReactNode;
}): ReactNode {
  const site = useSite();
  const [copied, setCopied] = useState<ItemSummary | null>(null);
  const move = useSend(moveItem, [listItems]);
  const isShop = collection?.type === collectionType.PRODUCTS;
  // A part of the items has no order of its own, and events are ordered by their dates.
  const isSortable =
    mayWrite &&
    collection?.type !== collectionType.EVENTS &&
    (filter.sort ?? 'manual') === 'manual' &&
    !isFiltered(filter);
  const onMove: MoveRow = (
    itemId,
    side,
    anchorId,
  ): Promise<EndpointResponse<typeof moveItem> | null> =>
    move
      .mutateAsync({ params: { websiteId: site.id, itemId }, body: { anchorId, side } })
      .catch(() => null);
  const table = (rows: readonly ItemSummary[]) => ({
    rows,
    caption: productText(isShop ? 'products.title' : 'products.items'),
    columns: itemColumns(
      site,
      isShop,
      mayWrite
        ? (item) => (
            <ItemRowMenu
              {...{ item, rows }}
              onMove={isSortable ? onMove : undefined}
              onDuplicate={() => setCopied(item)}
            />
          )
        : undefined,
    ),
    selectable: selection === undefined ? undefined : { selection, nameOf: titleOf },
  });
  return (
    <>
      <Problem error={move.error} />
      <Listing
        list={list}
        problem={problem}
        nouns={
          isShop
            ? [productText('products.nounProduct'), productText('products.nounProducts')]
            : [productText('products.nounItem'), productText('products.nounItems')]
        }
        empty={empty}
      >
        {(rows) => (
          <Card isFlush>
            {isSortable && rows.length > 1 ? (
              <SortableTable {...table(rows)} nameOf={titleOf} onMove={onMove} />
            ) : (
              <DataTable {...table(rows)} />
            )}
          </Card>
        )}
      </Listing>
      {copied !== null && (
        <DuplicateDialog
          item={copied}
          isProduct={isShop}
          hasStock={copied.stock !== null}
          onClose={() => setCopied(null)}
        />
      )}
    </>
  );
}
