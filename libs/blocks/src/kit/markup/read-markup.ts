import {
  defaultTreeAdapter,
  parse,
  parseFragment,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from 'parse5';

/** An element of third-party markup. */
export interface MarkupElement {
  readonly tag: string;
  /** By lower-case name, with character references decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

/** A text or an element. */
export type MarkupNode = string | MarkupElement;

/**
 * The maximum number of elements in valid HTML of this length: a written element needs at least three characters, and
 * some elements are implied. Misnested elements are reopened in each following one, so a short invalid text can become
 * a huge tree.
 */
const maxElementsOf = ({ length }: string): number => Math.ceil(length / 3) + 1_000;

class TooManyElements extends Error {}

function limitedAdapter(maxElements: number): TreeAdapter<DefaultTreeAdapterMap> {
  let elements = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      if (elements > maxElements) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...args);
    },
  };
}

/** The content of a node, including that of a template, which a script can insert. */
const nodesIn = (
  node: DefaultTreeAdapterTypes.ParentNode | DefaultTreeAdapterTypes.Template,
): readonly DefaultTreeAdapterTypes.ChildNode[] =>
  'content' in node ? node.content.childNodes : node.childNodes;

function toMarkup(top: DefaultTreeAdapterTypes.ParentNode): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  // Iterative, because the markup's author determines the depth.
  const pending = [{ node: top, into: root }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const child of nodesIn(next.node)) {
      if (defaultTreeAdapter.isTextNode(child)) next.into.push(child.value);
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      const children: MarkupNode[] = [];
      const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
      next.into.push({ tag: child.tagName, attributes, children });
      pending.push({ node: child, into: children });
    }
  }
  return root;
}

/**
 * Parses an HTML fragment or, with `isDocument`, a document as browsers with scripting do: comments, attributes and
 * scripts contain no elements. Returns nothing for HTML that expands to more elements than it can contain.
 */
export function readMarkup(html: string, isDocument = false): readonly MarkupNode[] {
  const options = { treeAdapter: limitedAdapter(maxElementsOf(html)) };
  try {
    return toMarkup(isDocument ? parse(html, options) : parseFragment(html, options));
  } catch (error) {
    if (error instanceof TooManyElements) return [];
    throw error;
  }
}
