/** Maximum size of a page document and of one save. */
export const documentLimits = {
  /** Characters of one rich text. */
  textCharacters: 200_000,
  /** Nodes of one rich text: paragraphs, headings, list items, text runs and others. */
  textNodes: 10_000,
  /** Nesting depth of a rich text. A nested list takes two levels. */
  textDepth: 48,
  /** Bytes of the JSON that one save of a document or item sends. */
  saveBytes: 2_097_152,
} as const;
