import type { createAppRouter } from './router.tsx';

/**
 * The session is over: goes to the login, which leads back to where the person was, and to what was typed there. It takes
 * the place of that screen in the history, so that Back leads to where the person came from.
 */
export function leadToLogin(router: ReturnType<typeof createAppRouter>): void {
  const { pathname, href } = router.state.location;
  if (['/login', '/signup', '/confirm-sign-up'].includes(pathname)) return;
  void router.navigate({
    to: '/login',
    search: { returnTo: href },
    ignoreBlocker: true,
    replace: true,
  });
}
