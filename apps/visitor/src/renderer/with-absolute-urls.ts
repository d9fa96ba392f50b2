import type { RichText, RichTextMark, RichTextNode } from '@sitewright/contracts/entities';

/** Resolves an HTTP link against the page of the text; leaves other marks unchanged. */
function toAbsoluteMark(mark: RichTextMark, pageUrl: string): RichTextMark {
  if (mark.type !== 'link') return mark;
  const url = URL.parse(mark.attrs.href, pageUrl);
  return url === null || !/^https?:$/.test(url.protocol)
    ? mark
    : { ...mark, attrs: { ...mark.attrs, href: url.href } };
}

function toAbsoluteNode(node: RichTextNode, pageUrl: string): RichTextNode {
  if (node.type === 'text')
    return node.marks === undefined
      ? node
      : { ...node, marks: node.marks.map((mark) => toAbsoluteMark(mark, pageUrl)) };
  if (!('content' in node) || node.content === undefined) return node;
  return { ...node, content: node.content.map((child) => toAbsoluteNode(child, pageUrl)) };
}

/** Makes the links of a text absolute, for readers outside the site. */
export const withAbsoluteUrls = ({ type, content }: RichText, pageUrl: string): RichText => ({
  type,
  content: content.map((node) => toAbsoluteNode(node, pageUrl)),
});
