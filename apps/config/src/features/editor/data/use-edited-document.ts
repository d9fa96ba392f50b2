import { useQuery } from '@tanstack/react-query';
import { readDocument, readHeaderFooter } from '@sitewright/contracts/api';
import type { PageDocument } from '@sitewright/contracts/entities';
import type { DocumentPart } from '../../../canvas/protocol.ts';
import { dataOf, type Call } from '../../../api/call.ts';
import { useEditorEvents } from '../../../api/editor-events.ts';
import { useServices } from '../../../app/services.ts';
import { repeatSentSaves } from '../autosave/repeat-sent-saves.ts';
import type { StoredSave } from '../autosave/state.ts';
import { createUnsavedStore } from '../autosave/unsaved-store.ts';
import { pageSaves } from '../session/page-saves.ts';
import { unansweredText } from '../unsaved-text.ts';

interface StoredDocument {
  readonly document: PageDocument;
  readonly version: number;
}

/** A document as it was when the editor opened it. */
interface OpenedDocument extends StoredDocument {
  /** When edits of an earlier session were saved by opening it; null if there were none. */
  readonly savedAt: number | null;
  /** The other tabs that were open then. */
  readonly otherTabs: ReadonlySet<string>;
}

/** The key of a document's unsaved edits; the footer belongs to the whole website. */
export const documentIdOf = (websiteId: string, pageId: string, part: DocumentPart): string =>
  part === 'page' ? pageId : `${part}.${websiteId}`;

async function readPart(
  call: Call,
  websiteId: string,
  pageId: string,
  part: DocumentPart,
): Promise<StoredDocument> {
  if (part === 'page') return dataOf(await call(readDocument, { params: { websiteId, pageId } }));
  const { data } = dataOf(await call(readHeaderFooter, { websiteId }));
  return { document: data.footer, version: 0 };
}

/**
 * The document to edit: read once for each opening, because from then on the editor has the newer version. A page of a
 * collection is opened at each of its items' paths.
 */
export function useEditedDocument(
  websiteId: string,
  pageId: string,
  part: DocumentPart,
  path: string,
) {
  const { call, now, runningSaves, storage, tab } = useServices();
  const events = useEditorEvents();
  const documentId = documentIdOf(websiteId, pageId, part);
  return useQuery({
    queryKey: ['edited document', websiteId, part === 'page' ? pageId : part, path],
    async queryFn(): Promise<OpenedDocument> {
      // If the document was closed just before, its pending save must finish, or its edits would be applied twice.
      await runningSaves.ended(documentId);
      const otherTabs = await tab.others();
      const store = createUnsavedStore(storage, { id: tab.id, others: otherTabs });
      let savedAt: number | null = null;
      const onStored = (save: StoredSave) => {
        savedAt = now();
        events?.broadcast({ kind: 'saved', documentId, ...save });
      };
      // Before the document is read, so that it contains them. A footer is saved without ids.
      const unanswered =
        part === 'page'
          ? await repeatSentSaves(store, documentId, pageSaves(call, websiteId, pageId), onStored)
          : [];
      const stored = await readPart(call, websiteId, pageId, part);
      // A newer document may contain the save: its edits would be applied twice.
      if (unanswered.some(({ baseVersion }) => baseVersion < stored.version))
        throw new Error(unansweredText);
      return { ...stored, savedAt, otherTabs };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
