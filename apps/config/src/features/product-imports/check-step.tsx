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
import { belowClass, DataTable, type Column } from '../../controls/data-table.tsx';
import { Problem } from '../../controls/problem.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { outcomeLabel, outcomeTones } from './import-labels.ts';
import styles from './import.module.css';

const errorColumns = (): readonly Column<CsvRowError & { readonly id: string }>[] => [
  {
    title: productText('products.row'),
    kind: 'number',
    cell: ({ row }) => row.toLocaleString('en'),
  },
  {
    title: productText('products.column'),
    kind: 'quiet',
    isWide: true,
    cell: ({ column }) => column ?? '—',
  },
  {
    title: productText('products.error'),
    cell: ({ text, column }) => (
      <>
        {text}
        {column !== null && (
          <span className={belowClass}>
            <span className={styles.samples}>{column}</span>
          </span>
        )}
      </>
    ),
  },
];

const warningColumns = (): readonly Column<CsvRowError & { readonly id: string }>[] => [
  {
    title: productText('products.row'),
    kind: 'number',
    cell: ({ row }) => row.toLocaleString('en'),
  },
  { title: productText('products.warning'), cell: ({ text }) => text },
];

const productColumns = (): readonly Column<
  ImportCheck['products'][number] & { readonly id: string }
>[] => [
  { title: productText('products.product'), cell: ({ title }) => title },
  {
    title: productText('products.row'),
    kind: 'number',
    isWide: true,
    cell: ({ row }) => row.toLocaleString('en'),
  },
  {
    title: productText('products.variants'),
    kind: 'number',
    cell: ({ variantCount }) => variantCount,
  },
  {
    title: productText('products.importNoun'),
    cell: ({ outcome }) => <Badge tone={outcomeTones[outcome]}>{outcomeLabel(outcome)}</Badge>,
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
          <dt>{outcomeLabel(outcome)}</dt>
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
        <Card title={productText('products.errorCount', { count: errorCount })} isFlush>
          <DataTable
            caption={productText('products.errors')}
            columns={errorColumns()}
            rows={withIds(errors)}
          />
        </Card>
      )}
      {errorCount > errors.length && (
        <p className={styles.quiet}>
          {productText('products.firstErrors', { count: errors.length })}
        </p>
      )}
      {warnings.length > 0 && (
        <Card title={productText('products.unmovedCategories')} isFlush>
          <DataTable
            caption={productText('products.warnings')}
            columns={warningColumns()}
            rows={withIds(warnings)}
          />
        </Card>
      )}
      {missingImageCount > 0 && (
        <Card title={productText('products.missingImages', { count: missingImageCount })}>
          <p className={styles.quiet}>{productText('products.missingImagesText')}</p>
          <ul className={styles.names}>
            {missingImages.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={productText('products.preview')} isFlush>
        <DataTable
          caption={productText('products.preview')}
          columns={productColumns()}
          rows={withIds(products)}
        />
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
              ? productText('products.importCount', { count: validCount })
              : productText('products.importValid', { count: validCount })}
          </Button>
        )}
        <Button onPress={onBack}>{productText('products.changeColumns')}</Button>
        <Link
          to="/$identifier/products/import"
          params={{ identifier }}
          search={{ collection: collectionId }}
        >
          {productText('products.chooseAnotherFile')}
        </Link>
      </div>
      {validCount === 0 && isPerfect && <p>{productText('products.sameAsFile')}</p>}
    </>
  );
}
