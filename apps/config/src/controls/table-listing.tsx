import type { ReactNode } from 'react';
import type { ListRead } from '../composition/read-list.ts';
import { Card } from './card.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { Listing, type Nouns } from './listing.tsx';

/** A list as a table on a card, with how many rows there are and more of them on demand. */
export function TableListing<Row extends { readonly id: string }>({
  list,
  problem,
  caption,
  nouns,
  empty,
  columns,
}: {
  readonly list: ListRead<Row>;
  /** What is said when it cannot be read. */
  readonly problem: string;
  /** What the table is called. */
  readonly caption: string;
  readonly nouns: Nouns;
  /** What stands in its place when there is nothing in it. */
  readonly empty: ReactNode;
  readonly columns: readonly Column<Row>[];
}): ReactNode {
  return (
    <Listing list={list} problem={problem} nouns={nouns} empty={empty}>
      {(rows) => (
        <Card isFlush>
          <DataTable caption={caption} columns={columns} rows={rows} />
        </Card>
      )}
    </Listing>
  );
}
