import type { DataLayer } from '@sitewright/data-layer';

/** The page's interface for logging out. */
export interface LogoutPorts {
  readonly api: Pick<DataLayer, 'post'>;
  /** Whether a person is logged in. */
  readonly hasAccount: () => boolean;
  readonly clearCookie: (name: string) => void;
  readonly emit: (eventName: string) => void;
  readonly navigate: (address: string) => void;
  readonly reload: () => void;
  readonly log: (message: string) => void;
}

/** The target of a logout: the site's root, or this page again. */
export type AfterLogout = 'root' | 'reload';

/** The root of the site with a confirmation. */
const loggedOutRoot = '/?logout=true';

/** Ends the owner's session. The data layer repeats a rejected crumb once; any other failure is only logged. */
export async function logout(ports: LogoutPorts, afterward: AfterLogout = 'root'): Promise<void> {
  if (!ports.hasAccount()) return;
  const result = await ports.api.post('auth/Logout', {});
  if (!result.ok) {
    ports.log(`Logout failed: ${result.failure.message}`);
    return;
  }
  ports.emit('logout');
  ports.clearCookie('ss_lastid');
  if (afterward === 'reload') ports.reload();
  else ports.navigate(loggedOutRoot);
}
