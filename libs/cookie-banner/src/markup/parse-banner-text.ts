import { linkAttributes } from './link-attributes.ts';
import type { MarkupNode, ReadHtml } from './node.ts';

/** The elements that a banner's text may have. */
const allowed = new Set(['p', 'br', 'a', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li']);

/** Elements whose content is no text to read: dropped as a whole. */
const unreadable = new Set(
  'script style template iframe object svg math textarea title noscript'.split(' '),
);

/** How deep elements may lie in each other; deeper ones lose their tags. */
const maxDepth = 16;

/**
 * Keeps links, formatting and text of the owner's HTML. Whatever else it holds (scripts, handlers, styles, frames,
 * unsafe addresses) has no place in the tree. `readHtml` is the parser of the platform.
 */
export function parseBannerText(html: string, readHtml: ReadHtml): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  // A list and no calls of itself: how deep the tree is, the owner decides.
  const left = readHtml(html)
    .toReversed()
    .map((node) => ({ node, into: root, depth: 0 }));
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, into, depth } = next;
    if (typeof node === 'string') {
      into.push(node);
      continue;
    }
    const { tag, attributes, children } = node;
    if (unreadable.has(tag)) continue;
    const inside: MarkupNode[] = [];
    const isAllowed = allowed.has(tag) && depth < maxDepth;
    if (isAllowed)
      into.push({
        tag,
        attributes: tag === 'a' ? linkAttributes(attributes) : {},
        children: inside,
      });
    for (const child of children.toReversed())
      left.push({
        node: child,
        into: isAllowed ? inside : into,
        depth: isAllowed ? depth + 1 : depth,
      });
  }
  return root;
}
