import type { Viewer } from '@sitewright/blocks/client';

/** What kind of account looks at the page: one that may only view counts as a visitor. */
export const accountOf = ({
  authenticatedAccount,
  isViewerOnly,
}: Viewer): 'none' | 'viewerOnly' | 'collaborator' =>
  authenticatedAccount === null ? 'none' : isViewerOnly ? 'viewerOnly' : 'collaborator';
