import { Link } from '@tanstack/react-router';
import { listProductImports } from '@sitewright/contracts/api';
import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useList, type RowOf } from '../../api/read-list.ts';
import { Badge } from '../../controls/badge.tsx';
import { belowClass, rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { TableListing } from '../../controls/table-listing.tsx';
import { formatDateTime } from '../../format/date-times.ts';
import { useSite } from '../../shell/site/site.ts';
import { stateLabels, stateTones } from './import-labels.ts';

const columns = (identifier: string): readonly Column<RowOf<typeof listProductImports>>[] => [
  {
    title: 'File',
    nameOf: ({ fileName }) => fileName,
    cell: ({ id, fileName, createdAt }) => (
      <>
        <Link
          to="/$identifier/products/import"
          params={{ identifier }}
          search={{ import: id }}
          className={rowLinkClass}
        >
          {fileName}
        </Link>
        <span className={belowClass}>{formatDateTime(createdAt)}</span>
      </>
    ),
  },
  {
    title: 'Date',
    kind: 'quiet',
    isWide: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  { title: 'By', kind: 'quiet', isWide: true, cell: ({ createdBy }) => createdBy },
  {
    title: 'Status',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>,
  },
];

/** Earlier imports, which can be undone. */
export function ImportHistory(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const list = useList(listProductImports, { params: { websiteId } });
  if (list.data?.rows.length === 0) return null;
  return (
    <section>
      <h2>Earlier imports</h2>
      <TableListing
        list={list}
        problem="The imports could not be loaded."
        caption="Earlier imports"
        nouns={['import', 'imports']}
        empty={
          <EmptyState icon={<FileUp />} title="No imports">
            Imports appear here for 90 days, and can be undone.
          </EmptyState>
        }
        columns={columns(identifier)}
      />
    </section>
  );
}
