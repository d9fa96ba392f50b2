import { contentItemType } from '../codes/content-item-type.ts';
import type { Popup } from './overlays.ts';
import type { MainView } from './page-view.ts';

/** Kinds of a page's main view that may have a popup: pages to read, not to pay, to search, or to report an error. */
const popupPages: ReadonlySet<MainView['kind']> = new Set(['page', 'collection', 'item']);

/** Whether a page has the site's popup. It may be disabled for visitors: people with an account see it before. */
export const hasPopup = ({ document, onProductPages }: Popup, main: MainView): boolean =>
  document.sections.length > 0 &&
  popupPages.has(main.kind) &&
  (onProductPages || main.kind !== 'item' || main.item.recordType !== contentItemType.STORE_ITEM);
