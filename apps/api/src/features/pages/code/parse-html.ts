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

/** An error in custom code. */
export interface CodeError {
  readonly line: number;
  readonly text: string;
}

/**
 * The limit of elements in custom code, far above what it needs. Parsers reopen overlapping elements in each following
 * one, so a short text can become a large tree.
 */
const maxElements = 2_000;

class TooManyElements extends Error {}

/** The parser's error codes for unclosed syntax, with our messages. */
const unclosedMessages: Readonly<Record<string, string>> = {
  'eof-in-comment': 'a comment is not closed',
  'eof-in-tag': 'a tag is not closed',
  'eof-in-cdata': 'a CDATA section is not closed',
};

/** Parses HTML as in a body, including markup that browsers would not turn into elements. */
export function parseHtml(text: string): { readonly tree: HtmlTree; readonly errors: CodeError[] } {
  const errors: CodeError[] = [];
  const tags: Token.TagToken[] = [];
  const locations = new Set<Token.Location | null>();
  let elementCount = 0;
  const parser = Parser.getFragmentParser<DefaultTreeAdapterMap>(
    defaultTreeAdapter.createElement('body', html.NS.HTML, []),
    {
      scriptingEnabled: false,
      sourceCodeLocationInfo: true,
      treeAdapter: {
        ...defaultTreeAdapter,
        createElement(...created) {
          elementCount += 1;
          if (elementCount > maxElements) throw new TooManyElements();
          return defaultTreeAdapter.createElement(...created);
        },
        setNodeSourceCodeLocation(node, location) {
          locations.add(location);
          defaultTreeAdapter.setNodeSourceCodeLocation(node, location);
        },
      },
      onParseError({ code, startLine }) {
        const message = unclosedMessages[code];
        if (message !== undefined) errors.push({ line: startLine, text: message });
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
    const tooMany = `this creates more than ${maxElements} elements`;
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
