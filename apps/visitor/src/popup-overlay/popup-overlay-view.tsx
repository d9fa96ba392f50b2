import { DocumentView, Icon, type ViewPage } from '@sitewright/blocks/view';
import { popupPages, type PageView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { popupId } from './popup-id.ts';

/** Whether a page has the popup, though it may never open: who has an account sees it before visitors do. */
export const hasPopup = ({ overlays, main, editing }: PageView): boolean =>
  overlays.popup.document.sections.length > 0 && popupPages.has(main.kind) && editing === undefined;

/** What opens over the page by itself: closed as the server draws it, so that nobody meets it without its script. */
export function PopupOverlayView({
  view,
  page,
}: {
  readonly view: PageView;
  readonly page: ViewPage;
}): ReactNode {
  if (!hasPopup(view)) return null;
  const { isEnabled, position, document } = view.overlays.popup;
  return (
    <dialog
      id={popupId}
      className="popup-overlay popup-column"
      data-theme={document.sections[0]?.design.theme}
      data-position={position}
      aria-label={page.text('popup.label', { title: view.site.title })}
      data-island={isEnabled ? 'popup-overlay' : undefined}
      data-island-when="idle"
    >
      <button type="button" data-close="" aria-label={page.text('popup.close')}>
        <Icon name="close" size={20} />
      </button>
      <div className="popup-content">
        <DocumentView document={document} data={view.data} page={page} isTop={false} />
      </div>
    </dialog>
  );
}
