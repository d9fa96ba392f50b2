import { defaultTreeAdapter, serialize } from 'parse5';
import type { HtmlNode, HtmlTree } from './parse-html.ts';

type Parent = Pick<HtmlTree, 'childNodes'>;

/** Removes comments from a tree. Recursive, because the depth of the tree was checked before. */
function removeComments(parent: Parent): void {
  parent.childNodes = parent.childNodes.filter((node) => !defaultTreeAdapter.isCommentNode(node));
  for (const node of parent.childNodes)
    if (defaultTreeAdapter.isElementNode(node)) removeComments(node);
}

const isEmptyText = (node: HtmlNode | undefined) =>
  node !== undefined && defaultTreeAdapter.isTextNode(node) && node.value.trim() === '';

/** Serializes the tree as HTML, with every element closed. */
export function writeTree(tree: HtmlTree): string {
  removeComments(tree);
  const isEmpty = tree.childNodes.every(isEmptyText);
  return isEmpty ? '' : serialize(tree, { scriptingEnabled: false }).trim();
}
