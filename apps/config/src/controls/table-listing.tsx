import type { ReactNode } from 'react';
import type { ListRead } from '../api/read-list.ts';
import { Card } from './card.tsx';
import { DataTable, type Column, type SelectableRows } from './data-table.tsx';
import { Listing, type Nouns } from './listing.tsx';

/** A list as a table on a card, with its total and a button for more rows. */
export function TableListing<Row extends { readonly id: string }>({
  list,
  problem,
  caption,
  nouns,
  empty,
  columns,
  selectable,
}: {
  readonly list: ListRead<Row>;
  /** Shown when it cannot be loaded. */
  readonly problem: string;
  /** The name of the table. */
  readonly caption: string;
  readonly nouns: Nouns;
  /** Replaces an empty table. */
  readonly empty: ReactNode;
  readonly columns: readonly Column<Row>[];
  readonly selectable?: SelectableRows<Row> | undefined;
}): ReactNode {
  return (
    <Listing list={list} problem={problem} nouns={nouns} empty={empty}>
      {(rows) => (
        <Card isFlush>
          <DataTable caption={caption} columns={columns} rows={rows} selectable={selectable} />
        </Card>
      )}
    </Listing>
  );
}
