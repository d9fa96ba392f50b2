import { decodeEntities } from './decode-entities.ts';
import { readLinkAttributes } from './link-attributes.ts';
import type { MarkupNode } from './node.ts';

/** The elements that a banner's text may have. */
const allowed = new Set(['p', 'br', 'a', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li']);

/** What an element ends when it begins inside it: HTML knows no paragraph in a paragraph. */
const ends: Readonly<Record<string, string>> = { p: 'p', ul: 'p', ol: 'p', li: 'li', a: 'a' };

/** Comments, and elements whose content is no text to read: dropped as a whole. */
const unreadable =
  /<!--[^]*?(?:-->|$)|<(script|style|template|iframe|object|svg|math|textarea|title|noscript)\b[^]*?(?:<\/\1\b[^>]*>|$)/gi;

/** A tag with its name and attributes, a run of text, or a bracket that is neither. */
const piece = /<(\/?)([a-z][a-z\d]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[^<]+|</gi;

/** How deep elements may lie in each other; deeper ones lose their tags. */
const maxDepth = 16;

/**
 * Reads the owner's HTML into a tree of links, formatting and text. Whatever else it holds
 * (scripts, handlers, styles, frames, unsafe addresses) has no place in the tree.
 */
export function parseBannerText(html: string): readonly MarkupNode[] {
  const path: { readonly tag: string; readonly children: MarkupNode[] }[] = [];
  const root: MarkupNode[] = [];

  function end(tag: string | undefined): void {
    const index = path.findLastIndex((open) => open.tag === tag);
    if (index >= 0) path.length = index;
  }

  for (const match of html.replace(unreadable, '').matchAll(piece)) {
    const [whole, slash, name, attributes = ''] = match;
    const tag = name?.toLowerCase();
    const children = () => path.at(-1)?.children ?? root;
    if (!tag) children().push(decodeEntities(whole));
    else if (slash) end(tag);
    else if (allowed.has(tag) && path.length < maxDepth) {
      end(ends[tag]);
      const open = {
        tag,
        attributes: tag === 'a' ? readLinkAttributes(attributes) : {},
        children: [],
      };
      children().push(open);
      if (tag !== 'br') path.push(open);
    }
  }
  return root;
}
