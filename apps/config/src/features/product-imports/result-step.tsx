import { Link } from '@tanstack/react-router';
import {
  listItems,
  listProductImports,
  readProductImport,
  undoProductImport,
  type ProductImport,
} from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { Counts } from './check-step.tsx';
import styles from './import.module.css';

function Undone({ undo }: { readonly undo: NonNullable<ProductImport['undo']> }): ReactNode {
  const { identifier } = useSite();
  return (
    <>
      <p>
        {productText('products.undoCounts', { deleted: undo.deleted, restored: undo.restored })}
      </p>
      {undo.edited.length > 0 && (
        <Card title={productText('products.editedSince')}>
          <p className={styles.quiet}>{productText('products.editedText')}</p>
          <ul className={styles.names}>
            {undo.edited.map(({ itemId, title }) => (
              <li key={itemId ?? title}>
                {itemId === null ? (
                  title
                ) : (
                  <Link
                    to="/$identifier/products/$itemId"
                    params={{ identifier, itemId }}
                    search={{}}
                  >
                    {title}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

/** The last step: the progress, then the result with its undo. */
export function ResultStep({ started }: { readonly started: ProductImport }): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { id: importId, collectionId, state, progress, counts, failures, undo } = started;
  const [isAsking, setAsking] = useState(false);
  const send = useSend(undoProductImport, [readProductImport, listProductImports, listItems]);
  async function confirm() {
    await send.mutateAsync({ params: { websiteId, importId } }).catch(() => null);
    setAsking(false);
  }
  if (state === 'running' || state === 'undoing')
    return (
      <>
        <progress
          className={styles.progress}
          aria-label={
            state === 'running' ? productText('products.importNoun') : productText('products.undo')
          }
          value={progress.done}
          max={Math.max(1, progress.total)}
        />
        <p>
          {productText('products.importProgress', {
            done: progress.done.toLocaleString('en'),
            count: progress.total,
          })}
        </p>
      </>
    );
  return (
    <>
      {state === 'failed' && <p role="alert">{productText('products.importFailed')}</p>}
      {state === 'done' && <Counts counts={counts} />}
      {failures.length > 0 && (
        <Card title={productText('products.notImported')}>
          <ul className={styles.names}>
            {failures.map(({ row, title, text }) => (
              <li key={row}>{productText('products.rowFailure', { row, name: title, text })}</li>
            ))}
          </ul>
        </Card>
      )}
      {state === 'undone' && undo !== null && <Undone undo={undo} />}
      <Problem error={send.error} />
      <div className={styles.actions}>
        <Link
          to="/$identifier/products"
          params={{ identifier }}
          search={{ collection: collectionId }}
        >
          {productText('products.goToProducts')}
        </Link>
        {state === 'done' && counts.created + counts.updated > 0 && (
          <Button size="small" onPress={() => setAsking(true)}>
            {productText('products.undoImport')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={productText('products.undoQuestion')}
        action={productText('products.undoImport')}
        isOpen={isAsking}
        isPending={send.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        {productText('products.undoText')}
      </ConfirmDialog>
    </>
  );
}
