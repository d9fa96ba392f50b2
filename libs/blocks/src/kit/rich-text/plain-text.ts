import type { RichText, RichTextNode } from '@sitewright/contracts/entities';

const blockLevel = ['paragraph', 'heading', 'listItem', 'blockquote'];

function textOf(node: RichTextNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return '\n';
  if (!('content' in node)) return '';
  const text = (node.content ?? []).map(textOf).join('');
  return blockLevel.includes(node.type) ? `${text}\n` : text;
}

/** The text of a rich text, with a line for each paragraph. */
export const plainText = (value: RichText | null): string =>
  (value?.content ?? []).map(textOf).join('').trim();
