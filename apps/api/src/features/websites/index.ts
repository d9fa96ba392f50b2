import type { Route } from '../../platform/routing/define-route.ts';
import { readBusinessRoute, writeBusinessRoute } from './business-routes.ts';
import { changeWebsiteRoute } from './change-website.ts';
import { createWebsiteRoute } from './create-website.ts';
import { listWebsitesRoute } from './list-websites.ts';
import { readOverlaysRoute, writeOverlaysRoute } from './overlays-routes.ts';
import * as presentation from './presentation-routes.ts';
import { readWebsiteRoute } from './read-website.ts';

/** Websites and the presentation that all pages share. */
export const websiteRoutes: readonly Route[] = [
  listWebsitesRoute,
  createWebsiteRoute,
  readWebsiteRoute,
  changeWebsiteRoute,
  presentation.readStylesRoute,
  presentation.writeStylesRoute,
  presentation.readNavigationRoute,
  presentation.writeNavigationRoute,
  presentation.readHeaderFooterRoute,
  presentation.writeHeaderFooterRoute,
  readOverlaysRoute,
  writeOverlaysRoute,
  readBusinessRoute,
  writeBusinessRoute,
];
