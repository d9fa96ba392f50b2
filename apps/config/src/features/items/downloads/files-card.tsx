import { changeDigitalFile, listDigitalFiles, removeDigitalFile } from '@sitewright/contracts/api';
import type { DigitalFile } from '@sitewright/contracts/entities';
import { variantName } from '@sitewright/commerce/variants';
import { fileSize } from '@sitewright/ui/file-size';
import { FileUp, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components';
import { toast } from 'sonner';
import { useRead, useSend } from '../../../api/read.ts';
import { Button } from '../../../controls/button.tsx';
import { Card } from '../../../controls/card.tsx';
import { ConfirmDialog } from '../../../controls/confirm-dialog.tsx';
import { IconButton } from '../../../controls/icon-button.tsx';
import { Problem } from '../../../controls/problem.tsx';
import { Reading } from '../../../controls/reading.tsx';
import { SelectField } from '../../../controls/select-field.tsx';
import { useSite } from '../../../shell/site/site.ts';
import type { EditedProduct } from '../variants/product-matrix.ts';
import { productText } from '../../../texts/product-text.ts';
import { DownloadLimits } from './download-limits.tsx';
import styles from './downloads.module.css';
import { useFileUpload, type FileUploadState } from './use-file-upload.ts';

/** Which file could not be stored, why, and how many after it were not sent. */
const failureText = ({
  fileName,
  message,
  skipped,
}: Extract<FileUploadState, { kind: 'failed' }>): string =>
  [
    productText('products.labeled', { label: fileName, text: message }),
    ...(skipped === 0 ? [] : [productText('products.moreNotUploaded', { count: skipped })]),
  ].join(' ');

type Variants = EditedProduct['variants'];

/** The files that buyers of a digital product download. They are stored at once, without the save bar. */
export function FilesCard({
  itemId,
  variants,
}: {
  /** Null for a product that is not saved yet. */
  readonly itemId: string | null;
  readonly variants: Variants;
}): ReactNode {
  return (
    <Card title={productText('products.files')}>
      {itemId === null ? (
        <p>{productText('products.saveBeforeFiles')}</p>
      ) : (
        <ProductFiles itemId={itemId} variants={variants} />
      )}
    </Card>
  );
}

function ProductFiles({
  itemId,
  variants,
}: {
  readonly itemId: string;
  readonly variants: Variants;
}): ReactNode {
  const { id: websiteId } = useSite();
  const read = useRead(listDigitalFiles, { params: { websiteId, itemId } });
  const upload = useFileUpload(itemId);
  const { state } = upload;
  return (
    <Reading read={read} problem={productText('products.filesNotLoaded')}>
      {({ files }) => (
        <div className={styles.files}>
          {files.length === 0 && <p>{productText('products.noFiles')}</p>}
          <ul className={styles.list}>
            {files.map((file) => (
              <FileRow key={file.id} itemId={itemId} file={file} variants={variants} />
            ))}
          </ul>
          {state.kind === 'sending' && (
            <div className={styles.sending}>
              <span>{state.fileName}</span>
              <progress
                value={state.progress}
                aria-label={productText('products.uploading', { name: state.fileName })}
              />
              <Button size="small" onPress={upload.cancel}>
                {productText('products.cancel')}
              </Button>
            </div>
          )}
          {state.kind === 'failed' && (
            <Problem error={new Error(failureText(state))} isBox={false} />
          )}
          <FileTrigger
            allowsMultiple
            onSelect={(selected) => {
              if (selected !== null) upload.send([...selected]);
            }}
          >
            <Button icon={<FileUp aria-hidden="true" />} isDisabled={state.kind === 'sending'}>
              {productText('products.addFiles')}
            </Button>
          </FileTrigger>
          <DownloadLimits />
        </div>
      )}
    </Reading>
  );
}

/** A file: its name and size, the variant that it belongs to, and a button to remove it. */
function FileRow({
  itemId,
  file,
  variants,
}: {
  readonly itemId: string;
  readonly file: DigitalFile;
  readonly variants: Variants;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [isRemoving, setRemoving] = useState(false);
  const change = useSend(changeDigitalFile, [listDigitalFiles]);
  const remove = useSend(removeDigitalFile, [listDigitalFiles]);
  const params = { websiteId, itemId, fileId: file.id };
  const choices = [
    { value: '', label: productText('products.allVariants') },
    ...variants.map((variant) => ({ value: variant.id, label: variantName(variant) })),
  ];
  const isListed = choices.some(({ value }) => value === (file.variantId ?? ''));

  async function removeIt() {
    const removed = await remove.mutateAsync({ params }).catch(() => null);
    setRemoving(false);
    if (removed !== null) toast.success(productText('products.removed', { name: file.fileName }));
  }
  return (
    <li className={styles.file}>
      <span className={styles.name}>
        {file.fileName}
        <span className={styles.size}>{fileSize(file.sizeBytes)}</span>
      </span>
      {(variants.length > 1 || file.variantId !== null) && (
        <SelectField
          label={productText('products.variantOf', { name: file.fileName })}
          isLabelHidden
          choices={
            isListed
              ? choices
              : [
                  ...choices,
                  { value: file.variantId ?? '', label: productText('products.removedVariant') },
                ]
          }
          value={file.variantId ?? ''}
          onChange={(id) => change.mutate({ params, body: { variantId: id === '' ? null : id } })}
        />
      )}
      <IconButton
        label={productText('products.removeName', { name: file.fileName })}
        size="small"
        onPress={() => setRemoving(true)}
      >
        <Trash2 aria-hidden="true" />
      </IconButton>
      <Problem error={change.error ?? remove.error} />
      <ConfirmDialog
        title={productText('products.removeQuestion', { name: file.fileName })}
        action={productText('products.removeFile')}
        isOpen={isRemoving}
        isPending={remove.isPending}
        onClose={() => setRemoving(false)}
        onConfirm={() => void removeIt()}
      >
        {productText('products.removeFileText')}
      </ConfirmDialog>
    </li>
  );
}
