import type { ReactNode } from 'react';
import type { ViewPage } from '../block/view-props.ts';
import type { VisitorTextKey } from '../../entries/texts/visitor-text-key.ts';

interface EditingNoteProps {
  readonly page: Pick<ViewPage, 'isEditing' | 'text'>;
  readonly says: VisitorTextKey;
  /** What stands in its places. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Shows what a block still needs, to people who edit the page only. */
export const EditingNote = ({ page, says, values }: EditingNoteProps): ReactNode =>
  page.isEditing ? <p className="block-hint">{page.text(says, values)}</p> : null;
