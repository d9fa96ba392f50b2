import { listNumberings, richText, type RichText } from '@sitewright/contracts/entities';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
type HtmlElement = DefaultTreeAdapterTypes.Element;
type Node = RichText['content'][number];
type Mark = NonNullable<Extract<Node, { type: 'text' }>['marks']>[number];
type Align = 'start' | 'center' | 'end';

/** The longest description; parsers can make large trees of short texts. */
const maxLength = 200_000;
/** Deeper elements become text of the element around them. */
const maxDepth = 24;

const markTypes: Readonly<Record<string, Exclude<Mark['type'], 'link'>>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  code: 'code',
};

/** Elements whose content no reader sees. */
const unseen = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'head',
  'title',
]);

const blocks = new Set(
  'address article aside blockquote dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const alignments: Readonly<Record<string, Align>> = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
};

const attribute = ({ attrs }: HtmlElement, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

function alignOf(element: HtmlElement): { readonly align?: Align } {
  const style = /text-align\s*:\s*(\w+)/i.exec(attribute(element, 'style') ?? '')?.[1];
  const align = alignments[(style ?? attribute(element, 'align') ?? '').toLowerCase()];
  return align === undefined ? {} : { align };
}

const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
const isBlock = (node: HtmlNode): boolean => isElement(node) && blocks.has(node.tagName);

function linkOf(element: HtmlElement): Mark | null {
  const href = (attribute(element, 'href') ?? '').trim();
  if (!/^(?:https?:|mailto:|tel:|\/|#)/i.test(href) || href.length > 2000) return null;
  const newWindow = attribute(element, 'target') === '_blank';
  return { type: 'link', attrs: { href, ...(newWindow ? { newWindow } : {}) } };
}

const withMark = (marks: readonly Mark[], mark: Mark | null | undefined): readonly Mark[] =>
  mark === null ||
  mark === undefined ||
  marks.some(({ type }) => type === mark.type) ||
  marks.length === 6
    ? marks
    : [...marks, mark];

function inlineOf(node: HtmlNode, marks: readonly Mark[], depth: number): Node[] {
  if (node.nodeName === '#text') {
    const text = (node as DefaultTreeAdapterTypes.TextNode).value.replaceAll(/[\t\n\f\r ]+/g, ' ');
    return text === ''
      ? []
      : [{ type: 'text', text, ...(marks.length === 0 ? {} : { marks: [...marks] }) }];
  }
  if (!isElement(node) || unseen.has(node.tagName) || depth > maxDepth) return [];
  if (node.tagName === 'br') return [{ type: 'hardBreak' }];
  const markType = markTypes[node.tagName];
  const mark =
    node.tagName === 'a' ? linkOf(node) : markType === undefined ? null : { type: markType };
  const inside = withMark(marks, mark);
  return node.childNodes.flatMap((child) => inlineOf(child, inside, depth + 1));
}

/** Spaces at the ends of a block are not shown. */
function trimInline(nodes: readonly Node[]): Node[] {
  const trimmed = [...nodes];
  const cut = (at: number, pattern: RegExp) => {
    const node = trimmed.at(at);
    if (node?.type !== 'text') return;
    const text = node.text.replace(pattern, '');
    if (text === '') trimmed.splice(at, 1);
    else trimmed.splice(at, 1, { ...node, text });
  };
  cut(0, /^ +/);
  if (trimmed.length > 0) cut(-1, / +$/);
  return trimmed;
}

type Attributes = { readonly align?: Align; readonly size?: 'small' | 'large' };

const paragraphOf = (content: readonly Node[], attrs: Attributes = {}): Node => ({
  type: 'paragraph',
  ...(Object.keys(attrs).length === 0 ? {} : { attrs }),
  ...(content.length === 0 ? {} : { content: [...content] }),
});

/** The blocks of an element; text between them becomes paragraphs. */
function blocksIn(nodes: readonly HtmlNode[], depth: number, attrs: Attributes = {}): Node[] {
  const result: Node[] = [];
  let inline: Node[] = [];
  const flush = () => {
    const content = trimInline(inline);
    if (content.length > 0) result.push(paragraphOf(content, attrs));
    inline = [];
  };
  for (const node of nodes) {
    const hasBlocks = isElement(node) && !isBlock(node) && node.childNodes.some(isBlock);
    if (isBlock(node) || hasBlocks) {
      flush();
      if (depth <= maxDepth) result.push(...blockOf(node as HtmlElement, depth));
    } else inline.push(...inlineOf(node, [], depth));
  }
  flush();
  return result;
}

function listItems(element: HtmlElement, depth: number): Node[] {
  return element.childNodes.flatMap((child): Node[] => {
    if (!isElement(child)) return [];
    const content = blocksIn(child.tagName === 'li' ? child.childNodes : [child], depth + 2);
    return content.length === 0 ? [] : [{ type: 'listItem', content }];
  });
}

function blockOf(element: HtmlElement, depth: number): Node[] {
  const { tagName, childNodes } = element;
  const inner = () => blocksIn(childNodes, depth + 1);
  const heading = /^h([1-6])$/.exec(tagName)?.[1];
  if (unseen.has(tagName)) return [];
  if (tagName === 'hr') return [{ type: 'horizontalRule' }];
  if (heading !== undefined) {
    const level = Math.min(Number(heading), 4) as 1 | 2 | 3 | 4;
    const content = trimInline(childNodes.flatMap((child) => inlineOf(child, [], depth)));
    return content.length === 0
      ? []
      : [{ type: 'heading', attrs: { level, ...alignOf(element) }, content }];
  }
  if (tagName === 'ul' || tagName === 'ol') {
    const content = listItems(element, depth);
    if (content.length === 0) return [];
    if (tagName === 'ul') return [{ type: 'bulletList', content }];
    const start = Number(attribute(element, 'start') ?? Number.NaN);
    const type = listNumberings.find((each) => each === attribute(element, 'type'));
    const attrs = {
      ...(Number.isInteger(start) && Math.abs(start) <= 1_000_000 ? { start } : {}),
      ...(type === undefined ? {} : { type }),
    };
    return [
      { type: 'orderedList', ...(Object.keys(attrs).length === 0 ? {} : { attrs }), content },
    ];
  }
  if (tagName === 'blockquote') {
    const content = inner();
    return content.length === 0 ? [] : [{ type: 'blockquote', content }];
  }
  if (tagName === 'tr') {
    const cells = childNodes.filter(isElement);
    const content = cells.flatMap((cell, index): Node[] => [
      ...(index === 0 ? [] : [{ type: 'text' as const, text: ' ' }]),
      ...inlineOf(cell, [], depth),
    ]);
    return trimInline(content).length === 0 ? [] : [paragraphOf(trimInline(content))];
  }
  if (tagName === 'p' && childNodes.length === 0) return [paragraphOf([], alignOf(element))];
  const size = (['small', 'large'] as const).find((each) => each === attribute(element, 'class'));
  const attrs = { ...alignOf(element), ...(tagName === 'p' && size !== undefined ? { size } : {}) };
  return blocksIn(childNodes, depth + 1, attrs);
}

const plainBlocks = (text: string): Node[] =>
  text
    .split(/\r?\n|\r/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => paragraphOf([{ type: 'text', text: part }]));

/**
 * Reads HTML or plain text as rich text. What rich text does not have (images, styles, scripts) is dropped, as are links
 * that would run code. Null for an empty text, `tooLong` for one beyond the limits of a description.
 */
export function htmlToRichText(html: string): RichText | null | 'tooLong' {
  if (html.trim() === '') return null;
  if (html.length > maxLength) return 'tooLong';
  const isPlain = !/<[a-z!/]|&\w+;|&#/i.test(html);
  const content = isPlain ? plainBlocks(html) : blocksIn(parseFragment(html).childNodes, 0);
  if (content.length === 0) return null;
  const parsed = richText.safeParse({ type: 'doc', content });
  return parsed.success ? parsed.data : 'tooLong';
}
