import type { MarkupNode, ReadHtml } from '../markup/node.ts';

/** Parses HTML with the browser's parser: `createHtmlReader(new DOMParser())`. Nothing in it runs or loads. */
export const createHtmlReader =
  (parser: DOMParser): ReadHtml =>
  (html) =>
    [...parser.parseFromString(html, 'text/html').body.childNodes].flatMap(toMarkupNodes);

function toMarkupNodes(node: Node): MarkupNode[] {
  if (node.nodeType === node.TEXT_NODE) return [node.nodeValue ?? ''];
  if (node.nodeType !== node.ELEMENT_NODE) return [];
  const { localName, attributes, childNodes } = node as Element;
  return [
    {
      tag: localName,
      attributes: Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
      children: [...childNodes].flatMap(toMarkupNodes),
    },
  ];
}
