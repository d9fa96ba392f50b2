import { logout } from '@sitewright/site-runtime/session';
import type { Page } from '../page/page.ts';

/** Logs the owner out of this page's site. */
export async function endSession({ window: view, log, readServices, readViewer }: Page) {
  const { document, location } = view;
  const { authenticatedAccount } = await readViewer();
  const { api } = await readServices();
  await logout({
    api,
    hasAccount: () => authenticatedAccount !== null,
    clearCookie: (name) => (document.cookie = `${name}=; path=/; max-age=0`),
    emit: (eventName) => document.dispatchEvent(new CustomEvent(eventName)),
    navigate: (address) => location.assign(address),
    reload: () => location.reload(),
    log,
  });
}
