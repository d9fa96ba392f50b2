import { DocumentView } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';

/** A page that its owner wrote: its sections and nothing else. */
export const documentFrame: Frame<'page'> = {
  View: ({ main, view, page }) => (
    <DocumentView document={main.document} data={view.data} page={page} />
  ),
  styles: [],
  blockTypes: () => [],
};

/** The same, alone on the screen. */
export const coverFrame: Frame<'cover'> = {
  View: ({ main, view, page }) => (
    <DocumentView document={main.document} data={view.data} page={page} />
  ),
  styles: [],
  blockTypes: () => [],
  isBare: true,
};
