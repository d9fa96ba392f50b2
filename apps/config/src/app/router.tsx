import {
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import { LoginScreen } from '../features/account/login-screen.tsx';
import { SignUpScreen } from '../features/account/sign-up-screen.tsx';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { NoSuchScreen } from '../shell/no-such-screen.tsx';
import { parseFramePath } from '../shell/site/frame-path.ts';
import { framed, root, site } from './framed-route.tsx';
import { internalPath, text } from './search-params.ts';
import { storeRoutes } from './store-routes.tsx';

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: (search): { returnTo?: string | undefined } => ({
    returnTo: internalPath(search.returnTo),
  }),
  component: LoginScreen,
});

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/signup',
  validateSearch: (
    search,
  ): {
    returnTo?: string | undefined;
    email?: string | undefined;
    invitation?: string | undefined;
  } => ({
    returnTo: internalPath(search.returnTo),
    email: text(search.email),
    invitation: text(search.invitation),
  }),
  component: SignUpScreen,
});

/** The target of the link that confirms the address of a new account. */
const confirmSignUp = createRoute({
  getParentRoute: () => root,
  path: '/confirm-sign-up',
  validateSearch: (search): { token?: string | undefined } => ({ token: text(search.token) }),
  component: lazyRouteComponent(
    () => import('../features/account/confirm-sign-up-screen.tsx'),
    'ConfirmSignUpScreen',
  ),
});

/** The target of an invitation link, with or without an account. */
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  validateSearch: (search): { token?: string | undefined } => ({ token: text(search.token) }),
  component: lazyRouteComponent(
    () => import('../features/contributors/invitation-screen.tsx'),
    'InvitationScreen',
  ),
});

/** With `frameUrl`, the editor opens at that path (ROUTE-21). */
const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: (search): { frameUrl?: string | undefined; site?: string | undefined } => ({
    frameUrl: text(search.frameUrl),
    site: text(search.site),
  }),
  component: lazyRouteComponent(
    () => import('../features/websites/start-screen.tsx'),
    'StartScreen',
  ),
});

/** ROUTE-23: the design panel of the website that was opened last. */
const design = createRoute({
  getParentRoute: () => root,
  path: '/design',
  component: lazyRouteComponent(
    () => import('../features/websites/start-screen.tsx'),
    'DesignRedirect',
  ),
});

const dashboard = createRoute({
  getParentRoute: () => framed,
  path: '/',
  component: lazyRouteComponent(
    () => import('../features/dashboard/dashboard-screen.tsx'),
    'DashboardScreen',
  ),
});

/** The target of `/visit/…` when there is nothing to show yet. */
const unpublished = createRoute({
  getParentRoute: () => framed,
  path: '/unpublished',
  validateSearch: (search): { path?: string } =>
    text(search.path) === undefined ? {} : { path: parseFramePath(search.path) },
  component: lazyRouteComponent(
    () => import('../features/websites/unpublished-screen.tsx'),
    'UnpublishedScreen',
  ),
});

/** Full window, without the navigation. */
const edit = createRoute({
  getParentRoute: () => site,
  path: '/edit',
  validateSearch: (search): { path?: string; part?: 'footer' } => ({
    ...(text(search.path) === undefined ? {} : { path: parseFramePath(search.path) }),
    ...(search.part === 'footer' ? { part: 'footer' } : {}),
  }),
  component: lazyRouteComponent(
    () => import('../features/editor/editor-screen.tsx'),
    'EditorScreen',
  ),
});

const pages = createRoute({
  getParentRoute: () => framed,
  path: '/pages',
  validateSearch: (search): { page?: string | undefined } => ({ page: text(search.page) }),
  component: lazyRouteComponent(() => import('../features/pages/pages-screen.tsx'), 'PagesScreen'),
});

const deletedPages = createRoute({
  getParentRoute: () => framed,
  path: '/pages/deleted',
  component: lazyRouteComponent(
    () => import('../features/pages/deleted-pages-screen.tsx'),
    'DeletedPagesScreen',
  ),
});

const navigation = createRoute({
  getParentRoute: () => framed,
  path: '/navigation',
  component: lazyRouteComponent(
    () => import('../features/navigation/navigation-screen.tsx'),
    'NavigationScreen',
  ),
});

const siteDesign = createRoute({
  getParentRoute: () => framed,
  path: '/design',
  component: lazyRouteComponent(
    () => import('../features/design/design-screen.tsx'),
    'DesignScreen',
  ),
});

const assets = createRoute({
  getParentRoute: () => framed,
  path: '/assets',
  component: lazyRouteComponent(
    () => import('../features/assets/assets-screen.tsx'),
    'AssetsScreen',
  ),
});

const forms = createRoute({
  getParentRoute: () => framed,
  path: '/forms',
  component: lazyRouteComponent(() => import('../features/forms/forms-screen.tsx'), 'FormsScreen'),
});

const form = createRoute({
  getParentRoute: () => framed,
  path: '/forms/$formId',
  component: lazyRouteComponent(() => import('../features/forms/form-screen.tsx'), 'FormScreen'),
});

const submissions = createRoute({
  getParentRoute: () => framed,
  path: '/submissions',
  validateSearch: (search): { folder?: 'inbox' | 'spam'; form?: string | undefined } => ({
    ...(search.folder === 'spam' ? { folder: 'spam' } : {}),
    form: text(search.form),
  }),
  component: lazyRouteComponent(
    () => import('../features/forms/submissions-screen.tsx'),
    'SubmissionsScreen',
  ),
});

const mail = createRoute({
  getParentRoute: () => framed,
  path: '/mail',
  component: lazyRouteComponent(() => import('../features/mail/mail-screen.tsx'), 'MailScreen'),
});

const releases = createRoute({
  getParentRoute: () => framed,
  path: '/releases',
  component: lazyRouteComponent(
    () => import('../features/releases/releases-screen.tsx'),
    'ReleasesScreen',
  ),
});

const settings = createRoute({
  getParentRoute: () => framed,
  path: '/settings',
  component: lazyRouteComponent(
    () => import('../features/settings/settings-screen.tsx'),
    'SettingsScreen',
  ),
});

const contributors = createRoute({
  getParentRoute: () => framed,
  path: '/contributors',
  component: lazyRouteComponent(
    () => import('../features/contributors/contributors-screen.tsx'),
    'ContributorsScreen',
  ),
});

const routeTree = root.addChildren([
  login,
  signUp,
  confirmSignUp,
  invitation,
  index,
  design,
  site.addChildren([
    edit,
    framed.addChildren([
      dashboard,
      unpublished,
      pages,
      deletedPages,
      navigation,
      siteDesign,
      assets,
      forms,
      form,
      submissions,
      ...storeRoutes,
      mail,
      releases,
      settings,
      contributors,
    ]),
  ]),
]);

/** The routes below `/config`. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    basepath: '/config',
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NoSuchScreen,
    ...(history === undefined ? {} : { history }),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
