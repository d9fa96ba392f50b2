import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import type { EditError, HistoryEffect } from '@sitewright/page-model';
import type { CanvasMessage, Selection, ShellMessage } from '../../../canvas/protocol.ts';
import type { Channel } from '../../../canvas/channel.ts';
import type { AutosavePhase, SaveProblem, StoredSave } from '../autosave/state.ts';
import type { RejectedEdit } from './rejected-edits.ts';

/** The channel to the framed page, from the shell's side. */
export type CanvasChannel = Channel<ShellMessage, CanvasMessage>;

/** What the editor's panels and bars show. */
export interface EditorState {
  readonly document: PageDocument;
  readonly selection: Selection | null;
  /** What the next undo takes back and the next redo does again, in words; null when there is none. */
  readonly undoName: string | null;
  readonly redoName: string | null;
  readonly save: {
    readonly phase: AutosavePhase;
    readonly savedAt: number | null;
    /** Why the server did not take a change. */
    readonly problem: SaveProblem | null;
    /** What is not on the server waits on this device, through a reload. */
    readonly isKept: boolean;
  };
  /** What was typed and cannot be stored. */
  readonly rejected: readonly RejectedEdit[];
  /** The block whose text is being written in place. */
  readonly editingTextIn: string | null;
  readonly mode: 'edit' | 'preview';
}

/** Something that people are told in passing. */
export type EditorNotice =
  | { readonly kind: 'rejected'; readonly error: EditError; readonly detail?: string }
  /** Another editor's changes came in; `lost` names those of one's own that could not be kept. */
  | { readonly kind: 'rebased'; readonly lost: readonly string[]; readonly isFromTab: boolean }
  /** The server did not take a change, which stays here. */
  | ({ readonly kind: 'notSaved' } & SaveProblem)
  /** Another editor was there before: the document is read anew. */
  | ({ readonly kind: 'overtaken' } & SaveProblem)
  /** More was typed or pasted than a text can have; the text is as it was. */
  | { readonly kind: 'limit'; readonly text: string }
  /** Another tab saved what never arrived here. */
  | { readonly kind: 'behind' }
  | { readonly kind: 'announce'; readonly text: string }
  /** Something is gone that an undo brings back. */
  | { readonly kind: 'deleted'; readonly what: string };

/** What became of an edit; `detail` says why where the error alone does not. */
export type EditOutcome =
  | Extract<HistoryEffect, { kind: 'applied' }>
  | (Extract<HistoryEffect, { kind: 'rejected' }> & { readonly detail?: string })
  | undefined;

/** One page being edited: the document, its history, its way to the server and the frame that shows it. */
export interface EditorSession {
  readonly pageId: string;
  /** Names the edits of the last time that could not be carried out again. */
  readonly unkept: readonly string[];
  getState(): EditorState;
  subscribe(listener: () => void): () => void;
  /** Hears what is to be said in passing. */
  onNotice(listener: (notice: EditorNotice) => void): () => void;
  /** Edits. Undefined never: an edit is applied or rejected. */
  apply(operation: Operation, gesture?: string): EditOutcome;
  undo(): void;
  redo(): void;
  /** Selects, in the canvas as well; `reveal` scrolls there. */
  select(selection: Selection | null, options?: { readonly reveal?: boolean }): void;
  setMode(mode: 'edit' | 'preview'): void;
  /** Writes the selected block's text in place. */
  editText(): void;
  /** Takes what another tab of this browser saved of the same document. */
  overheard(save: StoredSave): void;
  announce(text: string): void;
  /** Says that something was deleted, with the way to bring it back. */
  tellDeleted(what: string): void;
  /** Sends again what the server did not take. */
  retrySave(): void;
  /** Gives up what could not be stored: what the server did not take, and what was typed and never left. */
  discardUnsaved(): void;
  /** Sends everything to the server and says whether all is there; for publishing and leaving. */
  flush(): Promise<AutosavePhase>;
  /** Joins the framed page; what it asks for beside editing goes to `onMessage`. Returns how to part. */
  connect(channel: CanvasChannel): () => void;
  destroy(): void;
}
