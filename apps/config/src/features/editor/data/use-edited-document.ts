import { useQuery } from '@tanstack/react-query';
import { readDocument, readHeaderFooter } from '@sitewright/contracts/api';
import type { PageDocument } from '@sitewright/contracts/entities';
import type { DocumentPart } from '../../../canvas/protocol.ts';
import { dataOf, type Call } from '../../../api/call.ts';
import { useServices } from '../../../app/services.ts';
import { repeatSentSaves } from '../autosave/repeat-sent-saves.ts';
import { createUnsavedStore } from '../autosave/unsaved-store.ts';
import { pageSaves } from '../session/page-saves.ts';
import { unansweredText } from '../unsaved-text.ts';

interface StoredDocument {
  readonly document: PageDocument;
  readonly version: number;
}

/** A document as it was when the editor opened it. */
interface OpenedDocument extends StoredDocument {
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
  const { call, runningSaves, storage, tab } = useServices();
  const documentId = documentIdOf(websiteId, pageId, part);
  return useQuery({
    queryKey: ['edited document', websiteId, part === 'page' ? pageId : part, path],
    async queryFn(): Promise<OpenedDocument> {
      // If the document was closed just before, its pending save must finish, or its edits would be applied twice.
      await runningSaves.ended(documentId);
      const otherTabs = await tab.others();
      const store = createUnsavedStore(storage, { id: tab.id, others: otherTabs });
      // Before the document is read, so that it contains them. A footer is saved without ids, and other tabs only hear
      // of edits that the open editor saves.
      const unanswered =
        part === 'page' && otherTabs.size === 0
          ? await repeatSentSaves(store, documentId, pageSaves(call, websiteId, pageId))
          : [];
      const stored = await readPart(call, websiteId, pageId, part);
      // A newer document may contain the save: its edits would be applied twice.
      if (unanswered.some(({ baseVersion }) => baseVersion < stored.version))
        throw new Error(unansweredText);
      return { ...stored, otherTabs };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
