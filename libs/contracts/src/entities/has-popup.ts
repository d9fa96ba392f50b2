import { contentItemType } from '../codes/content-item-type.ts';
import type { Popup } from './overlays.ts';
import type { MainView } from './page-view.ts';

/** Page types that can have a popup: content pages, not checkout, search or error pages. */
const popupPages: ReadonlySet<MainView['kind']> = new Set(['page', 'collection', 'item']);

/** Whether a page has the site's popup. It may be disabled for visitors, because owners preview it. */
export const hasPopup = ({ document, onProductPages }: Popup, main: MainView): boolean =>
  document.sections.length > 0 &&
  popupPages.has(main.kind) &&
  (onProductPages || main.kind !== 'item' || main.item.recordType !== contentItemType.STORE_ITEM);
