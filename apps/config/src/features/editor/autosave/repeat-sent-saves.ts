import type { AutosavePorts } from './create-autosave.ts';
import type { SentSave, UnsavedStore } from './unsaved-store.ts';

/**
 * Repeats the saves whose window was closed before the response, with the same ids: the server applies each once.
 * Edits that the server rejects remain stored. Returns the saves that have no response again.
 */
export async function repeatSentSaves(
  store: UnsavedStore,
  documentId: string,
  send: AutosavePorts['send'],
): Promise<readonly SentSave[]> {
  const unanswered: SentSave[] = [];
  for (const save of store.sentSaves(documentId)) {
    const { kind } = await send(save);
    if (kind === 'unanswered') unanswered.push(save);
    if (kind === 'answered') store.confirm(documentId, save.saveId);
  }
  return unanswered;
}
