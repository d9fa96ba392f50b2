import { Document, Font, renderToBuffer } from '@react-pdf/renderer';
import { createElement } from 'react';
import { documentFonts } from './document-fonts.ts';
import { documentPage } from './document-page.ts';
import { documentText, type PrintedDocument } from './document-text.ts';

for (const family of documentFonts) Font.register(family);
// Words move to the next line as a whole: hyphenation knows English only.
Font.registerHyphenationCallback((word) => [word]);

/** The newest instant in the documents: equal documents make equal files, whenever they are printed. */
const newestInstant = (documents: readonly PrintedDocument[]): Date =>
  new Date(
    Math.max(
      ...documents.map((document) =>
        Date.parse(document.kind === 'packingSlip' ? document.orderedAt : document.issuedAt),
      ),
    ),
  );

/** One PDF file of documents, each from a new page. */
export function renderPdf(documents: readonly PrintedDocument[]): Promise<Buffer> {
  const date = newestInstant(documents);
  const texts = documents.map(documentText);
  return renderToBuffer(
    createElement(
      Document,
      {
        title: texts.map(({ title, facts }) => `${title} ${facts[0]?.value ?? ''}`).join(', '),
        author: texts[0]?.seller[0] ?? '',
        creator: 'Sitewright',
        producer: 'Sitewright',
        language: documents[0]?.locale ?? 'en',
        creationDate: date,
        modificationDate: date,
      },
      texts.map(documentPage),
    ),
  );
}
