import { Extension, Mark, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { HeldSelection } from './held-selection.ts';
import { limitText } from './limit-text.ts';

/** The longest address that a text stores. */
const maxAddress = 2000;

/** A link as pages store it: an address, and whether it opens a new window. */
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
        const isTaken = href.length <= maxAddress && !/^\s*(javascript|data|vbscript):/i.test(href);
        return isTaken ? { href } : false;
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Other pages have attributes of the same names: what a text cannot have is not taken over. */
const dataAttribute = (name: string, values: readonly string[]) => ({
  default: null,
  parseHTML: (element: HTMLElement) =>
    values.find((value) => value === element.dataset[name]) ?? null,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] ? { [`data-${name}`]: attributes[name] } : {},
});

/** Alignment and size of paragraphs and headings, drawn as the page's own views draw them. */
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
 * Exactly what a page's rich text may hold; pasting keeps nothing else. `onRefused` hears why something was not added.
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
  HeldSelection,
  limitText(onRejected),
];
