import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { MarkupNode, ReadHtml } from './node.ts';

function toMarkupNodes(node: DefaultTreeAdapterTypes.ChildNode): MarkupNode[] {
  if (tree.isTextNode(node)) return [node.value];
  if (!tree.isElementNode(node)) return [];
  return [
    {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      children: node.childNodes.flatMap(toMarkupNodes),
    },
  ];
}

/** A parser for servers. */
export const readHtml: ReadHtml = (html) => parseFragment(html).childNodes.flatMap(toMarkupNodes);
