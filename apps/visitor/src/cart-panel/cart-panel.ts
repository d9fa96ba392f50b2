import cartStyle from '../page-types/cart/cart.css?inline';
import codesStyle from '../page-types/codes/codes.css?inline';
import noticeStyle from '../page-types/notice.css?inline';
import panelStyle from './cart-panel.css?inline';
import { openCartPanel, type CartPanelHost } from './open-cart-panel.ts';

const styledDocuments = new WeakSet<Document>();

/** A page only has the styles of its own parts; those of the cart load with the first panel. */
function addStyle(document: Document): void {
  if (styledDocuments.has(document)) return;
  styledDocuments.add(document);
  const { CSSStyleSheet: Sheet } = document.defaultView as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(cartStyle + codesStyle + noticeStyle + panelStyle);
  document.adoptedStyleSheets.push(sheet);
}

/** Opens the cart panel with its styles. */
export function openStyledCartPanel(host: CartPanelHost): Promise<() => void> {
  addStyle(host.document);
  return openCartPanel(host);
}
