import { BlockView, documentInlineParts, RichTextView, viewPage } from '@sitewright/blocks/view';
import { visitorText, type VisitorText } from '@sitewright/blocks/texts';
import type { PageView, Renderer } from '@sitewright/contracts/entities';
import { renderToString } from 'react-dom/server';
import { hasAnnouncementBar } from '../announcement-bar/announcement-bar-view.tsx';
import { closedBarScript } from '../announcement-bar/closed-bar.ts';
import { DocumentHtml } from '../document/document-html.tsx';
import { createStyleSheets } from '../document/create-style-sheets.ts';
import { iconColors, siteIconSvg } from '../document/site-icon.ts';
import { pageTypeHosts, viewHosts } from '../document/view-hosts.ts';
import { viewDocuments } from '../document/view-documents.ts';
import { mapFrameHtml } from '../map/map-frame-html.ts';
import { renderMail } from '../mail/render-mail.tsx';
import { defaultTemplate } from '../mail/template/default-template.ts';
import { withTitle } from '../page-types/with-title.ts';
import { withIslandFiles } from './with-island-files.ts';
import { withOwnersCode } from './with-owners-code.ts';
import { withAbsoluteUrls } from './with-absolute-urls.ts';

/** Preload hints, as React writes them for every image that does not load lazily. */
const picturePreload = /<link rel="preload" as="image" [^>]*>/g;

/**
 * Removes the preload hints that React adds for images a few lines below them. Browsers find those images just as
 * early and may reuse a larger cached copy; the preloaded file would be wasted, and logged as such.
 */
const headWithoutPicturePreloads = (html: string, end: number): string =>
  html.slice(0, end).replaceAll(picturePreload, '');

/** What the renderer needs from its process. */
export interface RendererPorts {
  /** The SHA-256 of a text, in base64. */
  readonly sha256: (text: string) => string;
  /** URL of the script on every page. */
  readonly bootScript: string;
  /** URL of the script for browsers without module support. Default: none. */
  readonly legacyScript?: string;
  /** URL of the script that draws a provider's map. Default: none. */
  readonly mapScript?: string;
  /** The files of each island by name. Default: no island is loaded. */
  readonly islandFiles?: ReadonlyMap<string, string>;
  /** The texts of a language. Default: those of the catalog. */
  readonly textIn?: (locale: string) => VisitorText;
}

/** The inline scripts of a page. */
const inlineScripts = (view: PageView): readonly string[] =>
  hasAnnouncementBar(view) && view.editing === undefined ? [closedBarScript] : [];

/** Without the doctype, browsers use quirks mode. */
const doctype = '<!doctype html>';

/** Creates the renderer of pages, single blocks and mails. It caches nothing but style sheets. */
export function createRenderer({
  sha256,
  bootScript,
  legacyScript,
  mapScript = '',
  islandFiles = new Map(),
  textIn = visitorText,
}: RendererPorts): Renderer {
  const hashSources = (...texts: readonly string[]) =>
    texts.map((text) => `sha256-${sha256(text)}`);
  const styleSheetOf = createStyleSheets(sha256);
  return {
    renderPage(input) {
      const text = textIn(input.locale);
      const view = withTitle(input, text);
      const style = styleSheetOf(view);
      const inlineParts = documentInlineParts(...viewDocuments(view));
      const errors: string[] = [];
      const page = viewPage(view, text, (error) => errors.push(error));
      const hosts = page.allowsThirdParties ? viewHosts(view) : pageTypeHosts(view);
      const html = renderToString(
        <DocumentHtml
          view={view}
          page={page}
          style={style}
          scripts={{ boot: bootScript, legacy: legacyScript }}
        />,
      );
      const headEnd = html.indexOf('</head>');
      return {
        html: withOwnersCode(
          `${doctype}${headWithoutPicturePreloads(html, headEnd)}${withIslandFiles(html, islandFiles, headEnd)}`,
          view.code,
        ),
        scriptHashes: hashSources(...inlineScripts(view), ...inlineParts.scripts),
        styleHashes: [style.hash, ...hashSources(...inlineParts.styles)],
        scriptHosts: hosts.scripts,
        frameHosts: hosts.frames,
        connectHosts: hosts.connections,
        errors,
      };
    },
    renderBlock({ block, data, view }) {
      const text = textIn(view.locale);
      const page = viewPage(withTitle(view, text), text);
      const html = renderToString(<BlockView block={block} data={data} page={page} />);
      return withIslandFiles(html, islandFiles);
    },
    renderSiteIcon: ({ title, styles, locale }) => siteIconSvg(title, iconColors(styles), locale),
    renderMapFrame: () => mapFrameHtml(mapScript),
    renderRichText: (text, pageUrl) =>
      renderToString(<RichTextView value={withAbsoluteUrls(text, pageUrl)} />),
    renderMail: (mail, template) => renderMail(mail, textIn(mail.site.locale), template),
    defaultMailTemplate: (kind, locale) => defaultTemplate(kind, textIn(locale)),
  };
}
