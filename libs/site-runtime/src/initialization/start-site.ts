import { createInitialization, type Initialization } from './create-initialization.ts';

/** Where a page keeps its initialisation: `window`, where templates' scripts find it. */
export interface SiteHost {
  sitewright?: Initialization;
}

/** Whom the common code tells what went wrong. */
export interface SiteNews {
  /** Receives the errors of initializers and destructors. */
  readonly log: (error: unknown) => void;
  readonly warn: (message: string) => void;
}

/**
 * Gives a page its initialisation, once. Where the common code runs a second time it says so and answers undefined: two
 * of them would hear every key twice.
 */
export function startSite(host: SiteHost, { log, warn }: SiteNews): Initialization | undefined {
  if (!host.sitewright) return (host.sitewright = createInitialization(log));
  warn('Detected second run, this is bad.');
  return undefined;
}
