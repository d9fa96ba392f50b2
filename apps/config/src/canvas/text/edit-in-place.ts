import type { Editor } from '@tiptap/core';
import type { Block, RichText } from '@sitewright/contracts/entities';
import { toStorableText } from '@sitewright/contracts/limits';
import { editableTexts, richHost, textHost, type EditableText } from './find-text.ts';
import { limitLength } from './limit-length.ts';

/** In-place editing of a text. */
export interface TextEditing {
  readonly blockId: string;
  readonly property: string;
  /** The rich text editor, for a toolbar with its commands; null for plain text. */
  readonly editor: Editor | null;
  readonly element: HTMLElement;
  /** Removes the editor. */
  end(): void;
}

export interface TextEditingOptions {
  readonly block: Block;
  readonly element: HTMLElement;
  /** Where the text was clicked, in window coordinates; undefined when a key started the editing. */
  readonly point?: { readonly x: number; readonly y: number } | undefined;
  readonly onChange: (property: string, value: string | RichText) => void;
  /** Called with the reason when typed or pasted content was rejected. */
  readonly onRejected: (reason: string) => void;
  /** The text contains something that cannot be stored. */
  readonly onUnstorable: (property: string) => void;
  /** Escape was pressed in the text, or it lost the focus. */
  readonly onEnd: () => void;
}

/** Loads the rich text editor separately: it is large, and the page is rendered without it. */
export const prepareRichText = () => import('./create-rich-text-editor.ts');

/**
 * Starts editing a block's text in place. The editor covers the rendered text, which is hidden but follows every change
 * and defines the size. Undefined if the block has no text.
 */
export async function editInPlace(options: TextEditingOptions): Promise<TextEditing | undefined> {
  const { block, element, point } = options;
  const chosen = chooseText(editableTexts(block), element, point);
  if (chosen === undefined) return undefined;
  const { text, host } = chosen;
  const writer = text.kind === 'rich' ? await prepareRichText() : undefined;
  const layer = host.cloneNode(false) as HTMLElement;
  layer.removeAttribute('id');
  layer.inert = false;
  layer.dataset.canvasEditor = '';
  const uncover = coverHost(host, layer, element);
  const editor =
    text.kind === 'rich' && writer !== undefined
      ? writer.createRichTextEditor(layer, text.value, {
          onChange: (value) => options.onChange(text.property, value),
          onRejected: options.onRejected,
          onUnstorable: () => options.onUnstorable(text.property),
        })
      : null;
  if (text.kind === 'plain') writePlain(layer, text, options);
  layer.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') options.onEnd();
  });
  return {
    blockId: block.id,
    property: text.property,
    editor,
    element: layer,
    end() {
      editor?.destroy();
      uncover();
    },
  };
}

interface Chosen {
  readonly text: EditableText;
  readonly host: HTMLElement;
}

/** The text under the pointer; from the keyboard the first one. */
function chooseText(
  texts: readonly EditableText[],
  element: HTMLElement,
  point: TextEditingOptions['point'],
): Chosen | undefined {
  const found = texts.flatMap((text): Chosen[] => {
    const host = text.kind === 'rich' ? richHost(element) : textHost(element, text.value);
    return host === undefined ? [] : [{ text, host }];
  });
  const isUnder = ({ host }: Chosen) => {
    if (point === undefined) return false;
    const box = host.getBoundingClientRect();
    return (
      box.left <= point.x && point.x <= box.right && box.top <= point.y && point.y <= box.bottom
    );
  };
  return found.find(isUnder) ?? found[0];
}

/** Positions the layer over its host in the same size, and hides the host. Returns a function that reverts it. */
function coverHost(host: HTMLElement, layer: HTMLElement, block: HTMLElement): () => void {
  const parent = host.parentElement ?? block;
  const view = block.ownerDocument.defaultView ?? window;
  const previousPosition = parent.style.position;
  if (view.getComputedStyle(parent).position === 'static') parent.style.position = 'relative';
  const wasInert = parent.inert;
  parent.inert = false;
  const previousVisibility = host.style.visibility;
  host.style.visibility = 'hidden';
  const style = view.getComputedStyle(host);
  const alignLayer = () => {
    Object.assign(layer.style, {
      position: 'absolute',
      left: `${host.offsetLeft}px`,
      top: `${host.offsetTop}px`,
      width: `${host.offsetWidth}px`,
      minHeight: `${host.offsetHeight}px`,
      margin: '0',
      outline: 'none',
      textAlign: style.textAlign,
      cursor: 'text',
      zIndex: '1',
    });
  };
  alignLayer();
  parent.append(layer);
  const observer = new view.ResizeObserver(alignLayer);
  observer.observe(host);
  return () => {
    observer.disconnect();
    layer.remove();
    host.style.visibility = previousVisibility;
    parent.style.position = previousPosition;
    parent.inert = wasInert;
  };
}

/** The written text, without the trailing line break that browsers add. */
const plainText = (layer: HTMLElement): string => (layer.textContent ?? '').replace(/\n$/, '');

function writePlain(
  layer: HTMLElement,
  { property, value, maxLength }: Extract<EditableText, { kind: 'plain' }>,
  { onChange, onEnd, onRejected }: TextEditingOptions,
): void {
  layer.contentEditable = 'plaintext-only';
  layer.style.whiteSpace = 'pre-wrap';
  layer.setAttribute('role', 'textbox');
  layer.setAttribute('aria-label', 'Text');
  layer.textContent = value;
  limitLength(layer, { maxLength, onRejected });
  layer.addEventListener('input', () => onChange(property, toStorableText(plainText(layer))));
  layer.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      onEnd();
    }
  });
  layer.focus();
  layer.ownerDocument.getSelection()?.selectAllChildren(layer);
}
