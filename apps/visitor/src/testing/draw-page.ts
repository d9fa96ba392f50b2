import type { MainView, PageView } from '@sitewright/contracts/entities';
import { createRenderer } from '../renderer/create-renderer.tsx';
import { samplePage } from './sample-page.ts';

/** A renderer with empty hashes. */
export const sampleRenderer = createRenderer({ sha256: () => '', bootScript: '/boot.js' });

/** The HTML between header and footer of a page. */
export const renderMain = (main: MainView, more: Partial<PageView> = {}): string =>
  /<main.*<\/main>/s.exec(sampleRenderer.renderPage(samplePage(main, more)).html)?.[0] ?? '';
