import { toast } from 'sonner';
import { RequestReference } from '../../controls/request-reference.tsx';
import { errorText } from './error-text.ts';
import type { EditorNotice, EditorSession } from './session/editor-session.ts';
import { lostText } from './unsaved-text.ts';

/** Shows a notice as a toast. Notices about lost edits stay until they are closed. */
export function showNotice(session: EditorSession, notice: EditorNotice): void {
  switch (notice.kind) {
    case 'rejected':
      toast.error(notice.detail ?? errorText[notice.error], { id: 'rejected' });
      return;
    case 'deleted':
      toast(`${notice.what} deleted`, {
        action: { label: 'Undo', onClick: session.undo },
        duration: 10_000,
      });
      return;
    case 'rebased':
      if (!notice.isFromTab)
        toast('Another person is editing this page. Their changes were added.');
      showLost(notice.lost);
      return;
    case 'limit':
      toast.error(notice.text, { id: 'limit' });
      return;
    case 'notSaved':
      toast.error(`Not saved. ${notice.message}`, {
        id: notSavedId(session),
        description: <RequestReference id={notice.requestId} />,
        duration: Infinity,
        action: { label: 'Try again', onClick: session.retrySave },
        cancel: { label: 'Undo', onClick: session.discardUnsaved },
      });
      return;
    case 'conflict':
      toast.error(notice.message, {
        description: <RequestReference id={notice.requestId} />,
        duration: Infinity,
      });
      return;
    default:
  }
}

const notSavedId = ({ pageId }: EditorSession): string => `not-saved.${pageId}`;

/** Dismisses the toast about unsaved changes. */
export const dismissNotSaved = (session: EditorSession): void =>
  void toast.dismiss(notSavedId(session));

/** Lists edits that were lost. */
export function showLost(names: readonly string[]): void {
  if (names.length > 0) toast.error(lostText(names), { duration: Infinity });
}
