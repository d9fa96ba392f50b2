import { createRootRoute, createRoute } from '@tanstack/react-router';
import { AppShell } from '../shell/app-shell.tsx';
import { SiteRoute } from '../shell/site/site-route.tsx';
import { SiteShell } from '../shell/site/site-shell.tsx';

/** The parents of all screens; `router.tsx` adds the screens to them. */
export const root = createRootRoute({ component: AppShell });

export const site = createRoute({
  getParentRoute: () => root,
  path: '/$identifier',
  component: SiteRoute,
});

/** Screens with the navigation of a website. */
export const framed = createRoute({
  getParentRoute: () => site,
  id: 'framed',
  component: SiteShell,
});
