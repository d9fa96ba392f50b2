import type { RichText, RichTextMark, RichTextNode } from '@sitewright/contracts/entities';

interface MarkMatch {
  readonly match: RegExpExecArray;
  readonly mark: RichTextMark;
}

const marks: readonly (readonly [
  pattern: RegExp,
  read: (groups: Readonly<Record<string, string>>) => RichTextMark,
])[] = [
  [/\*\*(?<text>[^*]+)\*\*/, () => ({ type: 'bold' })],
  [/(?<![\w/])_(?<text>[^_]+)_(?!\w)/, () => ({ type: 'italic' })],
  [/\[(?<text>[^\]]+)\]\((?<href>[^)]+)\)/, ({ href = '' }) => ({ type: 'link', attrs: { href } })],
];

function firstMark(line: string): MarkMatch | undefined {
  return marks
    .flatMap(([pattern, read]): MarkMatch[] => {
      const match = pattern.exec(line);
      return match === null ? [] : [{ match, mark: read(match.groups ?? {}) }];
    })
    .toSorted((a, b) => a.match.index - b.match.index)[0];
}

/** One line with **bold**, _italic_ and [links](/somewhere) as text nodes. */
function inline(line: string): RichTextNode[] {
  const found = firstMark(line);
  if (found === undefined) return line === '' ? [] : [{ type: 'text', text: line }];
  const { match, mark } = found;
  return [
    ...inline(line.slice(0, match.index)),
    { type: 'text', text: match.groups?.['text'] ?? '', marks: [mark] },
    ...inline(line.slice(match.index + match[0].length)),
  ];
}

/** The lines of one paragraph: `\n` is a line break in it. */
const lines = (text: string): RichTextNode[] =>
  text
    .split('\n')
    .flatMap((line, index): RichTextNode[] =>
      index === 0 ? inline(line) : [{ type: 'hardBreak' }, ...inline(line)],
    );

const paragraph = (text: string): RichTextNode => ({ type: 'paragraph', content: lines(text) });

/** The block that a marker at the beginning of a line creates from the rest. */
const blocksByMarker: Readonly<Record<string, (text: string) => RichTextNode>> = {
  '##': (text) => ({ type: 'heading', attrs: { level: 2 }, content: lines(text) }),
  '###': (text) => ({ type: 'heading', attrs: { level: 3 }, content: lines(text) }),
  '>': (text) => ({ type: 'blockquote', content: [paragraph(text)] }),
  '-': (text) => ({ type: 'listItem', content: [paragraph(text)] }),
  '^': (text) => ({ type: 'paragraph', attrs: { size: 'small' }, content: lines(text) }),
  '+': (text) => ({ type: 'paragraph', attrs: { size: 'large' }, content: lines(text) }),
};

/**
 * Rich text from lines: `## heading`, `- list item`, `> quotation`, `^ small print`, `+ large`; everything else is a
 * paragraph. Only the demo's content uses this format.
 */
export function prose(...sourceLines: readonly string[]): RichText {
  const content: RichTextNode[] = [];
  for (const line of sourceLines) {
    const [marker = '', text = ''] = /^(##|###|-|>|\^|\+) ([^]*)$/.exec(line)?.slice(1) ?? [];
    const node = blocksByMarker[marker]?.(text) ?? paragraph(line);
    const last = content.at(-1);
    if (node.type !== 'listItem') content.push(node);
    else if (last?.type === 'bulletList') last.content = [...(last.content ?? []), node];
    else content.push({ type: 'bulletList', content: [node] });
  }
  return { type: 'doc', content };
}
