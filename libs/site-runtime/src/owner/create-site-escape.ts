import {
  createAccountEscape,
  createEscapeManager,
  type EscapeManager,
} from '@sitewright/escape-manager';
import type { SiteContext } from '@sitewright/contracts/entities';
import type { Viewer } from '@sitewright/blocks/client';
import { accountOf } from '../viewer/account-of.ts';
import { configAddress } from './owner-redirect.ts';

interface SiteEscapeOptions {
  readonly window: Window;
  readonly context: SiteContext;
  /** The viewer, as far as known. */
  readonly viewer: () => Viewer;
  readonly logout: () => void;
}

/**
 * The page's Escape: closes what is open, otherwise opens the config area at this page. Pass it to `listenForEscape` of
 * the escape manager.
 */
export function createSiteEscape(options: SiteEscapeOptions): EscapeManager {
  const { window: view, context, viewer, logout } = options;
  const { location } = view;
  const accountEscape = createAccountEscape({
    navigate: ({ isAccountCreationDisabled }) => {
      // In the preview frame the config area is already open.
      if (view.top !== view.self) return;
      const address = configAddress(`${location.pathname}${location.search}`);
      location.assign(isAccountCreationDisabled ? `${address}&accountCreation=false` : address);
    },
    logout,
    readContext: () => ({
      account: accountOf(viewer()),
      useEscapeKeyToLogin: context.websiteSettings.useEscapeKeyToLogin,
    }),
  });
  return createEscapeManager({
    setTimer: (callback, delayMs) => view.setTimeout(callback, delayMs),
    otherwise: accountEscape,
  });
}
