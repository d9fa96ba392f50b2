import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Their text is code. */
const coded = new Set(['script', 'style']);

function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (defaultTreeAdapter.isTextNode(node)) return node.value;
      return defaultTreeAdapter.isElementNode(node) && !coded.has(node.tagName)
        ? textOf(node.childNodes)
        : '';
    })
    .join('');
}

/**
 * A title for those who read it as markup or as plain text, as they like: readers of feeds, calendars and search
 * engines. Elements that an HTML parser would see leave their text; everything else stays as it is written.
 */
export function plainTitle(title: string): string {
  if (!/<[a-z!/?]/i.test(title)) return title;
  // Signs that only look like character references are no markup.
  const { childNodes } = parseFragment(title.replaceAll('&', '&amp;'));
  const text = textOf(childNodes).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? title.replaceAll(/[<>]/g, ' ').trim() : text;
}
