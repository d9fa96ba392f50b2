import type { RichText, RichTextMark, RichTextNode } from '@sitewright/contracts/entities';

/** Of a link within the site its whole address; every other stays as it is. */
function wholeMark(mark: RichTextMark, baseUrl: string): RichTextMark {
  if (mark.type !== 'link' || !/^[/#](?!\/)/.test(mark.attrs.href)) return mark;
  return { ...mark, attrs: { ...mark.attrs, href: new URL(mark.attrs.href, baseUrl).href } };
}

function wholeNode(node: RichTextNode, baseUrl: string): RichTextNode {
  if (node.type === 'text')
    return node.marks === undefined
      ? node
      : { ...node, marks: node.marks.map((mark) => wholeMark(mark, baseUrl)) };
  if (!('content' in node) || node.content === undefined) return node;
  return { ...node, content: node.content.map((child) => wholeNode(child, baseUrl)) };
}

/** The same text for readers who are not on the site: its links lead there from everywhere. */
export const withWholeAddresses = ({ type, content }: RichText, baseUrl: string): RichText => ({
  type,
  content: content.map((node) => wholeNode(node, baseUrl)),
});
