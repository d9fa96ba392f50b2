import { readMarkup, type MarkupElement, type MarkupNode } from './read-markup.ts';

/** The elements of an HTML fragment or, with `isDocument`, of a document, in document order. */
export function readElements(html: string, isDocument = false): readonly MarkupElement[] {
  const elements: MarkupElement[] = [];
  const pending: MarkupNode[] = readMarkup(html, isDocument).toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === 'string') continue;
    elements.push(node);
    pending.push(...node.children.toReversed());
  }
  return elements;
}

/** The text directly in an element. */
export const textIn = ({ children }: MarkupElement): string =>
  children.filter((child) => typeof child === 'string').join('');
