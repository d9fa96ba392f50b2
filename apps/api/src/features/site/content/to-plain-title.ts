import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** An unknown element without attributes, such as `<Tee>`, is literal text of the title. */
const isLiteral = ({ tagName, attrs, namespaceURI }: DefaultTreeAdapterTypes.Element): boolean =>
  namespaceURI === html.NS.HTML &&
  html.getTagID(tagName) === html.TAG_ID.UNKNOWN &&
  attrs.length === 0;

/** Elements whose text is code. */
const codeElements = new Set(['script', 'style']);

function textOf(nodes: readonly Node[], source: string): string {
  return nodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value;
      if (!defaultTreeAdapter.isElementNode(node) || codeElements.has(node.tagName)) return '';
      const text = textOf(node.childNodes, source);
      const { startTag, endTag } = node.sourceCodeLocation ?? {};
      if (!isLiteral(node) || !startTag) return text;
      const sourceOf = (tag: typeof startTag) => source.slice(tag.startOffset, tag.endOffset);
      return sourceOf(startTag) + text + (endTag ? sourceOf(endTag) : '');
    })
    .join('');
}

/**
 * Converts a title for feed readers, calendars and search engines, which may parse it as markup or as plain text.
 * Elements that an HTML parser recognizes are reduced to their text; everything else stays unchanged.
 */
export function toPlainTitle(title: string): string {
  if (!/<[a-z!/?]/i.test(title)) return title;
  // Text that looks like a character reference is literal.
  const source = title.replaceAll('&', '&amp;');
  const { childNodes } = parseFragment(source, { sourceCodeLocationInfo: true });
  const text = textOf(childNodes, source).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? title.replaceAll(/[<>]/g, ' ').trim() : text;
}
