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
import { Counts } from './check-step.tsx';
import { productCount } from './import-labels.ts';
import styles from './import.module.css';

function Undone({ undo }: { readonly undo: NonNullable<ProductImport['undo']> }): ReactNode {
  const { identifier } = useSite();
  return (
    <>
      <p>
        {productCount(undo.deleted)} deleted, {productCount(undo.restored)} restored.
      </p>
      {undo.edited.length > 0 && (
        <Card title="Edited since the import">
          <p className={styles.quiet}>These products stay as they are.</p>
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
          aria-label={state === 'running' ? 'Import' : 'Undo'}
          value={progress.done}
          max={Math.max(1, progress.total)}
        />
        <p>
          {progress.done.toLocaleString('en')} of {productCount(progress.total)}. You can leave this
          screen: the work continues.
        </p>
      </>
    );
  return (
    <>
      {state === 'failed' && (
        <p role="alert">
          Your products are as before: a product could not be imported, so the others were undone.
        </p>
      )}
      {state === 'done' && <Counts counts={counts} />}
      {failures.length > 0 && (
        <Card title="Not imported">
          <ul className={styles.names}>
            {failures.map(({ row, title, text }) => (
              <li key={row}>
                Row {row}, {title}: {text}
              </li>
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
          Go to products
        </Link>
        {state === 'done' && counts.created + counts.updated > 0 && (
          <Button size="small" onPress={() => setAsking(true)}>
            Undo import
          </Button>
        )}
      </div>
      <ConfirmDialog
        title="Undo this import?"
        action="Undo import"
        isOpen={isAsking}
        isPending={send.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
      >
        New products are deleted, and changed ones get back what they had before. Products that you
        have edited since stay as they are.
      </ConfirmDialog>
    </>
  );
}
