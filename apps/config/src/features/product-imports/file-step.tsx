import type { Collection } from '@sitewright/contracts/api';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { DropZone, FileTrigger, type FileDropItem } from 'react-aria-components';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { newVariantId } from '../items/new-variant-id.ts';
import { productText } from '../../texts/product-text.ts';
import styles from './import.module.css';

/** The first step: the collection and the file. */
export function FileStep({
  collections,
  collectionId,
  onCollection,
  onUploaded,
}: {
  /** The collections of products. */
  readonly collections: readonly Collection[];
  readonly collectionId: string;
  readonly onCollection: (id: string) => void;
  readonly onUploaded: (importId: string) => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { uploadImport, runningUploads } = useServices();
  const [error, setError] = useState<Error | null>(null);
  const [isPending, setPending] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  async function send(file: File | undefined) {
    if (file === undefined || isPending) return;
    setPending(true);
    setError(null);
    const importId = newVariantId();
    const started = (controller.current = new AbortController());
    const { signal } = started;
    const uploading = uploadImport({ websiteId, collectionId, importId, file, signal });
    runningUploads.add(uploading, { controller: started, endsWithScreen: true });
    const result = await uploading;
    if (signal.aborted) return;
    setPending(false);
    if (result.ok) onUploaded(importId);
    else setError(new Error(result.failure.message));
  }
  return (
    <>
      {collections.length > 1 && (
        <div style={{ maxInlineSize: '18rem' }}>
          <SelectField
            label={productText('products.importInto')}
            choices={collections.map(({ id, title }) => ({ value: id, label: title }))}
            value={collectionId}
            onChange={onCollection}
          />
        </div>
      )}
      <DropZone
        className={styles.drop ?? ''}
        aria-label={productText('products.dropCsv')}
        onDrop={({ items }) => {
          const item = items.find((each): each is FileDropItem => each.kind === 'file');
          void item?.getFile().then(send);
        }}
      >
        <FileUp aria-hidden="true" />
        <FileTrigger
          acceptedFileTypes={['.csv', '.tsv', '.txt', 'text/csv', 'text/tab-separated-values']}
          onSelect={(files) => void send(files?.[0])}
        >
          <Button variant="primary" isPending={isPending}>
            {productText('products.chooseCsv')}
          </Button>
        </FileTrigger>
        <p className={styles.quiet}>{productText('products.importFormats')}</p>
      </DropZone>
      <Problem error={error} isBox={false} />
      <p className={styles.quiet}>{productText('products.importRules')}</p>
    </>
  );
}
