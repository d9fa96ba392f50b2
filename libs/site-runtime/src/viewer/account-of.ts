import type { Viewer } from '@sitewright/blocks/client';

/** The kind of the viewer's account; `viewerOnly` has only the permission to view the site. */
export const accountOf = ({
  authenticatedAccount,
  isViewerOnly,
}: Viewer): 'none' | 'viewerOnly' | 'collaborator' =>
  authenticatedAccount === null ? 'none' : isViewerOnly ? 'viewerOnly' : 'collaborator';
