import { blockNeedsOf } from '@sitewright/blocks/load';
import { dataNeedKey, type PageData, type PageDocument } from '@sitewright/contracts/entities';
import { touchedBlocks } from '@sitewright/page-model';
import type { CanvasSite, DocumentPart } from '../../../canvas/protocol.ts';
import type { Services } from '../../../app/services.ts';
import type { AutosaveOptions, AutosavePorts } from '../autosave/create-autosave.ts';
import { existingBlocks, type BlockData } from '../data/create-block-data.ts';
import { createUnsavedStore } from '../autosave/unsaved-store.ts';
import { createEditorSession } from './create-editor-session.ts';
import type { EditorSession } from './editor-session.ts';

/** Opens a document with the services of the application. Unsaved edits are stored on this device. */
export function openSession({
  services,
  blockData,
  part,
  save,
  documentId,
  sendsWholeDocument,
  framedPageId,
  document,
  version,
  savedAt,
  site,
  otherTabs,
  onStored,
}: {
  readonly services: Services;
  readonly blockData: BlockData;
  readonly part: DocumentPart;
  /** Sends edits to the server. */
  readonly save: AutosavePorts['send'];
  /** The key of unsaved edits on this device. */
  readonly documentId: string;
  /** Whether each save sends the whole document. */
  readonly sendsWholeDocument: boolean;
  readonly framedPageId: string;
  readonly document: PageDocument;
  readonly version: number;
  /** When edits were saved while the document was opened; null if none were. */
  readonly savedAt: number | null;
  readonly site: CanvasSite;
  /** The other tabs that were open when the document was read. Their unsaved edits are not taken over. */
  readonly otherTabs: ReadonlySet<string>;
  /** Called for each completed save. */
  readonly onStored: NonNullable<AutosaveOptions['onStored']>;
}): EditorSession {
  const { createId, now, storage, tab } = services;
  let isSending = false;

  const session = createEditorSession({
    pageId: documentId,
    sendsWholeDocument,
    framedPageId,
    document,
    version,
    savedAt,
    createId,
    now,
    store: createUnsavedStore(storage, { id: tab.id, others: otherTabs }),
    setTimer: (callback, delayMs) => setTimeout(callback, delayMs),
    clearTimer: (timer) => clearTimeout(timer as number),
    send: save,
    onStored,
    sendDocument(channel, message) {
      if (message?.kind === 'ready' && message.data !== null) blockData.put(message.data);
      if (isSending) return;
      isSending = true;
      const read = blockData.readAll(session.getState().document).finally(() => {
        isSending = false;
      });
      void read.then((data) => {
        const { document: current, selection, mode } = session.getState();
        channel.post({ kind: 'document', document: current, part, data, site });
        channel.post({ kind: 'mode', mode });
        channel.post({ kind: 'select', selection, reveal: false });
        return data;
      });
    },
    onApplied(channel, operation) {
      if (channel === null) return;
      const blocks = existingBlocks(session.getState().document, touchedBlocks(operation));
      const keys = blocks.flatMap((block) => blockNeedsOf(block).map(dataNeedKey));
      if (keys.length === 0) return;
      const post = (data: PageData) => channel.post({ kind: 'blockData', data });
      const cached = Object.entries(blockData.getState()).filter(([key]) => keys.includes(key));
      if (cached.length > 0) post(Object.fromEntries(cached));
      void blockData.readNew(blocks).then((data) => {
        if (data !== null) post(data);
        return data;
      });
    },
  });
  return session;
}
