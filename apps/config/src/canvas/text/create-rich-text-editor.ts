import type { RichText } from '@sitewright/contracts/entities';
import { Editor } from '@tiptap/core';
import { richTextExtensions } from './rich-text-extensions.ts';
import { toRichText } from './to-rich-text.ts';

/** Callbacks of a rich text editor. */
export interface RichTextListeners {
  readonly onChange: (value: RichText) => void;
  /** Why content was rejected. */
  readonly onRejected: (reason: string) => void;
  /** The text contains something that cannot be stored. */
  readonly onUnstorable: () => void;
}

/** Creates a rich text editor in an element of the page. */
export function createRichTextEditor(
  element: HTMLElement,
  value: RichText,
  { onChange, onRejected, onUnstorable }: RichTextListeners,
): Editor {
  return new Editor({
    element: { mount: element },
    extensions: richTextExtensions(onRejected),
    content: value.content.length === 0 ? '' : (value as object),
    injectCSS: false,
    autofocus: 'end',
    editorProps: { attributes: { 'aria-label': 'Text', style: 'white-space: pre-wrap' } },
    onUpdate({ editor }) {
      const richText = toRichText(editor.getJSON());
      if (richText === undefined) onUnstorable();
      else onChange(richText);
    },
  });
}
