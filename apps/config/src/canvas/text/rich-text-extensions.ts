import { Extension, Mark, type Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { HeldSelection } from './held-selection.ts';

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
        return /^\s*(javascript|data|vbscript):/i.test(href) ? false : { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const dataAttribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.dataset[name] ?? null,
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes[name] ? { [`data-${name}`]: attributes[name] } : {},
});

/** Alignment and size of paragraphs and headings, drawn as the page's own views draw them. */
const TextLook = Extension.create({
  name: 'textLook',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'heading'], attributes: { align: dataAttribute('align') } },
    { types: ['paragraph'], attributes: { size: dataAttribute('size') } },
  ],
});

/** Exactly what a page's rich text may hold; pasting keeps nothing else. */
export const richTextExtensions = (): Extensions => [
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
];
