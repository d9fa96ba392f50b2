import type { RichText, RichTextMark, RichTextNode } from '@sitewright/contracts/entities';
import { Fragment, type ReactNode } from 'react';
import { linkAttributes } from '../link/link-attributes.ts';

const markTags = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
} as const;
const listTags = {
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
} as const;

function marked(text: ReactNode, mark: RichTextMark): ReactNode {
  if (mark.type === 'link') {
    const { href, newWindow = false } = mark.attrs;
    return <a {...linkAttributes({ href, newWindow })}>{text}</a>;
  }
  const Tag = markTags[mark.type];
  return <Tag>{text}</Tag>;
}

const children = (nodes: readonly RichTextNode[] | undefined): ReactNode =>
  nodes?.map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>);

function drawn(node: RichTextNode): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight<ReactNode>(marked, node.text);
    case 'hardBreak':
      return <br />;
    case 'horizontalRule':
      return <hr />;
    case 'paragraph': {
      const { align, size } = node.attrs ?? {};
      return (
        <p data-align={align} data-size={size}>
          {/* An empty paragraph keeps its line, as it does while it is written. */}
          {node.content === undefined || node.content.length === 0 ? (
            <br />
          ) : (
            children(node.content)
          )}
        </p>
      );
    }
    case 'heading': {
      const { level, align } = node.attrs;
      const Tag = `h${level}` as const;
      return <Tag data-align={align}>{children(node.content)}</Tag>;
    }
    case 'orderedList': {
      const { start, type } = node.attrs ?? {};
      return (
        <ol start={start} type={type}>
          {children(node.content)}
        </ol>
      );
    }
    default: {
      const Tag = listTags[node.type];
      return <Tag>{children(node.content)}</Tag>;
    }
  }
}

/** Rich text as markup. Only node types in the table are rendered, so nothing is raw HTML. */
export function RichTextView({ value }: { readonly value: RichText | null }): ReactNode {
  return children(value?.content);
}
