import { defaultTreeAdapter, html, parse, serialize } from 'parse5';
import type { HtmlNode } from './parse-html.ts';

type Shape =
  | string
  | readonly [tag: string, attributes: readonly string[], children: readonly Shape[]];

/** Browsers that run scripts parse the content of `noscript` as one text. */
type NoscriptMode = 'asMarkup' | 'asText';

/** The structure of a node, without source positions. */
function shapeOf(node: HtmlNode, noscript: NoscriptMode): Shape {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!defaultTreeAdapter.isElementNode(node)) return node.nodeName;
  const isTextOnly = noscript === 'asText' && node.tagName === 'noscript';
  const text = isTextOnly ? serialize(node, { scriptingEnabled: false }) : '';
  const children = isTextOnly
    ? [text].filter((part) => part !== '')
    : node.childNodes.map((child) => shapeOf(child, noscript));
  const attributes = node.attrs.flatMap(({ name, value }) => [name, value]);
  return element(node.tagName, children, [node.namespaceURI, ...attributes]);
}

const element = (
  tag: string,
  children: readonly Shape[],
  attributes: readonly string[] = [html.NS.HTML],
): Shape => [tag, attributes, children];

/** Code of the two positions, as text or as trees. */
interface Code<T> {
  readonly head: T;
  readonly foot: T;
}

/**
 * Whether a page with this code is parsed into these trees, in browsers with and without scripts: no element extends
 * beyond the code, and no browser parses anything that was not checked. Comparing text is not sufficient: one text can
 * be parsed into two trees.
 */
export function isParsedUnchanged(text: Code<string>, trees: Code<readonly HtmlNode[]>): boolean {
  const page = `<!DOCTYPE html><html><head>${text.head}<meta></head><body>${text.foot}<i></i></body></html>`;
  return [true, false].every((scriptingEnabled) => {
    const noscript = scriptingEnabled ? 'asText' : 'asMarkup';
    const shapes = (nodes: readonly HtmlNode[]) => nodes.map((node) => shapeOf(node, noscript));
    const head = element('head', [...shapes(trees.head), element('meta', [])]);
    const body = element('body', [...shapes(trees.foot), element('i', [])]);
    const parsed = parse(page, { scriptingEnabled });
    const actual = parsed.childNodes.map((node) => shapeOf(node, 'asMarkup'));
    const expected = ['#documentType', element('html', [head, body])];
    return JSON.stringify(actual) === JSON.stringify(expected);
  });
}
