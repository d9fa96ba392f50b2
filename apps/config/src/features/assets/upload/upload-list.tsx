import { Check, RotateCw, TriangleAlert, X } from 'lucide-react';
import type { Asset } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Button } from '../../../controls/button.tsx';
import { IconButton } from '../../../controls/icon-button.tsx';
import type { Uploads } from './use-uploads.ts';
import styles from './upload-list.module.css';

/** The uploads with their progress. */
export function UploadList({
  uploads,
  onOpen,
}: {
  readonly uploads: Uploads;
  /** Opens the existing file with the content of an upload. */
  readonly onOpen: (asset: Asset) => void;
}): ReactNode {
  if (uploads.items.length === 0) return null;
  return (
    <section className={styles.list} aria-label="Uploads">
      <ul>
        {uploads.items.map(({ id, file, state, progress, message, asset }) => (
          <li key={id} className={styles.item}>
            <span className={styles.name}>{file.name}</span>
            {state === 'failed' ? (
              <span className={styles.problem} role="alert">
                <TriangleAlert size={14} aria-hidden="true" /> {message}
              </span>
            ) : asset?.isNew === false ? (
              <span className={styles.known}>
                <output>This file already exists:</output>{' '}
                <Button size="small" onPress={() => onOpen(asset)}>
                  {asset.fileName}
                </Button>
              </span>
            ) : (
              <progress
                className={styles.progress}
                value={progress}
                max={1}
                aria-label={`Upload of ${file.name}`}
              />
            )}
            {asset?.isNew === true && <Check size={14} aria-label="Done" />}
            {(state === 'waiting' || state === 'uploading') && (
              <IconButton
                label={`Cancel upload of ${file.name}`}
                size="small"
                onPress={() => uploads.cancel(id)}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
            {state === 'failed' && (
              <IconButton label="Try again" size="small" onPress={() => uploads.retry(id)}>
                <RotateCw aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onPress={uploads.clear}>
        Clear the list
      </Button>
    </section>
  );
}
