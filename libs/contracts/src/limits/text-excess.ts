import { documentLimits } from './document-limits.ts';

/** Which limit a rich text exceeds: what it may have, and what it has. */
export interface TextExcess {
  readonly limit: 'textCharacters' | 'textNodes' | 'textDepth';
  readonly most: number;
  readonly actual: number;
}

/** A node of a rich text, as far as its size is concerned. */
interface SizedNode {
  readonly text?: unknown;
  readonly content?: unknown;
}

const nodesOf = ({ content }: SizedNode): readonly SizedNode[] =>
  Array.isArray(content) ? (content as readonly SizedNode[]) : [];

/**
 * The limit that a rich text exceeds; undefined while it fits. Both the schema and the editors ask here, so that nothing
 * can be written that is rejected afterwards. Reads what no schema has read yet, of any depth.
 */
export function findTextExcess(text: SizedNode): TextExcess | undefined {
  const sizes = { textCharacters: 0, textNodes: 0, textDepth: 0 };
  const open = nodesOf(text).map((node) => ({ node, depth: 1 }));
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (typeof node !== 'object' || node === null) continue;
    sizes.textNodes += 1;
    sizes.textDepth = Math.max(sizes.textDepth, depth);
    if (typeof node.text === 'string') sizes.textCharacters += node.text.length;
    for (const child of nodesOf(node)) open.push({ node: child, depth: depth + 1 });
  }
  const limits = ['textCharacters', 'textNodes', 'textDepth'] as const;
  const limit = limits.find((each) => sizes[each] > documentLimits[each]);
  return limit && { limit, most: documentLimits[limit], actual: sizes[limit] };
}
