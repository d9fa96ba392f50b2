import { defaultTreeAdapter, html } from 'parse5';
import { allowedElements, type CodePlace } from './allowed-elements.ts';
import { findElementErrors } from './find-element-errors.ts';
import type { CodeError, HtmlNode } from './parse-html.ts';

const deepest = 64;

interface Standing {
  readonly place: CodePlace;
  readonly isNoscript: boolean;
  readonly depth: number;
}

const lineOf = (node: HtmlNode) => node.sourceCodeLocation?.startLine ?? 1;

/** Violations in the code of one position, with their lines. */
export function* checkNodes(
  nodes: readonly HtmlNode[],
  { place, isNoscript, depth }: Standing,
): Generator<CodeError> {
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
    const { tagName, namespaceURI } = node;
    if (namespaceURI !== html.NS.HTML || !allowed.has(tagName)) {
      yield { line, text: `<${tagName}> cannot stand ${isNoscript ? 'in <noscript>' : 'here'}` };
      continue;
    }
    if (depth >= deepest) {
      yield { line, text: `<${tagName}> is nested more than ${deepest} deep` };
      continue;
    }
    for (const text of findElementErrors(node, isNoscript)) yield { line, text };
    const isInNoscript = isNoscript || tagName === 'noscript';
    // Only scripts and styles contain text in the head; that of `noscript` is visible.
    const inside = place === 'head' && tagName === 'noscript' ? depth : depth + 1;
    yield* checkNodes(node.childNodes, { place, isNoscript: isInNoscript, depth: inside });
  }
}

/** Empty lines before the first character of a text. */
const linesBefore = (text: string): number =>
  text.slice(0, text.length - text.trimStart().length).split('\n').length - 1;
