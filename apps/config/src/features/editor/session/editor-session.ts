import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import type { EditError, HistoryEffect } from '@sitewright/page-model';
import type { CanvasMessage, Selection, ShellMessage } from '../../../canvas/protocol.ts';
import type { Channel } from '../../../canvas/channel.ts';
import type { AutosavePhase, SaveProblem, StoredSave } from '../autosave/state.ts';
import type { RejectedEdit } from './rejected-edits.ts';

/** The shell's channel to the framed page. */
export type CanvasChannel = Channel<ShellMessage, CanvasMessage>;

/** The state that the editor's panels and toolbars show. */
export interface EditorState {
  readonly document: PageDocument;
  readonly selection: Selection | null;
  /** Descriptions of the next undo and redo; null if there is none. */
  readonly undoName: string | null;
  readonly redoName: string | null;
  readonly save: {
    readonly phase: AutosavePhase;
    readonly savedAt: number | null;
    /** Why the server rejected a change. */
    readonly problem: SaveProblem | null;
    /** Unsaved changes survive a reload on this device. */
    readonly isStored: boolean;
  };
  /** Input that cannot be stored. */
  readonly rejected: readonly RejectedEdit[];
  /** The block whose text is being edited in place. */
  readonly editedTextBlockId: string | null;
  readonly mode: 'edit' | 'preview';
}

/** A notice to the person who edits. */
export type EditorNotice =
  | { readonly kind: 'rejected'; readonly error: EditError; readonly detail?: string }
  /** Remote changes were merged; `lost` describes local edits that were dropped. */
  | { readonly kind: 'rebased'; readonly lost: readonly string[]; readonly isFromTab: boolean }
  /** The server rejected a change, which stays on the screen. */
  | ({ readonly kind: 'notSaved' } & SaveProblem)
  /** Another editor saved first: the document is read again. */
  | ({ readonly kind: 'conflict' } & SaveProblem)
  /** Typed or pasted text exceeded the maximum length and was ignored. */
  | { readonly kind: 'limit'; readonly text: string }
  /** Another tab saved something that never arrived here. */
  | { readonly kind: 'behind' }
  | { readonly kind: 'announce'; readonly text: string }
  /** Something was deleted; undo restores it. */
  | { readonly kind: 'deleted'; readonly what: string };

/** The result of an edit; `detail` explains an error that is not clear by itself. */
export type EditOutcome =
  | Extract<HistoryEffect, { kind: 'applied' }>
  | (Extract<HistoryEffect, { kind: 'rejected' }> & { readonly detail?: string })
  | undefined;

/** The editing session of one page: its document, history, autosave and frame. */
export interface EditorSession {
  readonly pageId: string;
  /** Describes the stored edits that could not be applied again. */
  readonly lostOperations: readonly string[];
  getState(): EditorState;
  subscribe(listener: () => void): () => void;
  /** Subscribes to notices. */
  onNotice(listener: (notice: EditorNotice) => void): () => void;
  /** Applies or rejects an edit. */
  apply(operation: Operation, gesture?: string): EditOutcome;
  undo(): void;
  redo(): void;
  /** Selects, in the canvas too; `reveal` scrolls to the selection. */
  select(selection: Selection | null, options?: { readonly reveal?: boolean }): void;
  setMode(mode: 'edit' | 'preview'): void;
  /** Edits the selected block's text in place. */
  editText(): void;
  /** Applies a save of the same document from another tab of this browser. */
  overheard(save: StoredSave): void;
  announce(text: string): void;
  /** Reports a deletion, with undo. */
  announceDeleted(what: string): void;
  /** Sends rejected changes again. */
  retrySave(): void;
  /** Discards what could not be stored: rejected changes, and invalid input. */
  discardUnsaved(): void;
  /** Saves everything and resolves to the resulting phase; called before publishing and leaving. */
  flush(): Promise<AutosavePhase>;
  /** Connects the framed page. Returns a function that disconnects. */
  connect(channel: CanvasChannel): () => void;
  destroy(): void;
}
