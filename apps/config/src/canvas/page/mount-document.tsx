import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CanvasStore } from '../canvas-store.ts';
import { CanvasDocument } from './canvas-document.tsx';
import type { CanvasPage } from './canvas-view-page.ts';

/**
 * Replaces the server's markup with the canvas's own rendering: the same markup, in one step, without a visible
 * change. Returns the element that contains the sections.
 */
export function mountDocument(
  main: HTMLElement,
  parts: CanvasPage & { readonly store: CanvasStore },
): HTMLElement {
  const container = main.ownerDocument.createElement('div');
  container.style.display = 'contents';
  const root = createRoot(container);
  flushSync(() => root.render(<CanvasDocument {...parts} />));
  const serverSections = main.querySelectorAll<HTMLElement>(':scope > [data-section]');
  main.insertBefore(container, serverSections[0] ?? main.firstChild);
  for (const section of serverSections) section.remove();
  container.dataset.canvas = '';
  return container;
}
