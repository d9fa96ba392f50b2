import type { RichText } from '@sitewright/contracts/entities';
import { Editor } from '@tiptap/core';
import { richTextExtensions } from './rich-text-extensions.ts';
import { toRichText } from './to-rich-text.ts';

/** Who hears of a rich text that is being written. */
export interface RichTextListeners {
  readonly onChange: (value: RichText) => void;
  /** Why something was not added. */
  readonly onRejected: (reason: string) => void;
  /** The text holds what no page may hold. */
  readonly onUnstorable: () => void;
}

/** Makes an element of the page the place where a rich text is written. */
export function writeRichText(
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
      const made = toRichText(editor.getJSON());
      if (made === undefined) onUnstorable();
      else onChange(made);
    },
  });
}
