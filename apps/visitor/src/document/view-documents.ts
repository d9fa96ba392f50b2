import type { PageDocument, PageView } from '@sitewright/contracts/entities';
import { drawsPopup } from '../popup-overlay/popup-overlay-view.tsx';

/** The documents that a page is drawn from: its own, its footer's and that of its popup. */
export const viewDocuments = (view: PageView): readonly PageDocument[] => [
  ...('document' in view.main ? [view.main.document] : []),
  view.footer,
  ...(drawsPopup(view) ? [view.overlays.popup.document] : []),
];
