import type { MarkupNode } from './node.ts';

/** Elements without an end tag. */
const empty = new Set(['br', 'input']);

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Serializes described markup to HTML, for servers and static pages without a framework. */
export function writeMarkup(node: MarkupNode): string {
  if (typeof node === 'string') return escape(node);
  const { tag, attributes, children } = node;
  const written = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escape(value)}"`,
  );
  const start = `<${tag}${written.join('')}>`;
  return empty.has(tag) ? start : `${start}${children.map(writeMarkup).join('')}</${tag}>`;
}

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => references[sign] ?? sign);
