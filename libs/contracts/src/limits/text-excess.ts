import { documentLimits } from './document-limits.ts';

/** An exceeded limit of a rich text: the allowed and the actual amount. */
export interface TextExcess {
  readonly limit: 'textCharacters' | 'textNodes' | 'textDepth';
  readonly max: number;
  readonly actual: number;
}

/** The members of a rich text node that count toward its size. */
interface SizedNode {
  readonly text?: unknown;
  readonly content?: unknown;
}

const nodesOf = ({ content }: SizedNode): readonly SizedNode[] =>
  Array.isArray(content) ? (content as readonly SizedNode[]) : [];

/**
 * The exceeded limit of a rich text; undefined if there is none. The schema and the editors share it, so that nobody
 * can write a text that the server rejects later. Accepts unvalidated input of any depth.
 */
export function findTextExcess(text: SizedNode): TextExcess | undefined {
  const sizes = { textCharacters: 0, textNodes: 0, textDepth: 0 };
  const stack = nodesOf(text).map((node) => ({ node, depth: 1 }));
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, depth } = next;
    if (typeof node !== 'object' || node === null) continue;
    sizes.textNodes += 1;
    sizes.textDepth = Math.max(sizes.textDepth, depth);
    if (typeof node.text === 'string') sizes.textCharacters += node.text.length;
    for (const child of nodesOf(node)) stack.push({ node: child, depth: depth + 1 });
  }
  const limits = ['textCharacters', 'textNodes', 'textDepth'] as const;
  const limit = limits.find((name) => sizes[name] > documentLimits[name]);
  return limit && { limit, max: documentLimits[limit], actual: sizes[limit] };
}
