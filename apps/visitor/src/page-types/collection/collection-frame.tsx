import { DocumentView } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';

/** A collection: the owner's sections, then its items. */
export const collectionFrame: Frame<'collection'> = {
  View: ({ main, view, page }) => (
    <DocumentView document={main.document} data={view.data} page={page} />
  ),
  styles: [],
  blockTypes: () => [],
};
