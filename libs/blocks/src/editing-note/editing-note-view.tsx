import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import type { VisitorTextKey } from '../words/visitor-text-key.ts';

interface EditingNoteProps {
  readonly page: Pick<ViewPage, 'isEditing' | 'text'>;
  readonly says: VisitorTextKey;
}

/** What a block lacks as yet, said to whoever edits the page and to nobody else. */
export const EditingNote = ({ page, says }: EditingNoteProps): ReactNode =>
  page.isEditing ? <p className="block-hint">{page.text(says)}</p> : null;
