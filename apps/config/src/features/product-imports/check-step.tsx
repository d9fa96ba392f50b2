import { Link } from '@tanstack/react-router';
import {
  listProductImports,
  readProductImport,
  runProductImport,
  type ImportCheck,
  type ImportScope,
  type ProductImport,
} from '@sitewright/contracts/api';
import type { CsvRowError } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { Badge } from '../../controls/badge.tsx';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { DataTable, type Column } from '../../controls/data-table.tsx';
import { Problem } from '../../controls/problem.tsx';
import { useSite } from '../../shell/site/site.ts';
import { outcomeLabels, outcomeTones, productCount } from './import-labels.ts';
import styles from './import.module.css';

const errorColumns: readonly Column<CsvRowError & { readonly id: string }>[] = [
  { title: 'Row', kind: 'number', cell: ({ row }) => row.toLocaleString('en') },
  { title: 'Column', kind: 'quiet', isWide: true, cell: ({ column }) => column ?? '—' },
  {
    title: 'Error',
    cell: ({ text, column }) => (
      <>
        {text}
        {column !== null && <span className={styles.samples}>{column}</span>}
      </>
    ),
  },
];

const warningColumns: readonly Column<CsvRowError & { readonly id: string }>[] = [
  { title: 'Row', kind: 'number', cell: ({ row }) => row.toLocaleString('en') },
  { title: 'Warning', cell: ({ text }) => text },
];

const productColumns: readonly Column<ImportCheck['products'][number] & { readonly id: string }>[] =
  [
    { title: 'Product', cell: ({ title }) => title },
    { title: 'Row', kind: 'number', isWide: true, cell: ({ row }) => row.toLocaleString('en') },
    { title: 'Variants', kind: 'number', cell: ({ variantCount }) => variantCount },
    {
      title: 'Import',
      cell: ({ outcome }) => <Badge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Badge>,
    },
  ];

const withIds = <Row,>(rows: readonly Row[]) =>
  rows.map((row, index) => ({ ...row, id: String(index) }));

/** How many products would be, or were, imported in which way. */
export function Counts({ counts }: Pick<ProductImport, 'counts'>): ReactNode {
  return (
    <dl className={styles.counts}>
      {(['created', 'updated', 'unchanged', 'invalid'] as const).map((outcome) => (
        <div key={outcome}>
          <dt>{outcomeLabels[outcome]}</dt>
          <dd>{counts[outcome].toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The third step: the verdict of the dry run. */
export function CheckStep({
  started: { id: importId, collectionId, check },
  onBack,
}: {
  readonly started: ProductImport;
  readonly onBack: () => void;
}): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const send = useSend(runProductImport, [readProductImport, listProductImports]);
  if (check === null) return null;
  const { counts, errors, errorCount, missingImages, missingImageCount, products } = check;
  const { warnings = [] } = check;
  const validCount = counts.created + counts.updated;
  const isPerfect = counts.invalid === 0;
  const run = (scope: ImportScope) =>
    void send.mutateAsync({ params: { websiteId, importId }, body: { scope } }).catch(() => null);
  return (
    <>
      <Counts counts={counts} />
      {errorCount > 0 && (
        <Card
          title={`${errorCount.toLocaleString('en')} ${errorCount === 1 ? 'error' : 'errors'}`}
          isFlush
        >
          <DataTable caption="Errors" columns={errorColumns} rows={withIds(errors)} />
        </Card>
      )}
      {errorCount > errors.length && (
        <p className={styles.quiet}>The first {errors.length} errors are shown.</p>
      )}
      {warnings.length > 0 && (
        <Card title="Categories that stay where they are" isFlush>
          <DataTable caption="Warnings" columns={warningColumns} rows={withIds(warnings)} />
        </Card>
      )}
      {missingImageCount > 0 && (
        <Card
          title={`${missingImageCount.toLocaleString('en')} ${missingImageCount === 1 ? 'image is' : 'images are'} not among your files`}
        >
          <p className={styles.quiet}>
            The products are imported without them. To add them, upload them under Files and import
            the file again.
          </p>
          <ul className={styles.names}>
            {missingImages.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title="Preview" isFlush>
        <DataTable caption="Preview" columns={productColumns} rows={withIds(products)} />
      </Card>
      <Problem error={send.error} />
      <div className={styles.actions}>
        {validCount > 0 && (
          <Button
            variant="primary"
            isPending={send.isPending}
            onPress={() => run(isPerfect ? 'all' : 'valid')}
          >
            {isPerfect
              ? `Import ${productCount(validCount)}`
              : `Import the ${productCount(validCount)} without errors`}
          </Button>
        )}
        <Button onPress={onBack}>Change columns</Button>
        <Link
          to="/$identifier/products/import"
          params={{ identifier }}
          search={{ collection: collectionId }}
        >
          Choose another file
        </Link>
      </div>
      {validCount === 0 && isPerfect && <p>Your products are the same as in this file.</p>}
    </>
  );
}
