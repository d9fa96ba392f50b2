/** An element as plain data for a renderer, without executable parts. */
export interface MarkupElement {
  readonly tag: string;
  /** Attributes by HTML name; `true` is an attribute without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  readonly children: readonly MarkupNode[];
}

/** A text or an element. */
export type MarkupNode = string | MarkupElement;

/** Creates an element; omits undefined attributes. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | true | undefined>>,
  children: readonly MarkupNode[] = [],
): MarkupElement {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return { tag, attributes: Object.fromEntries(present) as MarkupElement['attributes'], children };
}

/** Parses HTML as browsers do: elements with lower-case names and attributes, decoded texts, and no comments. */
export type ReadHtml = (html: string) => readonly MarkupNode[];
