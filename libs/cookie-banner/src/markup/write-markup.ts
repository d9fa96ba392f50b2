import type { MarkupNode } from './node.ts';

/** Elements without an end tag. */
const voidElements = new Set(['br', 'input']);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Serializes described markup to HTML, for servers and static pages without a framework. */
export function writeMarkup(node: MarkupNode): string {
  if (typeof node === 'string') return escape(node);
  const { tag, attributes, children } = node;
  const attributeTexts = Object.entries(attributes).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escape(value)}"`,
  );
  const start = `<${tag}${attributeTexts.join('')}>`;
  return voidElements.has(tag) ? start : `${start}${children.map(writeMarkup).join('')}</${tag}>`;
}

const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
