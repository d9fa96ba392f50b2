import type { RichText, RichTextMark, RichTextNode } from '@sitewright/contracts/entities';

const marks: readonly (readonly [
  RegExp,
  (match: RegExpExecArray) => { readonly text: string; readonly mark: RichTextMark },
])[] = [
  [/\*\*(?<text>[^*]+)\*\*/, (match) => ({ text: match.groups!['text']!, mark: { type: 'bold' } })],
  [/_(?<text>[^_]+)_/, (match) => ({ text: match.groups!['text']!, mark: { type: 'italic' } })],
  [
    /\[(?<text>[^\]]+)\]\((?<href>[^)]+)\)/,
    (match) => ({
      text: match.groups!['text']!,
      mark: { type: 'link', attrs: { href: match.groups!['href']! } },
    }),
  ],
];

/** One line with **bold**, _italic_ and [links](/somewhere) as text nodes. */
function inline(line: string): RichTextNode[] {
  const found = marks
    .map(([pattern, read]) => ({ match: pattern.exec(line), read }))
    .filter((candidate) => candidate.match !== null)
    .toSorted((one, other) => one.match!.index - other.match!.index)[0];
  if (found === undefined) return line === '' ? [] : [{ type: 'text', text: line }];
  const match = found.match!;
  const { text, mark } = found.read(match);
  return [
    ...inline(line.slice(0, match.index)),
    { type: 'text', text, marks: [mark] },
    ...inline(line.slice(match.index + match[0].length)),
  ];
}

/**
 * Rich text of lines: `## heading`, `- list item`, `> quotation`, `^ small print`, `+ large`; everything else is a
 * paragraph. It is how the demo's copy is written down, not a format of the product.
 */
export function prose(...lines: readonly string[]): RichText {
  const content: RichTextNode[] = [];
  for (const line of lines) {
    const [sign = '', rest = ''] = /^(##|###|-|>|\^|\+) (.*)$/.exec(line)?.slice(1) ?? ['', line];
    const last = content.at(-1);
    if (sign === '##' || sign === '###')
      content.push({
        type: 'heading',
        attrs: { level: sign === '##' ? 2 : 3 },
        content: inline(rest),
      });
    else if (sign === '>')
      content.push({ type: 'blockquote', content: [{ type: 'paragraph', content: inline(rest) }] });
    else if (sign === '-') {
      const item: RichTextNode = {
        type: 'listItem',
        content: [{ type: 'paragraph', content: inline(rest) }],
      };
      if (last?.type === 'bulletList') last.content = [...(last.content ?? []), item];
      else content.push({ type: 'bulletList', content: [item] });
    } else if (sign === '^')
      content.push({ type: 'paragraph', attrs: { size: 'small' }, content: inline(rest) });
    else if (sign === '+')
      content.push({ type: 'paragraph', attrs: { size: 'large' }, content: inline(rest) });
    else content.push({ type: 'paragraph', content: inline(rest) });
  }
  return { type: 'doc', content };
}
