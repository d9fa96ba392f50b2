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
