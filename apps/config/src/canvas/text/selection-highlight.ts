import { Extension, getMarkRange, type Editor } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const key = new PluginKey<boolean>('heldSelection');

/** The range that a link is set on: the selected text, or the existing link around the caret. */
function linkedRange({ selection, schema }: EditorState): { from: number; to: number } {
  const { link } = schema.marks;
  if (!selection.empty || link === undefined) return selection;
  return getMarkRange(selection.$from, link) ?? selection;
}

/**
 * Highlights the selected text while another field has the focus, when browsers do not. A decoration of the view,
 * never part of the text.
 */
export const SelectionHighlight = Extension.create({
  name: 'heldSelection',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: {
        init: () => false,
        apply: (transaction, isActive) =>
          (transaction.getMeta(key) as boolean | undefined) ?? isActive,
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

/** Starts highlighting an editor's selection. Returns a function that ends it. */
export function highlightSelection(editor: Editor): () => void {
  const setActive = (isActive: boolean) => {
    if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(key, isActive));
  };
  setActive(true);
  return () => setActive(false);
}
