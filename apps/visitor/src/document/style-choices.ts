import { documentBlockTypes, documentThemes, hasSaveLinks } from '@sitewright/blocks/view';
import {
  sectionThemes,
  type MainView,
  type PageView,
  type SectionTheme,
  type SiteStyles,
} from '@sitewright/contracts/entities';
import { menuWidth } from '../header/menu-width.ts';
import { frameOf } from '../page-types/frames.ts';

/** Everything of a page that decides its style sheet, as plain data. */
export interface StyleChoices {
  readonly kind: MainView['kind'];
  readonly styles: SiteStyles;
  readonly locale: string;
  readonly themes: readonly SectionTheme[];
  readonly blockTypes: readonly number[];
  readonly menuWidthPx: number;
  readonly hasCookieBanner: boolean;
  readonly hasSaveLinks: boolean;
  /** An owner may be trying out other themes and fonts. */
  readonly isEditing: boolean;
}

/** What a page needs of themes and block styles, and no more. */
export function styleChoices(view: PageView): StyleChoices {
  const { main, footer, header, site, locale, editing, context } = view;
  const frame = frameOf(main);
  const documents = 'document' in main ? [main.document, footer] : [footer];
  const used = new Set([
    'lightest' as const,
    header.theme,
    ...(frame.themes ?? []),
    ...documentThemes(...documents),
  ]);
  return {
    kind: main.kind,
    styles: site.styles,
    locale,
    themes:
      editing === undefined ? sectionThemes.filter((theme) => used.has(theme)) : sectionThemes,
    blockTypes: [...documentBlockTypes(...documents), ...frame.blockTypes(main)].toSorted(
      (one, other) => one - other,
    ),
    menuWidthPx: menuWidth(view),
    hasCookieBanner: context.cookieSettings.isCookieBannerEnabled,
    hasSaveLinks: hasSaveLinks(view),
    isEditing: editing !== undefined,
  };
}
