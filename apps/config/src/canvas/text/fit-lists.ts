import { listNumberings, listStart } from '@sitewright/contracts/entities';
import { Fragment, Slice, type Node } from '@tiptap/pm/model';

/** Replaces start numbers and numbering styles of lists that cannot be stored. */
function fitNode(node: Node): Node {
  const content = fitContent(node.content);
  if (node.type.name !== 'orderedList') return node.copy(content);
  const { start, type } = node.attrs;
  const attributes = {
    ...node.attrs,
    start: listStart.safeParse(start).success ? (start as number) : 1,
    type: listNumberings.find((numbering) => numbering === type) ?? null,
  };
  return node.type.create(attributes, content, node.marks);
}

const fitContent = (content: Fragment): Fragment =>
  Fragment.fromArray(content.content.map((node) => (node.isText ? node : fitNode(node))));

/** Pasted content, with lists converted to a form that can be stored. */
export const fitLists = ({ content, openStart, openEnd }: Slice): Slice =>
  new Slice(fitContent(content), openStart, openEnd);
