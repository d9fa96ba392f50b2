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
import { productText } from '../../texts/product-text.ts';
import { stateLabel, stateTones } from './import-labels.ts';

const columns = (identifier: string): readonly Column<RowOf<typeof listProductImports>>[] => [
  {
    title: productText('products.file'),
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
    title: productText('products.date'),
    kind: 'quiet',
    isWide: true,
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    title: productText('products.importedBy'),
    kind: 'quiet',
    isWide: true,
    cell: ({ createdBy }) => createdBy,
  },
  {
    title: productText('products.status'),
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateLabel(state)}</Badge>,
  },
];

/** Earlier imports, which can be undone. */
export function ImportHistory(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const list = useList(listProductImports, { params: { websiteId } });
  if (list.data?.rows.length === 0) return null;
  return (
    <section>
      <h2>{productText('products.earlierImports')}</h2>
      <TableListing
        list={list}
        problem={productText('products.importsNotLoaded')}
        caption={productText('products.earlierImports')}
        nouns={[productText('products.nounImport'), productText('products.nounImports')]}
        empty={
          <EmptyState icon={<FileUp />} title={productText('products.noImports')}>
            {productText('products.noImportsText')}
          </EmptyState>
        }
        columns={columns(identifier)}
      />
    </section>
  );
}
