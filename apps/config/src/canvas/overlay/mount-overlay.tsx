import { createRoot } from 'react-dom/client';
import { Overlay } from './overlay.tsx';
import { OverlayProvider, type OverlayParts } from './overlay-context.ts';
import overlayCss from './overlay.css?inline';

/** Renders the overlay in a shadow root, isolated from the site's styles. */
export function mountOverlay(page: Document, parts: OverlayParts): HTMLElement {
  const host = page.createElement('div');
  host.dataset.canvasOverlay = '';
  const shadow = host.attachShadow({ mode: 'open' });
  const view = page.defaultView ?? window;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(overlayCss);
  shadow.adoptedStyleSheets = [sheet];
  page.documentElement.append(host);
  createRoot(shadow).render(
    <OverlayProvider value={parts}>
      <Overlay />
    </OverlayProvider>,
  );
  return host;
}
