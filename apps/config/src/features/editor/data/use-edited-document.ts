import { useQuery } from '@tanstack/react-query';
import { readDocument, readHeaderFooter } from '@sitewright/contracts/api';
import type { PageDocument } from '@sitewright/contracts/entities';
import type { DocumentPart } from '../../../canvas/protocol.ts';
import { dataOf, type Call } from '../../../api/call.ts';
import { useServices } from '../../../app/services.ts';

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

/** The document to edit: read once for each opening, because from then on the editor has the newer version. */
export function useEditedDocument(websiteId: string, pageId: string, part: DocumentPart) {
  const { call, runningSaves, tab } = useServices();
  const documentId = documentIdOf(websiteId, pageId, part);
  return useQuery({
    queryKey: ['edited document', websiteId, part === 'page' ? pageId : part],
    async queryFn(): Promise<OpenedDocument> {
      // If the document was closed just before, its pending save must finish, or its edits would be applied twice.
      await runningSaves.ended(documentId);
      const [stored, otherTabs] = await Promise.all([
        readPart(call, websiteId, pageId, part),
        tab.others(),
      ]);
      return { ...stored, otherTabs };
    },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
