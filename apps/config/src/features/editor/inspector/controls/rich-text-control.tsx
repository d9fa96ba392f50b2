import { plainText } from '@sitewright/blocks/view';
import type { RichText } from '@sitewright/contracts/entities';
import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../../../controls/button.tsx';
import { Dialog } from '../../../../controls/dialog.tsx';
import { Skeleton } from '../../../../controls/reading.tsx';
import type { ControlProps } from './control.ts';
import { ControlGroup } from './control-group.tsx';
import styles from './rich-text-control.module.css';

const RichTextEditor = lazy(() =>
  import('../../../../controls/rich-text/rich-text-editor.tsx').then(
    ({ RichTextEditor: Editor }) => ({
      default: Editor,
    }),
  ),
);

const emptyText: RichText = { type: 'doc', content: [] };

/** A rich text property: a preview, and a dialog to edit it. On the page, it can be edited in place. */
export function RichTextControl({ field, value, onChange, error }: ControlProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const text = (value as RichText | undefined) ?? emptyText;
  return (
    <ControlGroup field={field} error={error}>
      <div className={styles.text}>
        <p className={styles.preview}>{plainText(text).slice(0, 160) || 'Empty'}</p>
        <Button size="small" icon={<PenLine aria-hidden="true" />} onPress={() => setOpen(true)}>
          Edit text
        </Button>
      </div>
      <Dialog
        title={field.label}
        size="medium"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Done
          </Button>
        }
      >
        <Suspense fallback={<Skeleton />}>
          <RichTextEditor label={field.label} value={text} onChange={onChange} />
        </Suspense>
      </Dialog>
    </ControlGroup>
  );
}
