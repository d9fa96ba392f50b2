import type { Operation } from '@sitewright/contracts/entities';
import { findBlock, type OperationOf } from '@sitewright/page-model';
import type { CanvasStore } from '../canvas-store.ts';
import { blockElement } from '../page/find-elements.ts';
import type { CanvasMessage } from '../protocol.ts';
import { isSame } from '../../drafts/merge/is-same.ts';
import { editInPlace } from './edit-in-place.ts';
import { toStorable } from './to-storable.ts';

type SetProps = OperationOf<'setProps'>;

/** In-place editing of a block's text. */
export interface TextEditSession {
  /** Starts with the selected block's text. */
  begin(point?: { readonly x: number; readonly y: number }): Promise<void>;
  /** Ends editing. Returns false, and stays open with the reason, if the text cannot be stored. */
  end(): boolean;
  /** Ends editing, whatever the text contains. */
  giveUp(): void;
  /** Handles rejected edits of a gesture. Returns false if they were not made here. */
  rejected(gesture: string | null, reason: string): boolean;
  /** Handles an applied edit: a rejected text counts as stored once the text is the same again. */
  applied(operation: Operation): void;
}

/** Creates the text editing of a canvas. */
export function createTextWriting(parts: {
  readonly page: Document;
  readonly store: CanvasStore;
  readonly post: (message: CanvasMessage) => void;
  readonly createId: () => string;
}): TextEditSession {
  const { page, store, post, createId } = parts;
  /** The id that joins all edits until the text is left, so that they are undone together. */
  let gesture = '';
  /** The text that was sent last; undefined while the text cannot be sent. */
  let posted: unknown;
  let isUnstorable = false;

  function giveUp() {
    const { text } = store.getState();
    if (text === null) return;
    text.end();
    store.setState({ text: null, textProblem: null });
    const { blockId, property } = text;
    if (isUnstorable) post({ kind: 'discardedText', blockId, property });
    isUnstorable = false;
    post({ kind: 'editingText', blockId: null });
  }

  function end(): boolean {
    if (store.getState().textProblem !== null) return false;
    giveUp();
    return true;
  }

  async function begin(point?: { readonly x: number; readonly y: number }) {
    const { selection, document } = store.getState();
    const found = selection?.blockId ? findBlock(document, selection.blockId) : undefined;
    const element = found && blockElement(page, found.block.id);
    if (!found || !element || !end()) return;
    gesture = createId();
    posted = undefined;
    const { block, section } = found;
    const text = await editInPlace({
      block,
      element,
      point,
      onEnd() {
        if (end()) element.focus();
      },
      onRejected: (reason) => post({ kind: 'limit', text: reason }),
      onChange(property, value) {
        posted = value;
        isUnstorable = false;
        const operation: SetProps = {
          kind: 'setProps',
          sectionId: section.id,
          blockId: block.id,
          version: block.version,
          props: { [property]: value } as SetProps['props'],
        };
        post({ kind: 'operations', operations: [operation], gesture });
      },
      onUnstorable(property) {
        posted = undefined;
        isUnstorable = true;
        store.setState({ textProblem: 'This text cannot be stored.' });
        post({ kind: 'unstorableText', blockId: block.id, property });
      },
    });
    if (text === undefined) return;
    if (store.getState().selection?.blockId !== block.id) {
      text.end();
      return;
    }
    giveUp();
    store.setState({ text });
    post({ kind: 'editingText', blockId: block.id });
  }

  return {
    begin,
    end,
    giveUp,
    rejected(rejectedGesture, reason) {
      if (store.getState().text === null || rejectedGesture !== gesture) return false;
      store.setState({ textProblem: reason });
      return true;
    },
    applied(operation) {
      const { text, textProblem } = store.getState();
      if (textProblem === null || operation.kind !== 'setProps') return;
      if (operation.blockId !== text?.blockId || posted === undefined) return;
      // Another edit of the block, or an undo, has stored a different text.
      if (isSame(toStorable(posted), operation.props[text.property]))
        store.setState({ textProblem: null });
    },
  };
}
