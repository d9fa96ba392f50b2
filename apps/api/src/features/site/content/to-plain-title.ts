import { defaultTreeAdapter, html, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** A name in angle brackets that HTML does not know, such as `<Tee>`, is what somebody wrote, and does nothing. */
const isWritten = ({ tagName, attrs, namespaceURI }: DefaultTreeAdapterTypes.Element): boolean =>
  namespaceURI === html.NS.HTML &&
  html.getTagID(tagName) === html.TAG_ID.UNKNOWN &&
  attrs.length === 0;

/** Their text is code. */
const coded = new Set(['script', 'style']);

function textOf(nodes: readonly Node[], source: string): string {
  return nodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value;
      if (!defaultTreeAdapter.isElementNode(node) || coded.has(node.tagName)) return '';
      const text = textOf(node.childNodes, source);
      const { startTag, endTag } = node.sourceCodeLocation ?? {};
      if (!isWritten(node) || !startTag) return text;
      const written = (tag: typeof startTag) => source.slice(tag.startOffset, tag.endOffset);
      return written(startTag) + text + (endTag ? written(endTag) : '');
    })
    .join('');
}

/**
 * A title for those who read it as markup or as plain text, as they like: readers of feeds, calendars and search
 * engines. Elements that an HTML parser would see leave their text; everything else stays as it is written.
 */
export function toPlainTitle(title: string): string {
  if (!/<[a-z!/?]/i.test(title)) return title;
  // Signs that only look like character references are no markup.
  const source = title.replaceAll('&', '&amp;');
  const { childNodes } = parseFragment(source, { sourceCodeLocationInfo: true });
  const text = textOf(childNodes, source).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? title.replaceAll(/[<>]/g, ' ').trim() : text;
}
