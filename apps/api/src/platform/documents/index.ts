import type { PrintedDocument } from './document-text.ts';

export { documentFileName } from './file-name.ts';
export type { PrintedDocument } from './document-text.ts';

/** Documents as one PDF file. The layout engine and its fonts are loaded for the first one. */
export async function renderDocuments(documents: readonly PrintedDocument[]): Promise<Buffer> {
  const { renderPdf } = await import('./render-pdf.ts');
  return renderPdf(documents);
}
