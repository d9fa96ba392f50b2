import { readMarkup, type ViewPage } from '@sitewright/blocks/view';
import type { PageView } from '@sitewright/contracts/entities';
import { CookieBannerView } from '@sitewright/cookie-banner/react';
import type { ReactNode } from 'react';
import { AnnouncementBarView } from '../announcement-bar/announcement-bar-view.tsx';
import { FooterView } from '../footer/footer-view.tsx';
import { HeaderView } from '../header/header-view.tsx';
import { MobileInfoBarView } from '../mobile-info-bar/mobile-info-bar-view.tsx';
import { frameOf } from '../page-types/frames.ts';
import { PopupOverlayView } from '../popup-overlay/popup-overlay-view.tsx';
import { CanvasScripts } from './canvas-scripts.tsx';
import { cookieBannerSettings } from '../cookie-banner/cookie-banner-settings.ts';
import { HeadView } from './head-view.tsx';
import { jsonText } from './json-text.ts';
import type { PageStyleSheet } from './page-style-sheet.ts';

/** Whether the header overlaps the first section's image. */
function overlapsImage({ header, main }: PageView): boolean {
  const [first] = 'document' in main ? main.document.sections : [];
  return header.transparent && first?.design.background !== undefined;
}

/** URLs of the scripts on every page. */
export interface PageScripts {
  readonly boot: string;
  /** Loaded only by browsers without module support. */
  readonly legacy: string | undefined;
}

/** The complete HTML document. */
export function DocumentHtml({
  view,
  page,
  style,
  scripts,
}: {
  readonly view: PageView;
  readonly page: ViewPage;
  readonly style: PageStyleSheet;
  readonly scripts: PageScripts;
}): ReactNode {
  const { locale, direction, main, site, header, context, editing } = view;
  const { View, isBare = false } = frameOf(main);
  const { motion } = site.styles;
  return (
    <html
      lang={locale}
      dir={direction}
      data-motion={motion === 'none' || editing ? undefined : motion}
    >
      <HeadView view={view} style={style} bootScript={scripts.boot} />
      <body data-theme="lightest" data-page={main.kind}>
        {!isBare && (
          <>
            <a className="skip-link unseen" href="#main">
              {page.text('page.skipToContent')}
            </a>
            <AnnouncementBarView view={view} page={page} />
            <HeaderView view={view} page={page} isOver={overlapsImage(view)} />
          </>
        )}
        <main id="main" tabIndex={-1} data-header={header.theme}>
          <View main={main} view={view} page={page} />
        </main>
        {!isBare && (
          <>
            <FooterView view={view} page={page} />
            <MobileInfoBarView view={view} page={page} />
            <PopupOverlayView view={view} page={page} />
          </>
        )}
        {!editing && (
          <CookieBannerView
            settings={cookieBannerSettings(context.cookieSettings, page.text)}
            action="/api/consent"
            readHtml={readMarkup}
            fields={{ returnTo: view.path }}
            label={page.text('cookies.label')}
          />
        )}
        <script
          id="site-context"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: jsonText(context) }}
        />
        {scripts.legacy !== undefined && (
          <script
            id="legacy-note"
            noModule
            src={scripts.legacy}
            data-note={page.text('legacy.note')}
          />
        )}
        {editing && <CanvasScripts editing={editing} data={view.data} />}
      </body>
    </html>
  );
}
