import type { DataLayer } from '@sitewright/data-layer';

/** What logging out needs of the page. */
export interface LogoutPorts {
  readonly api: Pick<DataLayer, 'post'>;
  readonly clearCookie: (name: string) => void;
  readonly emit: (eventName: string) => void;
  readonly navigate: (address: string) => void;
  readonly log: (message: string) => void;
}

/** Where a logout leads to; the page then says that it worked (LOGOUT-08). */
const afterLogout = '/?logout=true';

/** Ends the owner's session. A refused crumb is repeated once by the data layer; any other failure is only logged. */
export async function logout(ports: LogoutPorts): Promise<void> {
  const result = await ports.api.post('auth/Logout', {});
  if (!result.ok) {
    ports.log(`Logout failed: ${result.failure.message}`);
    return;
  }
  ports.emit('logout');
  ports.clearCookie('ss_lastid');
  ports.navigate(afterLogout);
}
