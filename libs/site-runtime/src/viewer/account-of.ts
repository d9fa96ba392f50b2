import type { Viewer } from '@sitewright/blocks/client';

/** The viewer's kind of account: one with viewing permission only counts as a visitor. */
export const accountOf = ({
  authenticatedAccount,
  isViewerOnly,
}: Viewer): 'none' | 'viewerOnly' | 'collaborator' =>
  authenticatedAccount === null ? 'none' : isViewerOnly ? 'viewerOnly' : 'collaborator';
