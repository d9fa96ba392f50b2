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
  /** Who is looking, as far as is known now. */
  readonly viewer: () => Viewer;
  readonly logout: () => void;
}

/**
 * The page's Escape: closes what is open, else leads to the configuration area at this very page. It hears the keys once
 * it is given to `listenForEscape` of the escape manager.
 */
export function createSiteEscape(options: SiteEscapeOptions): EscapeManager {
  const { window: view, context, viewer, logout } = options;
  const { location } = view;
  const otherwise = createAccountEscape({
    navigate: ({ isAccountCreationDisabled }) => {
      // In the preview frame one is there already.
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
    otherwise,
  });
}
