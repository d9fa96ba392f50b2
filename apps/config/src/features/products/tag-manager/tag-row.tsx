import { Check, Pencil, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../controls/icon-button.tsx';
import { TextField } from '../../../controls/text-field.tsx';
import { productText } from '../../../texts/product-text.ts';
import styles from './tag-manager.module.css';

/** A tag with its actions. */
export function TagRow({
  tag,
  onRename,
  onRemove,
}: {
  readonly tag: string;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}): ReactNode {
  return (
    <li className={styles.tag}>
      <span className={styles.word}>{tag}</span>
      <IconButton
        label={productText('products.renameName', { name: tag })}
        size="small"
        onPress={onRename}
      >
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton
        label={productText('products.removeName', { name: tag })}
        size="small"
        onPress={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** A tag while it is renamed: Enter saves, Escape cancels. */
export function RenamedTagRow({
  tag,
  text,
  error,
  onType,
  onSave,
  onCancel,
}: {
  readonly tag: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  return (
    <li className={styles.renamed}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape comes from the field and buttons inside */}
      <form
        className={styles.line}
        aria-label={productText('products.renameName', { name: tag })}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      >
        <TextField
          label={productText('products.newNameOf', { name: tag })}
          isLabelHidden
          value={text}
          onChange={onType}
          error={error}
          isFirst
        />
        <IconButton label={productText('products.saveName')} type="submit">
          <Check aria-hidden="true" />
        </IconButton>
        <IconButton label={productText('products.keepOldName')} onPress={onCancel}>
          <X aria-hidden="true" />
        </IconButton>
      </form>
    </li>
  );
}
