import type { HtmlElement } from './parse-html.ts';

export const attributeOf = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** The `rel` values of a `link`, in lower case. */
export const relsOfLink = (element: HtmlElement): readonly string[] =>
  (attributeOf(element, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
