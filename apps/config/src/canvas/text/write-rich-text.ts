import type { RichText } from '@sitewright/contracts/entities';
import { Editor } from '@tiptap/core';
import { richTextExtensions } from './rich-text-extensions.ts';
import { toRichText } from './to-rich-text.ts';

/** Makes an element of the page the place where a rich text is written. */
export function writeRichText(
  element: HTMLElement,
  value: RichText,
  onChange: (value: RichText) => void,
): Editor {
  return new Editor({
    element: { mount: element },
    extensions: richTextExtensions(),
    content: value.content.length === 0 ? '' : (value as object),
    injectCSS: false,
    autofocus: 'end',
    editorProps: { attributes: { 'aria-label': 'Text', style: 'white-space: pre-wrap' } },
    onUpdate({ editor }) {
      const made = toRichText(editor.getJSON());
      if (made !== undefined) onChange(made);
    },
  });
}
