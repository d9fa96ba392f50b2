import { DocumentView } from '@sitewright/blocks/view';
import type { Frame } from '../frame.ts';

/** A page of the owner's sections. */
export const documentFrame: Frame<'page'> = {
  View: ({ main, view, page }) => (
    <DocumentView document={main.document} data={view.data} page={page} />
  ),
  styles: [],
  blockTypes: () => [],
};

/** A page of the owner's sections without header and footer. */
export const coverFrame: Frame<'cover'> = {
  View: ({ main, view, page }) => (
    <DocumentView document={main.document} data={view.data} page={page} />
  ),
  styles: [],
  blockTypes: () => [],
  isBare: true,
};
