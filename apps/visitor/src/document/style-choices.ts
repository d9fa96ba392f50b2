import { documentBlockTypes, documentThemes, hasSaveLinks } from '@sitewright/blocks/view';
import {
  sectionThemes,
  type MainView,
  type PageView,
  type SectionTheme,
  type SiteStyles,
} from '@sitewright/contracts/entities';
import {
  announcementTheme,
  hasAnnouncementBar,
} from '../announcement-bar/announcement-bar-view.tsx';
import { menuWidth } from '../header/menu-width.ts';
import { infoBarTheme } from '../mobile-info-bar/mobile-info-bar-view.tsx';
import { frameOf } from '../page-types/frames.ts';
import { rendersPopup } from '../popup-overlay/popup-overlay-view.tsx';
import { viewDocuments } from './view-documents.ts';

/** Everything about a page that determines its style sheet, as plain data. */
export interface StyleChoices {
  readonly kind: MainView['kind'];
  readonly styles: SiteStyles;
  readonly locale: string;
  readonly themes: readonly SectionTheme[];
  readonly blockTypes: readonly number[];
  readonly menuWidthPx: number;
  readonly hasCookieBanner: boolean;
  readonly hasSaveLinks: boolean;
  readonly hasAnnouncementBar: boolean;
  readonly hasInfoBar: boolean;
  readonly hasPopup: boolean;
  /** An owner may preview other themes and fonts. */
  readonly isEditing: boolean;
}

/** The themes and block styles that a page uses. */
export function styleChoices(view: PageView): StyleChoices {
  const { main, header, site, locale, editing, context } = view;
  const frame = frameOf(main);
  const documents = viewDocuments(view);
  const infoBar = infoBarTheme(view);
  const hasAnnouncement = hasAnnouncementBar(view);
  const usedThemes = new Set([
    'lightest' as const,
    header.theme,
    ...(hasAnnouncement ? [announcementTheme(view)] : []),
    ...(infoBar === undefined ? [] : [infoBar]),
    ...(frame.themes ?? []),
    ...documentThemes(...documents),
  ]);
  return {
    kind: main.kind,
    styles: site.styles,
    locale,
    themes:
      editing === undefined
        ? sectionThemes.filter((theme) => usedThemes.has(theme))
        : sectionThemes,
    blockTypes: [...documentBlockTypes(...documents), ...frame.blockTypes(main)].toSorted(
      (a, b) => a - b,
    ),
    menuWidthPx: menuWidth(view),
    hasCookieBanner: context.cookieSettings.isCookieBannerEnabled,
    hasSaveLinks: hasSaveLinks(view),
    hasAnnouncementBar: hasAnnouncement,
    hasInfoBar: infoBar !== undefined,
    hasPopup: rendersPopup(view),
    isEditing: editing !== undefined,
  };
}
