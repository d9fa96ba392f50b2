import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { SignUpScreen } from '../features/account/sign-up-screen.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import { SiteRoute } from '../shell/site/site-route.tsx';
import { SiteShell } from '../shell/site/site-shell.tsx';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const root = createRootRoute({ component: AppShell });

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search): { returnTo?: string | undefined } => ({
    returnTo: text(search.returnTo),
  }),
  component: LoginScreen,
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  component: SignUpScreen,
});

/** With `frameUrl` the area opens the editor at that path (ROUTE-21). */
const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: (search): { frameUrl?: string | undefined; site?: string | undefined } => ({
    frameUrl: text(search.frameUrl),
    site: text(search.site),
  }),
  component: lazyRouteComponent(
    () => import('../features/websites/entrance-screen.tsx'),
    'EntranceScreen',
  ),
});

/** ROUTE-23: the design panel of the website that was opened last. */
const design = createRoute({
  getParentRoute: () => root,
  path: '/design',
  component: lazyRouteComponent(
    () => import('../features/websites/entrance-screen.tsx'),
    'DesignEntrance',
  ),
});

const site = createRoute({
  getParentRoute: () => root,
  path: '/$identifier',
  component: SiteRoute,
});

const framed = createRoute({ getParentRoute: () => site, id: 'framed', component: SiteShell });

const dashboard = createRoute({
  getParentRoute: () => framed,
  path: '/',
  component: lazyRouteComponent(
    () => import('../features/dashboard/dashboard-screen.tsx'),
    'DashboardScreen',
  ),
});

const routeTree = root.addChildren([
  login,
  signUp,
  index,
  design,
  site.addChildren([framed.addChildren([dashboard])]),
]);

/** The routes below `/config`. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    basepath: '/config',
    defaultPreload: 'intent',
    ...(history === undefined ? {} : { history }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
