import type { Route } from '../../platform/routing/define-route.ts';
import { readViewerRoute } from './read-viewer.ts';

/** Who views a page. */
export const viewerRoutes: readonly Route[] = [readViewerRoute];
