import { BlockView, documentInlineParts, viewPage } from '@sitewright/blocks/view';
import type { PageView, Renderer } from '@sitewright/contracts/entities';
import { renderToString } from 'react-dom/server';
import { DocumentHtml } from '../document/document-html.tsx';
import { pageStyleSheet } from '../document/page-style-sheet.ts';
import { renderMail } from '../mail/render-mail.tsx';

/** What the renderer needs of the process it runs in. */
export interface RendererPorts {
  /** The SHA-256 of a text, in base64. */
  readonly sha256: (text: string) => string;
}

const documentsOf = ({ main, footer }: PageView) =>
  'document' in main ? [main.document, footer] : [footer];

/** Makes the renderer: pages, single blocks and mails as HTML. It keeps nothing of one page for another. */
export function createRenderer({ sha256 }: RendererPorts): Renderer {
  const sources = (...texts: readonly string[]) => texts.map((text) => `sha256-${sha256(text)}`);
  return {
    renderPage(view) {
      const style = pageStyleSheet(view);
      const framed = documentInlineParts(...documentsOf(view));
      return {
        html: renderToString(<DocumentHtml view={view} page={viewPage(view)} style={style} />),
        scriptHashes: sources(...framed.scripts),
        styleHashes: sources(style.css, ...framed.styles),
      };
    },
    renderBlock({ block, data, view }) {
      return renderToString(<BlockView block={block} data={data} page={viewPage(view)} />);
    },
    renderMail,
  };
}
