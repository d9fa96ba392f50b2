import { defaultTreeAdapter, html, parse, serialize } from 'parse5';
import type { HtmlNode } from './parse-html.ts';

type Shape =
  | string
  | readonly [tag: string, attributes: readonly string[], inside: readonly Shape[]];

/** Browsers that run scripts parse the content of `noscript` as one text. */
type ReadNoscript = 'asMarkup' | 'asText';

/** A tree without positions. */
function shapeOf(node: HtmlNode, noscript: ReadNoscript): Shape {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!defaultTreeAdapter.isElementNode(node)) return node.nodeName;
  const isOneText = noscript === 'asText' && node.tagName === 'noscript';
  const text = isOneText ? serialize(node, { scriptingEnabled: false }) : '';
  const inside = isOneText
    ? [text].filter((one) => one !== '')
    : node.childNodes.map((child) => shapeOf(child, noscript));
  const attributes = node.attrs.flatMap(({ name, value }) => [name, value]);
  return element(node.tagName, inside, [node.namespaceURI, ...attributes]);
}

const element = (
  tag: string,
  inside: readonly Shape[],
  attributes: readonly string[] = [html.NS.HTML],
): Shape => [tag, attributes, inside];

/** Code of the two positions, as text or as trees. */
interface Code<T> {
  readonly head: T;
  readonly foot: T;
}

/**
 * Whether a page with this code is parsed into these trees, in browsers with and without scripts: nothing extends
 * beyond its end, and no browser sees anything unchecked. Comparing text is not sufficient: one text can be parsed into
 * two trees.
 */
export function standsAlone(text: Code<string>, trees: Code<readonly HtmlNode[]>): boolean {
  const page = `<!DOCTYPE html><html><head>${text.head}<meta></head><body>${text.foot}<i></i></body></html>`;
  return [true, false].every((scriptingEnabled) => {
    const noscript = scriptingEnabled ? 'asText' : 'asMarkup';
    const shapes = (nodes: readonly HtmlNode[]) => nodes.map((node) => shapeOf(node, noscript));
    const head = element('head', [...shapes(trees.head), element('meta', [])]);
    const body = element('body', [...shapes(trees.foot), element('i', [])]);
    const read = parse(page, { scriptingEnabled });
    const found = read.childNodes.map((node) => shapeOf(node, 'asMarkup'));
    const wanted = ['#documentType', element('html', [head, body])];
    return JSON.stringify(found) === JSON.stringify(wanted);
  });
}
