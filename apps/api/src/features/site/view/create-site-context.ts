import {
  hasPopup,
  type MainView,
  type Overlays,
  type SiteContext,
} from '@sitewright/contracts/entities';
import type { PageType } from '@sitewright/contracts/codes';
import type { WebsiteRow } from '../content/read-website-row.ts';

interface PageFacts {
  readonly pageType: PageType;
  readonly collection?: {
    readonly id: string;
    readonly title: string;
    readonly type: number;
    readonly permissionType: number;
  };
  readonly item?: { readonly id: string; readonly title: string; readonly recordType: number };
}

/** The site and the page that the context describes. */
interface SiteFacts {
  readonly website: WebsiteRow;
  readonly overlays: Overlays;
  readonly main: MainView;
  readonly baseUrl: string;
  readonly appDomain: string;
  /** Browser API key of the maps provider. */
  readonly mapsKey?: string | undefined;
}

/** Creates the anonymous context of a page (CTX-11). Every page contains it and nothing else about the visitor. */
export function createSiteContext(
  { website, overlays, main, baseUrl, appDomain, mapsKey }: SiteFacts,
  page: PageFacts,
): SiteContext {
  const { settings } = website;
  const { announcementBar, mobileInfoBar, popup } = overlays;
  const opensPopup = popup.isEnabled && hasPopup(popup, main);
  return {
    authenticatedAccount: null,
    website: {
      id: website.websiteId,
      baseUrl,
      typekitId: '',
      developerMode: settings.developerMode,
      cloneable: settings.cloneable,
      websiteType: website.websiteType,
      siteStatus: { value: website.status },
      identifier: website.identifier,
    },
    appDomain,
    websiteSettings: {
      disqusShortname: settings.disqusShortname,
      commentsEnabled: settings.commentsEnabled,
      popupOverlaySettings: opensPopup ? popup.settings : null,
      mobileInfoBarSettings: { style: mobileInfoBar.style },
      pinterestOverlayOptions: { mode: settings.pinterestOverlayMode },
      useEscapeKeyToLogin: settings.useEscapeKeyToLogin,
      ...(settings.shortEmailEndings ? { shortEmailEndings: true } : {}),
      ...(mapsKey === undefined ? {} : { gmRenderKey: btoa(mapsKey) }),
    },
    websiteRoles: [],
    pageType: page.pageType,
    ...(page.collection === undefined
      ? {}
      : {
          collectionId: page.collection.id,
          collection: {
            title: page.collection.title,
            type: page.collection.type,
            permissionType: page.collection.permissionType,
          },
        }),
    ...(page.item === undefined
      ? {}
      : {
          itemId: page.item.id,
          item: { title: page.item.title, recordType: page.item.recordType },
        }),
    templateId: 'sitewright',
    locale: website.locale,
    googleFonts: [],
    typekitFonts: [],
    rollups: { js: [], css: [] },
    frameRollups: { js: [], css: [] },
    showAnnouncementBar: announcementBar.isEnabled && announcementBar.text !== '',
    demoCollections: [...settings.demoCollections],
    cookieSettings: settings.cookieSettings,
  };
}
