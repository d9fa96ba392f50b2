import type { RichText, RichTextMark, RichTextNode } from '@sitewright/contracts/entities';

/** Resolves an HTTP link against the page of the text; leaves all others unchanged. */
function wholeMark(mark: RichTextMark, pageUrl: string): RichTextMark {
  if (mark.type !== 'link') return mark;
  const url = URL.parse(mark.attrs.href, pageUrl);
  return url === null || !/^https?:$/.test(url.protocol)
    ? mark
    : { ...mark, attrs: { ...mark.attrs, href: url.href } };
}

function wholeNode(node: RichTextNode, pageUrl: string): RichTextNode {
  if (node.type === 'text')
    return node.marks === undefined
      ? node
      : { ...node, marks: node.marks.map((mark) => wholeMark(mark, pageUrl)) };
  if (!('content' in node) || node.content === undefined) return node;
  return { ...node, content: node.content.map((child) => wholeNode(child, pageUrl)) };
}

/** The same text for readers outside the site: its links become absolute. */
export const withWholeAddresses = ({ type, content }: RichText, pageUrl: string): RichText => ({
  type,
  content: content.map((node) => wholeNode(node, pageUrl)),
});
