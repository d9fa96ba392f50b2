import type { Operation, PageData, PageDocument } from '@sitewright/contracts/entities';
import { applyOperation, type Cells } from '@sitewright/page-model';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CanvasSite, DocumentPart, Selection, ShellMessage } from './protocol.ts';
import type { TextEditing } from './text/edit-in-place.ts';

/** Where a dragged or resized block would be if it were let go. */
export interface GestureState {
  readonly kind: 'move' | 'resize';
  readonly sectionId: string;
  readonly blockId: string;
  readonly cells: Cells;
}

/** Everything that the canvas draws from. */
export interface CanvasState {
  readonly document: PageDocument;
  readonly data: PageData;
  readonly part: DocumentPart;
  /** Null until the shell has sent the document. */
  readonly site: CanvasSite | null;
  readonly selection: Selection | null;
  readonly hovered: Selection | null;
  readonly mode: 'edit' | 'preview';
  readonly gesture: GestureState | null;
  readonly text: TextEditing | null;
  /** Why what is written there cannot be stored; null while it can. */
  readonly textProblem: string | null;
}

export type CanvasStore = StoreApi<CanvasState>;

/** An empty canvas. */
export const createCanvasStore = (data: PageData | null): CanvasStore =>
  createStore<CanvasState>(() => ({
    document: { schemaVersion: 1, sections: [] },
    data: data ?? {},
    part: 'page',
    site: null,
    selection: null,
    hovered: null,
    mode: 'edit',
    gesture: null,
    text: null,
    textProblem: null,
  }));

const follow = (state: CanvasState, operation: Operation): CanvasState => {
  const applied = applyOperation(state.document, operation);
  // The shell has carried it out on the same document; were it refused here, a whole document follows.
  return applied.ok ? { ...state, document: applied.document } : state;
};

/** What a message of the shell changes. */
export function received(state: CanvasState, message: ShellMessage): CanvasState {
  switch (message.kind) {
    case 'document': {
      const { document, part, data, site } = message;
      return { ...state, document, part, data: { ...state.data, ...data }, site };
    }
    case 'operation':
      return follow(state, message.operation);
    case 'blockData':
      return { ...state, data: { ...state.data, ...message.data } };
    case 'styles':
      return state.site === null
        ? state
        : { ...state, site: { ...state.site, styles: message.styles } };
    case 'select':
      return { ...state, selection: message.selection };
    case 'mode':
      return { ...state, mode: message.mode, hovered: null, gesture: null };
    default:
      return state;
  }
}
