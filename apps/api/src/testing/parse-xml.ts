import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** With its prefix, as written. */
  readonly name: string;
  /** The URI of its namespace; empty without one. */
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text in it and in its children. */
  readonly text: string;
}

type Open = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: XmlElement[] };

/** The root of an XML document; throws at anything that is not well-formed, including undeclared prefixes. */
export function parseXml(document: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  let root: Open | undefined;
  const addText = (text: string) => open.forEach((element) => (element.text += text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, uri, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = { name, uri, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  parser.write(document).close();
  return root!;
}

/** The children of an element with a name. */
export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The text of the only child with a name; undefined if absent. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const found = childrenOf(element, name);
  if (found.length > 1) throw new Error(`${found.length} elements ${name} in ${element.name}`);
  return found[0]?.text;
}
