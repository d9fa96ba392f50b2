import { defaultTreeAdapter, serialize } from 'parse5';
import type { HtmlNode, HtmlTree } from './parse-html.ts';

type Parent = Pick<HtmlTree, 'childNodes'>;

/** Takes comments out of a tree. It is not deep: that was asked before. */
function leaveCommentsOut(parent: Parent): void {
  parent.childNodes = parent.childNodes.filter((node) => !defaultTreeAdapter.isCommentNode(node));
  for (const node of parent.childNodes)
    if (defaultTreeAdapter.isElementNode(node)) leaveCommentsOut(node);
}

const isEmptyText = (node: HtmlNode | undefined) =>
  node !== undefined && defaultTreeAdapter.isTextNode(node) && node.value.trim() === '';

/** The tree as HTML: each element closed, nothing between them but what was read. */
export function writeTree(tree: HtmlTree): string {
  leaveCommentsOut(tree);
  const isNothing = tree.childNodes.every(isEmptyText);
  return isNothing ? '' : serialize(tree, { scriptingEnabled: false }).trim();
}
