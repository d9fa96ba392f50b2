import type { PageDocument, PageView } from '@sitewright/contracts/entities';
import { rendersPopup } from '../popup-overlay/popup-overlay-view.tsx';

/** The documents that a page is rendered from: its own, the footer's and the popup's. */
export const viewDocuments = (view: PageView): readonly PageDocument[] => [
  ...('document' in view.main ? [view.main.document] : []),
  view.footer,
  ...(rendersPopup(view) ? [view.overlays.popup.document] : []),
];
