import { Extension, getMarkRange, type Editor } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const key = new PluginKey<boolean>('heldSelection');

/** What a link would be set on: the marked words, or the link that the caret stands in. */
function linkedRange({ selection, schema }: EditorState): { from: number; to: number } {
  const { link } = schema.marks;
  if (!selection.empty || link === undefined) return selection;
  return getMarkRange(selection.$from, link) ?? selection;
}

/**
 * Draws the marked words while another field has the focus: the browser then no longer does. It is drawn by the view
 * alone, and is never part of the text.
 */
export const HeldSelection = Extension.create({
  name: 'heldSelection',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: {
        init: () => false,
        apply: (transaction, isHeld) => (transaction.getMeta(key) as boolean | undefined) ?? isHeld,
      },
      props: {
        decorations(state) {
          if (key.getState(state) !== true) return null;
          const { from, to } = linkedRange(state);
          return DecorationSet.create(state.doc, [
            Decoration.inline(from, to, {
              style: 'background-color: Highlight; color: HighlightText',
              'data-held-selection': '',
            }),
          ]);
        },
      },
    }),
  ],
});

/** Draws the marked words of an editor from now on. Returns what ends it. */
export function holdSelection(editor: Editor): () => void {
  const hold = (isHeld: boolean) => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, isHeld));
  };
  hold(true);
  return () => hold(false);
}
