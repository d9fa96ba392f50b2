import type { createAppRouter } from './router.tsx';

/**
 * The session has ended: shows the login, which returns to the current screen and its drafts. It replaces that screen
 * in the history, so that Back goes to the previous one.
 */
export function redirectToLogin(router: ReturnType<typeof createAppRouter>): void {
  const { pathname, href } = router.state.location;
  if (['/login', '/signup', '/confirm-sign-up'].includes(pathname)) return;
  void router.navigate({
    to: '/login',
    search: { returnTo: href },
    ignoreBlocker: true,
    replace: true,
  });
}
