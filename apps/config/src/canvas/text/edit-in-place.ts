import type { Editor } from '@tiptap/core';
import type { Block, RichText } from '@sitewright/contracts/entities';
import { toStorableText } from '@sitewright/contracts/limits';
import { editableTexts, richHost, textHost, type EditableText } from './find-text.ts';
import { limitLength } from './limit-length.ts';

/** A text that is being written in its place on the page. */
export interface TextEditing {
  readonly blockId: string;
  readonly property: string;
  /** The rich text's editor, for a bar with its commands; null for plain text. */
  readonly editor: Editor | null;
  readonly element: HTMLElement;
  /** Takes the editor away. */
  end(): void;
}

export interface TextEditingOptions {
  readonly block: Block;
  readonly element: HTMLElement;
  /** Where it was clicked, in the window; undefined when a key began it. */
  readonly point?: { readonly x: number; readonly y: number } | undefined;
  readonly onChange: (property: string, value: string | RichText) => void;
  /** Hears why something that was typed or pasted was not added. */
  readonly onRejected: (reason: string) => void;
  /** The text holds what no page may hold. */
  readonly onUnstorable: (property: string) => void;
  /** Escape was pressed in the text, or the focus left it. */
  readonly onEnd: () => void;
}

/** Fetches what writes rich text: it is large, and the page is drawn without it. */
export const prepareRichText = () => import('./write-rich-text.ts');

/**
 * Begins to write a block's text where it stands. The editor lies over the block's own text, which is drawn
 * on with every change below it and makes the room. Undefined when the block has no text.
 */
export async function editInPlace(options: TextEditingOptions): Promise<TextEditing | undefined> {
  const { block, element, point } = options;
  const chosen = choose(editableTexts(block), element, point);
  if (chosen === undefined) return undefined;
  const { text, host } = chosen;
  const writer = text.kind === 'rich' ? await prepareRichText() : undefined;
  const layer = host.cloneNode(false) as HTMLElement;
  layer.removeAttribute('id');
  layer.inert = false;
  layer.dataset.canvasEditor = '';
  const uncover = cover(host, layer, element);
  const editor =
    text.kind === 'rich' && writer !== undefined
      ? writer.writeRichText(layer, text.value, {
          onChange: (made) => options.onChange(text.property, made),
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
function choose(
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

/** Lays the layer over its host, as large as it, and hides the host. Returns how to undo that. */
function cover(host: HTMLElement, layer: HTMLElement, block: HTMLElement): () => void {
  const parent = host.parentElement ?? block;
  const view = block.ownerDocument.defaultView ?? window;
  const hadPosition = parent.style.position;
  if (view.getComputedStyle(parent).position === 'static') parent.style.position = 'relative';
  const wasInert = parent.inert;
  parent.inert = false;
  const hadVisibility = host.style.visibility;
  host.style.visibility = 'hidden';
  const style = view.getComputedStyle(host);
  const place = () => {
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
  place();
  parent.append(layer);
  const observer = new view.ResizeObserver(place);
  observer.observe(host);
  return () => {
    observer.disconnect();
    layer.remove();
    host.style.visibility = hadVisibility;
    parent.style.position = hadPosition;
    parent.inert = wasInert;
  };
}

/** A text that is left: `Enter` ends it, and the line break that a browser adds at its end is none of it. */
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
