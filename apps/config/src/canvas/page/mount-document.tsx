import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { CanvasStore } from '../canvas-store.ts';
import { CanvasDocument } from './canvas-document.tsx';
import type { CanvasPage } from './page-here.ts';

/**
 * Puts the canvas's own drawing in the place of the server's: the same markup, in one step, so that nobody
 * sees it happen. Returns the element that holds the sections.
 */
export function mountDocument(
  main: HTMLElement,
  parts: CanvasPage & { readonly store: CanvasStore },
): HTMLElement {
  const holder = main.ownerDocument.createElement('div');
  holder.style.display = 'contents';
  const root = createRoot(holder);
  flushSync(() => root.render(<CanvasDocument {...parts} />));
  const served = main.querySelectorAll<HTMLElement>(':scope > [data-section]');
  main.insertBefore(holder, served[0] ?? main.firstChild);
  for (const section of served) section.remove();
  holder.dataset.canvas = '';
  return holder;
}
