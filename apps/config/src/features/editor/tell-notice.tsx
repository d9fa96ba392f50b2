import { toast } from 'sonner';
import { RequestReference } from '../../controls/request-reference.tsx';
import { refusalText } from './refusal-text.ts';
import type { EditorNotice, EditorSession } from './session/editor-session.ts';
import { lostText } from './unsaved-text.ts';

/** Says in passing what happened to the document. What was lost stays until it is closed. */
export function tellNotice(session: EditorSession, notice: EditorNotice): void {
  switch (notice.kind) {
    case 'refused':
      toast.error(notice.detail ?? refusalText[notice.refusal]);
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
    case 'reload':
      toast.error(notice.message, {
        description: <RequestReference id={notice.requestId} />,
        duration: Infinity,
      });
      return;
    default:
  }
}

/** Names the edits that could not be kept. */
export function tellLost(names: readonly string[]): void {
  if (names.length > 0) toast.error(lostText(names), { duration: Infinity });
}
