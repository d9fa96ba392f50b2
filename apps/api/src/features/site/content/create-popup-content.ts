import { pageType } from '@sitewright/contracts/codes';
import type { Frame, PageContent } from '../view/page-frame.ts';

/** Owners cannot create a page at this path: its first segment is reserved. */
const popupPath = '/pages/popup-overlay';

/**
 * Creates a page with the site's popup alone, for visitors without JavaScript. Returns null at every other path, and if
 * the popup is empty. A disabled popup is visible in drafts and previews only.
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
