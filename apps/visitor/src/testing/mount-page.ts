import type { MainView, PageView } from '@sitewright/contracts/entities';
import { createRenderer } from '../renderer/create-renderer.tsx';
import { samplePage } from './sample-page.ts';

const renderer = createRenderer({ sha256: () => '', bootScript: '/boot.js' });

/** A page as the server sends it. */
export const renderTestPage = (main: MainView, more: Partial<PageView> = {}): string =>
  renderer.renderPage(samplePage(main, more)).html;

/** Mounts a page's body with its styles in the test document and returns the body. */
export function mountPage(main: MainView, more: Partial<PageView> = {}): HTMLElement {
  const parsed = new DOMParser().parseFromString(renderTestPage(main, more), 'text/html');
  const style = parsed.querySelector('style');
  document.body.replaceChildren(...(style ? [style] : []), ...parsed.body.childNodes);
  document.body.dataset['theme'] = 'lightest';
  return document.body;
}
