/** An element as plain data: what a renderer needs, and nothing that can run. */
export interface MarkupElement {
  readonly tag: string;
  /** Attribute names as HTML spells them; `true` is an attribute without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: readonly MarkupNode[];
}

/** A text or an element. */
export type MarkupNode = string | MarkupElement;

/** Makes an element; attributes that are undefined are left out. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
  children: readonly MarkupNode[] = [],
): MarkupElement {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return { tag, attributes: Object.fromEntries(given) as MarkupElement['attributes'], children };
}

/**
 * Reads HTML as browsers do: elements with their names and attributes in lower case, texts without character references,
 * and no comments.
 */
export type ReadHtml = (html: string) => readonly MarkupNode[];
