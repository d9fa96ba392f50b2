/** What the document of a page may hold, and how much of it one save may send. */
export const documentLimits = {
  /** Characters of one rich text. */
  textCharacters: 200_000,
  /** Paragraphs, headings, list items, runs of text and other nodes of one rich text. */
  textNodes: 10_000,
  /** How deep the nodes of a rich text are nested. A list in a list takes two levels. */
  textDepth: 48,
  /** Bytes of the JSON that one save of a document, or of an item, sends. */
  saveBytes: 2_097_152,
} as const;
