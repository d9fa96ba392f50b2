import { linkAttributes } from './link-attributes.ts';
import type { MarkupNode, ReadHtml } from './node.ts';

/** Allowed elements of a banner's text. */
const allowed = new Set(['p', 'br', 'a', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li']);

/** Elements that are dropped with their content, which is not readable text. */
const unreadable = new Set(
  'script style template iframe object svg math textarea title noscript'.split(' '),
);

/** Maximum nesting depth; deeper elements lose their tags. */
const maxDepth = 16;

/**
 * Sanitizes the owner's HTML: keeps links, formatting and text, and drops scripts, handlers, styles, frames and unsafe
 * URLs. `readHtml` is the platform's parser.
 */
export function parseBannerText(html: string, readHtml: ReadHtml): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  // Iterative, because the owner determines the depth.
  const stack = readHtml(html)
    .toReversed()
    .map((node) => ({ node, parent: root, depth: 0 }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, parent, depth } = next;
    if (typeof node === 'string') {
      parent.push(node);
      continue;
    }
    const { tag, attributes, children } = node;
    if (unreadable.has(tag)) continue;
    const childNodes: MarkupNode[] = [];
    const isAllowed = allowed.has(tag) && depth < maxDepth;
    if (isAllowed)
      parent.push({
        tag,
        attributes: tag === 'a' ? linkAttributes(attributes) : {},
        children: childNodes,
      });
    for (const child of children.toReversed())
      stack.push({
        node: child,
        parent: isAllowed ? childNodes : parent,
        depth: isAllowed ? depth + 1 : depth,
      });
  }
  return root;
}
