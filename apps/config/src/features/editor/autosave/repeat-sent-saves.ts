import type { AutosavePorts } from './create-autosave.ts';
import type { StoredSave } from './state.ts';
import type { SentSave, UnsavedStore } from './unsaved-store.ts';

/**
 * Repeats the saves whose window was closed before the response, with the same ids: the server applies each once.
 * `onStored` is called for each. Edits that the server rejects remain stored. Returns the saves that have no response
 * again.
 */
export async function repeatSentSaves(
  store: UnsavedStore,
  documentId: string,
  send: AutosavePorts['send'],
  onStored: (save: StoredSave) => void,
): Promise<readonly SentSave[]> {
  const unanswered: SentSave[] = [];
  for (const save of store.sentSaves(documentId)) {
    const response = await send(save);
    if (response.kind === 'unanswered') unanswered.push(save);
    if (response.kind !== 'answered') continue;
    const { version, missed } = response;
    const { baseVersion, saveId, operations } = save;
    store.confirm(documentId, saveId);
    onStored({ baseVersion, missed, operations, version });
  }
  return unanswered;
}
