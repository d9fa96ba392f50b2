import type { RichText } from '@sitewright/contracts/entities';

type Node = RichText['content'][number];
type TextNode = Extract<Node, { type: 'text' }>;
type Mark = NonNullable<TextNode['marks']>[number];

const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00a0', '&nbsp;');

const markTags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
} as const;

function withMark(html: string, mark: Mark): string {
  if (mark.type !== 'link') return `<${markTags[mark.type]}>${html}</${markTags[mark.type]}>`;
  const target = mark.attrs.newWindow === true ? ' target="_blank"' : '';
  return `<a href="${escapeHtml(mark.attrs.href)}"${target}>${html}</a>`;
}

const styleOf = (align: string | undefined): string =>
  align === undefined ? '' : ` style="text-align:${align}"`;

const childrenOf = (content: readonly Node[] | undefined): string =>
  (content ?? []).map(nodeToHtml).join('');

function nodeToHtml(node: Node): string {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight(withMark, escapeHtml(node.text));
    case 'hardBreak':
      return '<br>';
    case 'horizontalRule':
      return '<hr>';
    case 'paragraph': {
      const { align, size } = node.attrs ?? {};
      const sized = size === undefined ? '' : ` class="${size}"`;
      return `<p${styleOf(align)}${sized}>${childrenOf(node.content)}</p>`;
    }
    case 'heading': {
      const { level, align } = node.attrs;
      return `<h${level}${styleOf(align)}>${childrenOf(node.content)}</h${level}>`;
    }
    case 'orderedList': {
      const { start, type } = node.attrs ?? {};
      const attributes = `${start === undefined ? '' : ` start="${start}"`}${type === undefined ? '' : ` type="${type}"`}`;
      return `<ol${attributes}>${childrenOf(node.content)}</ol>`;
    }
    case 'bulletList':
      return `<ul>${childrenOf(node.content)}</ul>`;
    case 'listItem':
      return `<li>${childrenOf(node.content)}</li>`;
    case 'blockquote':
      return `<blockquote>${childrenOf(node.content)}</blockquote>`;
  }
}

/** Rich text as HTML, which `htmlToRichText` reads. */
export const richTextToHtml = ({ content }: RichText): string => childrenOf(content);
