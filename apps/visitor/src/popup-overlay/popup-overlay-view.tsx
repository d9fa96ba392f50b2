import { DocumentView, Icon, type ViewPage } from '@sitewright/blocks/view';
import { hasPopup, type PageView, type PopupTrigger } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { popupId } from './popup-id.ts';

/** Whether a page renders the popup: never while it is edited. */
export const rendersPopup = ({ overlays, main, editing }: PageView): boolean =>
  editing === undefined && hasPopup(overlays.popup, main);

/** The attributes from which the popup's script reads its trigger. */
function triggerAttributes(trigger: PopupTrigger): Readonly<Record<string, string | number>> {
  switch (trigger.kind) {
    case 'delay':
      return { 'data-after-seconds': trigger.seconds };
    case 'scroll':
      return { 'data-after-scroll': trigger.percent };
    case 'exit':
      return { 'data-on-exit': '' };
  }
}

/** The popup. It is closed in the server's HTML, so that it never shows without its script. */
export function PopupOverlayView({
  view,
  page,
}: {
  readonly view: PageView;
  readonly page: ViewPage;
}): ReactNode {
  if (!rendersPopup(view)) return null;
  const { isEnabled, position, trigger, document } = view.overlays.popup;
  return (
    <dialog
      id={popupId}
      className="popup-overlay popup-column"
      data-theme={document.sections[0]?.design.theme}
      data-position={position}
      aria-label={page.text('popup.label', { title: view.site.title })}
      data-island={isEnabled ? 'popup-overlay' : undefined}
      data-island-when="idle"
      {...triggerAttributes(trigger)}
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
