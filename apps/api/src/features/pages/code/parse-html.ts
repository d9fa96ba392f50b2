import {
  defaultTreeAdapter,
  html,
  Parser,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  type Token,
} from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlTree = DefaultTreeAdapterTypes.DocumentFragment;

/** A parse error in the HTML. */
export interface CodeError {
  readonly line: number;
  readonly text: string;
}

/**
 * Overlapping elements are reopened in each following one, so a short text can become a large tree. This is far more
 * than custom code needs.
 */
const maxElements = 2_000;

class TooManyElements extends Error {}

/** End tags inside raw text elements, by the parser's names. */
const unfinished: Readonly<Record<string, string>> = {
  'eof-in-comment': 'a comment is not closed',
  'eof-in-tag': 'a tag is not closed',
  'eof-in-cdata': 'a section of characters is not closed',
};

/** Parses HTML as in a body, including markup that browsers would not turn into elements. */
export function parseHtml(text: string): { readonly tree: HtmlTree; readonly errors: CodeError[] } {
  const errors: CodeError[] = [];
  const tags: Token.TagToken[] = [];
  const locations = new Set<Token.Location | null>();
  let elements = 0;
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(
    defaultTreeAdapter.createElement('body', html.NS.HTML, []),
    {
      scriptingEnabled: false,
      sourceCodeLocationInfo: true,
      treeAdapter: {
        ...defaultTreeAdapter,
        createElement(...created) {
          elements += 1;
          if (elements > maxElements) throw new TooManyElements();
          return defaultTreeAdapter.createElement(...created);
        },
        setNodeSourceCodeLocation(node, location) {
          locations.add(location);
          defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
        },
      },
      onParseError({ code, startLine }) {
        const words = unfinished[code];
        if (words !== undefined) errors.push({ line: startLine, text: words });
      },
    },
  );
  const onStartTag = parser.onStartTag.bind(parser);
  parser.onStartTag = (token) => {
    tags.push(token);
    onStartTag(token);
  };
  try {
    parser.tokenizer.write(text, true);
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    const tooMany = `more than ${maxElements} elements come of this`;
    return {
      tree: defaultTreeAdapter.createDocumentFragment(),
      errors: [{ line: 1, text: tooMany }],
    };
  }
  const starts = new Set([...locations].map((location) => location?.startOffset));
  for (const { tagName, location } of tags)
    if (!starts.has(location?.startOffset))
      errors.push({ line: location?.startLine ?? 1, text: `<${tagName}> cannot stand here` });
  return { tree: parser.getFragment(), errors };
}
