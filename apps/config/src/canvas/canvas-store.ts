import type { Operation, PageData, PageDocument } from '@sitewright/contracts/entities';
import {
  applyOperation,
  resolvePlacement,
  type PlacementTarget,
  type ResolvedPlacement,
} from '@sitewright/page-model';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PageBox } from './overlay/use-box.ts';
import type { CanvasSite, DocumentPart, Selection, ShellMessage } from './protocol.ts';
import type { TextEditing } from './text/edit-in-place.ts';

/** A block that is being dragged or resized. */
export interface GestureState {
  readonly kind: 'move' | 'resize';
  readonly target: PlacementTarget;
  /** The document change on drop; the page is already drawn with it. */
  readonly placed: ResolvedPlacement;
  /** Where the block and its section's grid are drawn. Null until they are. */
  readonly outline: { readonly block: PageBox; readonly grid: PageBox } | null;
}

/** The state that the canvas renders. */
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
  /** The document with a finished gesture that the shell has not confirmed yet. */
  readonly pending: PageDocument | null;
  readonly text: TextEditing | null;
  /** Why the written text cannot be stored; null while it can. */
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
    pending: null,
    text: null,
    textProblem: null,
  }));

/** The document with the pending gesture. */
export const editedDocument = ({ document, pending }: CanvasState): PageDocument =>
  pending ?? document;

/** The document as rendered: with the drop position of a dragged block. */
export const drawnDocument = (state: CanvasState): PageDocument =>
  state.gesture?.placed.document ?? editedDocument(state);

/** A gesture continues when the document changes; it ends if its block is gone. */
function continueGesture(state: CanvasState): CanvasState {
  const { gesture } = state;
  if (gesture === null) return state;
  const placed = resolvePlacement(editedDocument(state), gesture.target);
  return { ...state, gesture: placed === undefined ? null : { ...gesture, placed } };
}

const applyToDocument = (state: CanvasState, operation: Operation): CanvasState => {
  const applied = applyOperation(state.document, operation);
  // It fails while the shell's document is still on its way; that document then contains the edit.
  return applied.ok ? { ...state, document: applied.document } : state;
};

/** The state after a message from the shell. */
export function received(state: CanvasState, message: ShellMessage): CanvasState {
  switch (message.kind) {
    case 'document': {
      const { document, part, data, site } = message;
      const mergedData = { ...state.data, ...data };
      return continueGesture({ ...state, document, part, data: mergedData, site, pending: null });
    }
    case 'operation':
      return continueGesture({ ...applyToDocument(state, message.operation), pending: null });
    case 'rejected':
      return { ...state, pending: null };
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
