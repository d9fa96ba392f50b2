import { pageType } from '@sitewright/contracts/codes';
import type { Frame, PageContent } from '../view/page-frame.ts';

/** No page of an owner can have it: its first segment belongs to the product. */
const popupPath = '/pages/popup-overlay';

/**
 * The site's popup alone, as a page: for who wants to look at it, and for browsers in which nothing opens by itself. Null
 * at every other path, and where visitors get no popup; those who look at what the site is to become see it before.
 */
export function createPopupContent(
  { website, parts }: Pick<Frame, 'website' | 'parts'>,
  path: string,
  isLive: boolean,
): PageContent | null {
  const { isEnabled, document } = parts.overlays.popup;
  if (path !== popupPath || document.sections.length === 0 || (isLive && !isEnabled)) return null;
  return {
    path,
    title: website.title,
    noIndex: true,
    main: { kind: 'popup', document },
    facts: { pageType: pageType.POPUP_OVERLAY },
  };
}
