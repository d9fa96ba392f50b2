import { defaultTreeAdapter, html } from 'parse5';
import {
  allowedElements,
  linkKinds,
  refusedAttributes,
  type CodePlace,
} from './allowed-elements.ts';
import { leadsSomewhere, originOf, showsSomething } from './code-address.ts';
import type { CodeFault, HtmlElement, HtmlNode } from './parse-html.ts';

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** The kinds of a `link`, in lower case. */
export const kindsOfLink = (element: HtmlElement): readonly string[] =>
  (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/** Elements whose text goes on until they are closed, over whatever follows. */
const mustBeClosed: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'iframe']);

const deepest = 64;

interface Standing {
  readonly place: CodePlace;
  readonly isNoscript: boolean;
  readonly depth: number;
}

const lineOf = (node: HtmlNode) => node.sourceCodeLocation?.startLine ?? 1;

/** What is wrong with an address of this element; undefined when nothing is. */
function faultOfAddress(element: HtmlElement, name: string, value: string): string | undefined {
  const { tagName } = element;
  const asksOthers =
    tagName === 'script' ||
    tagName === 'iframe' ||
    (tagName === 'link' && kindsOfLink(element).some((kind) => linkKinds.get(kind) !== 'none'));
  if ((name === 'src' || name === 'href') && asksOthers)
    return originOf(value) === null ? `${name} is not a whole https address` : undefined;
  if (name === 'href' || name === 'cite')
    return leadsSomewhere(value) ? undefined : `${name} leads nowhere that is allowed`;
  if (name === 'src' || name === 'poster')
    return showsSomething(value) ? undefined : `${name} leads nowhere that is allowed`;
  return undefined;
}

function faultOfLink(element: HtmlElement): string | undefined {
  const kinds = kindsOfLink(element);
  if (kinds.length === 0) return '<link> has no rel';
  const strange = kinds.find((kind) => !linkKinds.has(kind));
  return strange === undefined ? undefined : `<link> of the kind ${strange} cannot stand here`;
}

function* faultsOfElement(element: HtmlElement, isClosed: boolean): Generator<string> {
  const { tagName, attrs } = element;
  if (mustBeClosed.has(tagName) && !isClosed) yield `<${tagName}> is not closed`;
  if (tagName === 'link') {
    const fault = faultOfLink(element);
    if (fault !== undefined) yield fault;
  }
  for (const { name, value } of attrs) {
    const fault =
      name.startsWith('on') || refusedAttributes.has(name)
        ? `${name} cannot be written here`
        : faultOfAddress(element, name, value);
    if (fault !== undefined) yield fault;
  }
}

/** What may not be written to this place of a page, with its lines. */
export function* checkNodes(
  nodes: readonly HtmlNode[],
  { place, isNoscript, depth }: Standing,
): Generator<CodeFault> {
  const { outside, noscript } = allowedElements[place];
  const allowed = isNoscript ? noscript : outside;
  for (const node of nodes) {
    const line = lineOf(node);
    const showsText = place === 'foot' || depth > 0;
    if (defaultTreeAdapter.isTextNode(node)) {
      if (!showsText && node.value.trim() !== '')
        yield { line: line + linesBefore(node.value), text: 'text cannot stand in the head' };
      continue;
    }
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    const { tagName, namespaceURI, sourceCodeLocation } = node;
    if (namespaceURI !== html.NS.HTML || !allowed.has(tagName)) {
      yield { line, text: `<${tagName}> cannot stand ${isNoscript ? 'in <noscript>' : 'here'}` };
      continue;
    }
    if (depth >= deepest) {
      yield { line, text: `<${tagName}> is nested more than ${deepest} deep` };
      continue;
    }
    const isClosed = sourceCodeLocation?.endTag !== undefined;
    for (const text of faultsOfElement(node, isClosed)) yield { line, text };
    const isInNoscript = isNoscript || tagName === 'noscript';
    // Text is the content of scripts and styles alone: in the head, that of `noscript` shows too.
    const inside = place === 'head' && tagName === 'noscript' ? depth : depth + 1;
    yield* checkNodes(node.childNodes, { place, isNoscript: isInNoscript, depth: inside });
  }
}

/** Empty lines before the first letter of a text. */
const linesBefore = (text: string): number =>
  text.slice(0, text.length - text.trimStart().length).split('\n').length - 1;
