import type { RichText, RichTextNode } from '@sitewright/contracts/entities';

/** Rich text of plain paragraphs: what fresh blocks hold. */
export const richTextFromLines = (...lines: readonly string[]): RichText => ({
  type: 'doc',
  content: lines.map((text): RichTextNode => ({
    type: 'paragraph',
    content: [{ type: 'text', text }],
  })),
});
