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

function renderMark(text: ReactNode, mark: RichTextMark): ReactNode {
  if (mark.type === 'link') {
    const { href, newWindow = false } = mark.attrs;
    return <a {...linkAttributes({ href, newWindow })}>{text}</a>;
  }
  const Tag = markTags[mark.type];
  return <Tag>{text}</Tag>;
}

const renderNodes = (nodes: readonly RichTextNode[] | undefined): ReactNode =>
  nodes?.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);

function renderNode(node: RichTextNode): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduceRight<ReactNode>(renderMark, node.text);
    case 'hardBreak':
      return <br />;
    case 'horizontalRule':
      return <hr />;
    case 'paragraph': {
      const { align, size } = node.attrs ?? {};
      return (
        <p data-align={align} data-size={size}>
          {/* An empty paragraph has the height of a line, as in the editor. */}
          {node.content === undefined || node.content.length === 0 ? (
            <br />
          ) : (
            renderNodes(node.content)
          )}
        </p>
      );
    }
    case 'heading': {
      const { level, align } = node.attrs;
      const Tag = `h${level}` as const;
      return <Tag data-align={align}>{renderNodes(node.content)}</Tag>;
    }
    case 'orderedList': {
      const { start, type } = node.attrs ?? {};
      return (
        <ol start={start} type={type}>
          {renderNodes(node.content)}
        </ol>
      );
    }
    default: {
      const Tag = listTags[node.type];
      return <Tag>{renderNodes(node.content)}</Tag>;
    }
  }
}

/** Rich text as markup. Only known node types are rendered, so nothing is raw HTML. */
export function RichTextView({ value }: { readonly value: RichText | null }): ReactNode {
  return renderNodes(value?.content);
}
