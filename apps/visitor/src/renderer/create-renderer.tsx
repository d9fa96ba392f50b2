import { BlockView, viewPage } from '@sitewright/blocks/view';
import type { Renderer } from '@sitewright/contracts/entities';
import { renderToString } from 'react-dom/server';
import { DocumentHtml } from '../document/document-html.tsx';
import { pageStyleSheet } from '../document/page-style-sheet.ts';

/** What the renderer needs of the process it runs in. */
export interface RendererPorts {
  /** The SHA-256 of a text, in base64. */
  readonly sha256: (text: string) => string;
}

/** Makes the renderer: pages, single blocks and mails as HTML. It keeps nothing of one page for another. */
export function createRenderer({ sha256 }: RendererPorts): Renderer {
  return {
    renderPage(view) {
      const style = pageStyleSheet(view);
      const page = viewPage(view);
      return {
        // React writes no doctype; without it browsers fall back to quirks mode.
        html: `<!doctype html>${renderToString(<DocumentHtml view={view} page={page} style={style} />)}`,
        scriptHashes: [],
        styleHashes: [`sha256-${sha256(style.css)}`],
      };
    },
    renderBlock({ block, data, view }) {
      return renderToString(<BlockView block={block} data={data} page={viewPage(view)} />);
    },
    renderMail() {
      throw new Error('not yet');
    },
  };
}
