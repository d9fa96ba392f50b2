import { defaultTreeAdapter, html } from 'parse5';
import { allowedElements, type CodePosition } from './allowed-elements.ts';
import { findElementErrors } from './find-element-errors.ts';
import type { CodeError, HtmlNode } from './parse-html.ts';

const maxDepth = 64;

interface CodeContext {
  readonly place: CodePosition;
  readonly isNoscript: boolean;
  readonly depth: number;
}

const lineOf = (node: HtmlNode) => node.sourceCodeLocation?.startLine ?? 1;

/** Violations in the code of one position, with their lines. */
export function* checkNodes(
  nodes: readonly HtmlNode[],
  { place, isNoscript, depth }: CodeContext,
): Generator<CodeError> {
  const { outside, noscript } = allowedElements[place];
  const allowed = isNoscript ? noscript : outside;
  for (const node of nodes) {
    const line = lineOf(node);
    const allowsText = place === 'foot' || depth > 0;
    if (defaultTreeAdapter.isTextNode(node)) {
      if (!allowsText && node.value.trim() !== '')
        yield { line: line + linesBefore(node.value), text: 'text cannot stand in the head' };
      continue;
    }
    if (!defaultTreeAdapter.isElementNode(node)) continue;
    const { tagName, namespaceURI } = node;
    if (namespaceURI !== html.NS.HTML || !allowed.has(tagName)) {
      yield { line, text: `<${tagName}> cannot stand ${isNoscript ? 'in <noscript>' : 'here'}` };
      continue;
    }
    if (depth >= maxDepth) {
      yield { line, text: `<${tagName}> is nested more than ${maxDepth} deep` };
      continue;
    }
    for (const text of findElementErrors(node, isNoscript)) yield { line, text };
    const isInNoscript = isNoscript || tagName === 'noscript';
    // In the head, only scripts and styles may contain text: browsers show the text of a `noscript`.
    const childDepth = place === 'head' && tagName === 'noscript' ? depth : depth + 1;
    yield* checkNodes(node.childNodes, { place, isNoscript: isInNoscript, depth: childDepth });
  }
}

/** Empty lines before the first character of a text. */
const linesBefore = (text: string): number =>
  text.slice(0, text.length - text.trimStart().length).split('\n').length - 1;
