import { Extension, Mark, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { SelectionHighlight } from './selection-highlight.ts';
import { limitText } from './limit-text.ts';

/** Maximum length of a URL in a text. */
const maxUrlLength = 2000;

/** A link as pages store it: a URL, and whether it opens a new tab. */
const PageLink = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: { default: '' },
    newWindow: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('target') === '_blank' || null,
      renderHTML: ({ newWindow }: { newWindow?: boolean | null }) =>
        newWindow ? { target: '_blank' } : {},
    },
  }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        const isAllowed =
          href.length <= maxUrlLength && !/^\s*(javascript|data|vbscript):/i.test(href);
        return isAllowed ? { href } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Pasted HTML can use the same attribute names; unsupported values are dropped. */
const dataAttribute = (name: string, values: readonly string[]) => ({
  default: null,
  parseHTML: (element: HTMLElement) =>
    values.find((value) => value === element.dataset[name]) ?? null,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] ? { [`data-${name}`]: attributes[name] } : {},
});

/** Alignment and size of paragraphs and headings, rendered as on the page. */
const TextLook = Extension.create({
  name: 'textLook',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: { align: dataAttribute('align', ['start', 'center', 'end']) },
    },
    { types: ['paragraph'], attributes: { size: dataAttribute('size', ['small', 'large']) } },
  ],
});

/**
 * Exactly the nodes and marks that a page's rich text supports; pasting drops everything else. `onRejected` gets the
 * reason when content was rejected.
 */
export const richTextExtensions = (onRejected: (reason: string) => void): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    link: false,

    trailingNode: false,
  }),
  PageLink,
  TextLook,
  SelectionHighlight,
  limitText(onRejected),
];
