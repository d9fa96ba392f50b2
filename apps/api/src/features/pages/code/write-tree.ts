import { defaultTreeAdapter, serialize } from 'parse5';
import type { HtmlNode, HtmlTree } from './parse-html.ts';

type Parent = Pick<HtmlTree, 'childNodes'>;

/** Removes comments from a tree, whose depth was checked before. */
function leaveCommentsOut(parent: Parent): void {
  parent.childNodes = parent.childNodes.filter((node) => !defaultTreeAdapter.isCommentNode(node));
  for (const node of parent.childNodes)
    if (defaultTreeAdapter.isElementNode(node)) leaveCommentsOut(node);
}

const isEmptyText = (node: HtmlNode | undefined) =>
  node !== undefined && defaultTreeAdapter.isTextNode(node) && node.value.trim() === '';

/** Serializes the tree as HTML, with every element closed. */
export function writeTree(tree: HtmlTree): string {
  leaveCommentsOut(tree);
  const isNothing = tree.childNodes.every(isEmptyText);
  return isNothing ? '' : serialize(tree, { scriptingEnabled: false }).trim();
}
