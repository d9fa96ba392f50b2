import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import type { VisitorTextKey } from '../../entries/texts/visitor-text-key.ts';

interface EditingNoteProps {
  readonly page: Pick<ViewPage, 'isEditing' | 'text'>;
  readonly text: VisitorTextKey;
  /** Values of the placeholders. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Shows editors what a block still needs; invisible to visitors. */
export const EditingNote = ({ page, text, values }: EditingNoteProps): ReactNode =>
  page.isEditing ? <p className="block-hint">{page.text(text, values)}</p> : null;
