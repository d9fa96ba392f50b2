import { toast } from 'sonner';
import { RequestReference } from '../../controls/request-reference.tsx';
import { errorText } from './error-text.ts';
import type { EditorNotice, EditorSession } from './session/editor-session.ts';
import { lostText } from './unsaved-text.ts';

/** Says in passing what happened to the document. What was lost stays until it is closed. */
export function tellNotice(session: EditorSession, notice: EditorNotice): void {
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
      if (!notice.isFromTab) toast('Somebody else is editing this page. Their changes are in.');
      tellLost(notice.lost);
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
    case 'overtaken':
      toast.error(notice.message, {
        description: <RequestReference id={notice.requestId} />,
        duration: Infinity,
      });
      return;
    default:
  }
}

const notSavedId = ({ pageId }: EditorSession): string => `not-saved.${pageId}`;

/** Takes back that something was not saved. */
export const tellSaved = (session: EditorSession): void => void toast.dismiss(notSavedId(session));

/** Names the edits that could not be kept. */
export function tellLost(names: readonly string[]): void {
  if (names.length > 0) toast.error(lostText(names), { duration: Infinity });
}
