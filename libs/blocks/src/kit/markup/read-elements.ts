import { readMarkup, type MarkupElement, type MarkupNode } from './read-markup.ts';

/** The elements of an HTML fragment or, with `isDocument`, of a document, in document order. */
export function readElements(html: string, isDocument = false): readonly MarkupElement[] {
  const found: MarkupElement[] = [];
  const left: MarkupNode[] = readMarkup(html, isDocument).toReversed();
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node === 'string') continue;
    found.push(node);
    left.push(...node.children.toReversed());
  }
  return found;
}

/** The text directly in an element. */
export const textIn = ({ children }: MarkupElement): string =>
  children.filter((child) => typeof child === 'string').join('');
