import type { Route } from '../../platform/routing/define-route.ts';
import { listPendingChangesRoute } from './list-pending-changes.ts';
import { listReleasesRoute } from './list-releases.ts';
import { publishRoute } from './publish.ts';
import { restoreReleaseRoute } from './restore-release.ts';

/** Publishing, and earlier releases. */
export const releaseRoutes: readonly Route[] = [
  listPendingChangesRoute,
  publishRoute,
  listReleasesRoute,
  restoreReleaseRoute,
];
