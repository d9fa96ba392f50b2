import type { RichText, RichTextNode } from '@sitewright/contracts/entities';

/** Rich text of plain paragraphs, for new blocks. */
export const richTextFromLines = (...lines: readonly string[]): RichText => ({
  type: 'doc',
  content: lines.map((text): RichTextNode => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  })),
});
