import type { RichText, RichTextMark, RichTextNode } from '@sitewright/contracts/entities';

/** A link as it is resolved on the page of the text, where it is an HTTP address; every other stays as it is. */
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

/** The same text for readers who are not on the site: its links lead there from everywhere. */
export const withWholeAddresses = ({ type, content }: RichText, pageUrl: string): RichText => ({
  type,
  content: content.map((node) => wholeNode(node, pageUrl)),
});
