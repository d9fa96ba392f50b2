import {
  defaultTreeAdapter,
  parse,
  parseFragment,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5';

/** An HTML element of third-party markup. */
export interface MarkupElement {
  readonly tag: string;
  /** By their names in lower case, without character references. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

/** A text or an element. */
export type MarkupNode = string | MarkupElement;

/**
 * Overlapping elements are opened again in each that follows, so that a short text can become a huge tree. An element is
 * written with three characters at least, and some are implied: no text needs more elements than these.
 */
const mostElements = ({ length }: string): number => Math.ceil(length / 3) + 1_000;

class TooManyElements extends Error {}

function limitedAdapter(maxElements: number): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...created) {
      elements += 1;
      if (elements > maxElements) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...created);
    },
  };
}

/** What is in a node; a script can bring to life what lies in a template. */
const nodesIn = (
  node: DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.Template,
): readonly DefaultTreeAdapterTypes.ChildNode[] =>
  'content' in node ? node.content.childNodes : node.childNodes;

function toMarkup(top: DefaultTreeAdapterTypes.ParentNode): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  // Not by calls of itself: how deep the tree is, its writer decides.
  const left = [{ node: top, into: root }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    for (const child of nodesIn(next.node)) {
      if (defaultTreeAdapter.isTextNode(child)) next.into.push(child.value);
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      const children: MarkupNode[] = [];
      const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
      next.into.push({ tag: child.tagName, attributes, children });
      left.push({ node: child, into: children });
    }
  }
  return root;
}

/**
 * Reads a piece of HTML or, with `isDocument`, a whole one, as browsers read it that run scripts: what only looks like an
 * element in a comment, an attribute or a script is none. Of HTML that becomes more elements than it can have written nothing is left.
 */
export function readMarkup(html: string, isDocument = false): readonly MarkupNode[] {
  const options = { treeAdapter: limitedAdapter(mostElements(html)) };
  try {
    return toMarkup(isDocument ? parse(html, options) : parseFragment(html, options));
  } catch (error) {
    if (error instanceof TooManyElements) return [];
    throw error;
  }
}
